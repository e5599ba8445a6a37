import { he as components } from '../../messages/he';
import type { CompleteMessages } from '../english';

/** Hebrew, which addresses everybody: in the plural, or by nouns. */
export const he: CompleteMessages = {
  ...components,
  AppFrame: {
    home: 'ראשי',
    wallet: 'ארנק',
    payments: 'תשלומים',
    exchange: 'המרה',
    settings: 'הגדרות',
    menu: 'תפריט',
    profileMenu: 'תפריט הפרופיל',
    notifications: 'התראות',
  },
  ConnectedHolding: {
    title: 'היתרה שלך',
    worth: 'שווי {amount}',
    send: 'שליחה',
    receive: 'קבלה',
    exchange: 'המרה',
  },
  ConnectedPriceChart: {
    title: 'שער',
    day: '24 שעות',
  },
  ConnectedQuickActions: {
    send: 'שליחה',
    receive: 'קבלה',
    scan: 'סריקת קוד QR אינה זמינה בהדגמה',
  },
  ConnectedSideMenu: {
    help: 'העזרה והתמיכה יהיו זמינות בקרוב!',
    notifications: 'ההתראות יהיו זמינות בקרוב!',
    feedback: 'שליחת המשוב תהיה זמינה בקרוב!',
    customer: 'שירות הלקוחות יהיה זמין בקרוב!',
  },
  ConnectedSiteHeader: {
    menu: 'תפריט החשבון',
    notifications: 'התראות',
  },
  ConnectedWalletSwitcher: {
    create: 'יצירת ארנק חדש',
  },
  CurrencyPage: {
    title: 'מטבע לא מוכר',
    unknown: 'אין בארנק מטבע בשם הזה. ייתכן שהכתובת הוקלדה בטעות.',
    wallet: 'מעבר לארנק',
    balance: 'היתרה שלך',
    price: 'שער',
    transactions: 'פעולות אחרונות',
  },
  ExchangePage: {
    title: 'המרה',
    form: 'המרה',
    trends: 'מגמות בשוק',
  },
  FailedSurface: {
    close: 'סגירה',
    missing: 'לא ניתן לטעון את ״{name}״. בדקו את החיבור לאינטרנט ונסו שוב.',
    failed: 'לא ניתן להציג את ״{name}״.',
  },
  ForgotPasswordPage: {
    title: 'שכחתם סיסמה?',
    intro: 'הזינו את כתובת האימייל שבה אתם נכנסים לחשבון.',
    answer: 'לא נשלח דבר',
    noServer:
      'ארנק שיש לו שרת היה שולח עכשיו הודעה לכתובת הזאת, אילו היה חשבון המשויך אליה. להדגמה הזאת אין שרת, היא אינה שולחת אימיילים, והיא לא שמרה את מה שהקלדתם.',
    openAccount: 'חשבון ההדגמה פתוח לכולם. הסיסמה שלו מופיעה בדף הכניסה.',
    back: 'חזרה לכניסה',
  },
  HistoryPage: {
    title: 'היסטוריה',
  },
  HomePage: {
    title: 'ראשי',
    balance: 'יתרה כוללת',
    actions: 'פעולות מהירות',
    transactions: 'פעולות אחרונות',
  },
  LandingPage: {
    title: 'כל הכסף שלכם בארנק אחד',
    features: 'בנוי כיאה לכסף: מדויק, וקשה לטעות בו.',
    featuresIntro: 'ארבעה דברים שארנק צריך לעשות היטב, בלי שום דבר שיעמוד ביניכם לבינם.',
    testimonials: 'מה לקוחות היו יכולים לספר.',
    testimonialsIntro:
      'המלצות לדוגמה, חתומות בתפקיד ולא בשם: זוהי הדגמה, ואין לה לקוחות שאפשר לצטט.',
  },
  LanguageProvider: {
    missing: 'לא ניתן לטעון את השפה. בדקו את החיבור לאינטרנט ונסו שוב.',
  },
  NotFoundPage: {
    title: 'הדף לא נמצא',
    text: 'אין דבר בכתובת הזאת. ייתכן שהדף הועבר, או שנפלה טעות בהקלדת הכתובת.',
    home: 'מעבר לדף הבית',
  },
  PagePart: {
    failed: 'לא ניתן להציג את ״{name}״.',
  },
  PaymentsPage: {
    title: 'תשלומים',
    actions: 'פעולות מהירות',
    transactions: 'פעולות אחרונות',
  },
  PrivacyPage: {
    title: 'פרטיות',
    intro: 'מה ההדגמה הזאת יודעת עליכם: מצב התצוגה המועדף עליכם, והשפה שלכם.',
    stored: 'מה נשמר',
    storedWords:
      'לכל היותר שתי מילים, במכשיר שלכם: אם בחרתם במצב בהיר או במצב כהה, ובאיזו שפה בחרתם. הן נשמרות באחסון המקומי של הדפדפן תחת המפתחות ״theme״ ו־״florin.language״. מחיקת הנתונים של האתר הזה מסירה אותן.',
    sent: 'מה נשלח',
    sentNothing:
      'שום דבר ממה שאתם עושים כאן. לארנק אין שרת שאפשר לשלוח אליו, והוא אינו שולח אימיילים.',
    sentForms: 'מה שמקלידים בטופס נשאר בדף הזה, ונעלם כשטוענים אותו מחדש.',
    others: 'מי עוד כאן',
    othersNobody:
      'אף אחד. אין קובצי Cookie, אין כלי ניתוח ואין פרסומות, והגופנים והתמונות מגיעים מאותו מקום שממנו מגיע הדף עצמו.',
    othersHost: 'מי שמארח את הקבצים האלה עשוי לתעד שהם הורדו, כמו בכל אתר.',
  },
  ProfilePage: {
    title: 'פרופיל',
    profile: 'הפרופיל שלכם',
    security: 'אמצעי אבטחה',
    statistics: 'נתונים',
    transactions: 'פעולות',
    currencies: 'מטבעות',
    daysActive: 'ימי פעילות',
    successRate: 'שיעור הצלחה',
  },
  ReceiveSheet: {
    title: 'קבלה',
  },
  RouteErrorPage: {
    unexpected: 'שגיאה בלתי צפויה באפליקציה!',
    unexpectedTitle: 'שגיאה',
    unexpectedText: 'משהו השתבש בהצגת הדף הזה.',
    missing: 'הדף לא נטען',
    missingText: 'לא ניתן לטעון את הדף הזה. בדקו את החיבור לאינטרנט ונסו שוב.',
    home: 'מעבר לדף הבית',
  },
  SendSheet: {
    title: 'שליחה',
    sent: 'נשלחו {amount} אל {recipient}',
    sentHidden: 'הסכום נשלח אל {recipient}',
  },
  SettingsMenu: {
    account: 'חשבון',
    profile: 'הגדרות פרופיל',
    notifications: 'התראות',
    security: 'אבטחה',
    biometrics: 'אימות ביומטרי',
    twoFactor: 'אימות דו־שלבי',
    privacy: 'הגדרות פרטיות',
    preferences: 'העדפות',
    darkMode: 'מצב כהה',
    language: 'שפה (Language)',
    support: 'תמיכה',
    help: 'עזרה ותמיכה',
  },
  SettingsPage: {
    title: 'הגדרות',
    profile: 'הפרופיל שלכם',
    settings: 'הגדרות',
    signOut: 'יציאה',
  },
  SigninPage: {
    title: 'כניסה',
    heading: 'ברוכים השבים',
    intro: 'היכנסו כדי לפתוח את הארנק שלכם.',
    biometrics: 'כניסה ביומטרית',
    orEmail: 'או עם האימייל שלכם',
    demo: 'התנסות בחשבון ההדגמה',
    newHere: 'עדיין אין לכם חשבון? {link}',
    signUp: 'פתיחת חשבון',
  },
  SignupPage: {
    title: 'פתיחת חשבון',
    heading: 'פתחו חשבון',
    intro: 'ארנק אחד לכל המטבעות שלכם.',
    already: 'כבר יש לכם חשבון? {link}',
    signIn: 'כניסה',
  },
  TermsPage: {
    title: 'תנאי שימוש',
    intro: 'קצרים, כי אין הרבה על מה להסכים.',
    demo: 'זוהי הדגמה',
    demoText:
      'הארנק מראה איך ארנק רב־מטבעי יכול להיראות ולפעול. הוא אינו בנק, אינו שירות תשלומים ואינו זירת מסחר במטבעות.',
    noMoney: 'אין בה כסף',
    noMoneyText:
      'כל היתרות, השערים והפעולות הם נתונים לדוגמה. שליחה והמרה משנות מספרים בדף הזה ותו לא. נא לא לשלוח דבר לכתובות המוצגות בו.',
    reload: 'טענו את הדף מחדש, והכול יחזור לנקודת ההתחלה.',
    account: 'חשבון אחד לכולם',
    accountText: 'חשבון ההדגמה פתוח לכולם. אל תקלידו כאן סיסמה שאתם משתמשים בה במקום אחר.',
    promises: 'בלי הבטחות',
    promisesText:
      'מה שדף הבית מפרסם מתאר את המוצר הדמיוני המוצג כאן. ההדגמה ניתנת כמות שהיא, ללא תשלום וללא אחריות מכל סוג שהוא.',
  },
  TransactionPage: {
    title: 'פעולה',
  },
  WalletPage: {
    title: 'ארנק',
    balance: 'יתרה כוללת',
    network: 'רשת',
    currencies: 'מטבעות',
    shares: 'איפה הכסף שלך',
  },
  WaysIn: {
    wrongPair: 'האימייל או הסיסמה שגויים. נסו שוב.',
    failed: 'אירעה שגיאה. נסו שוב.',
    accountFailed: 'פתיחת החשבון נכשלה. נסו שוב.',
    biometricsRefused: 'האימות הביומטרי נכשל. נסו שוב.',
    biometricsMissing: 'האימות הביומטרי אינו זמין.',
    demoFailed: 'הכניסה לחשבון ההדגמה נכשלה. נסו שוב.',
  },
};
