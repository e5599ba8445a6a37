import { ar as components } from '../../messages/ar';
import type { CompleteMessages } from '../english';

/** Modern Standard Arabic. */
export const ar: CompleteMessages = {
  ...components,
  AppFrame: {
    home: 'الرئيسية',
    wallet: 'المحفظة',
    payments: 'المدفوعات',
    exchange: 'الصرف',
    settings: 'الإعدادات',
    menu: 'القائمة',
    profileMenu: 'قائمة الملف الشخصي',
    notifications: 'الإشعارات',
  },
  ConnectedHolding: {
    title: 'رصيدك',
    worth: 'القيمة {amount}',
    send: 'إرسال',
    receive: 'استلام',
    exchange: 'صرف',
  },
  ConnectedPriceChart: {
    title: 'السعر',
    day: '24 ساعة',
  },
  ConnectedQuickActions: {
    send: 'إرسال',
    receive: 'استلام',
    scan: 'مسح رمز QR غير متاح في هذا العرض التجريبي',
  },
  ConnectedSideMenu: {
    help: 'ستتوفر المساعدة والدعم قريبًا!',
    notifications: 'ستتوفر ميزة الإشعارات قريبًا!',
    feedback: 'ستتوفر ميزة إرسال الملاحظات قريبًا!',
    customer: 'ستتوفر خدمة العملاء قريبًا!',
  },
  ConnectedSiteHeader: {
    menu: 'قائمة الحساب',
    notifications: 'الإشعارات',
  },
  ConnectedWalletSwitcher: {
    create: 'إنشاء محفظة جديدة',
  },
  CurrencyPage: {
    title: 'عملة غير معروفة',
    unknown: 'لا توجد في المحفظة عملة بهذا الاسم. ربما كُتب العنوان خطأً.',
    wallet: 'الانتقال إلى المحفظة',
    balance: 'رصيدك',
    price: 'السعر',
    transactions: 'أحدث المعاملات',
  },
  ExchangePage: {
    title: 'صرف العملات',
    form: 'صرف العملات',
    trends: 'اتجاهات السوق',
  },
  FailedSurface: {
    close: 'إغلاق',
    missing: 'تعذّر تحميل «{name}». يرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
    failed: 'تعذّر عرض «{name}».',
  },
  ForgotPasswordPage: {
    title: 'هل نسيت كلمة المرور؟',
    intro: 'أدخل البريد الإلكتروني الذي تسجّل الدخول به.',
    answer: 'لم يُرسَل شيء',
    noServer:
      'لو كان لهذه المحفظة خادم لأرسلت الآن رسالة إلى هذا العنوان، إن وُجد حساب مرتبط به. أما هذا العرض التجريبي فليس له خادم ولا يرسل رسائل بريد إلكتروني، ولم يحتفظ بما كتبته.',
    openAccount: 'الحساب التجريبي متاح للجميع، وكلمة مروره معروضة في صفحة تسجيل الدخول.',
    back: 'العودة إلى تسجيل الدخول',
  },
  HistoryPage: {
    title: 'السجل',
  },
  HomePage: {
    title: 'الرئيسية',
    balance: 'إجمالي الرصيد',
    actions: 'إجراءات سريعة',
    transactions: 'أحدث المعاملات',
  },
  LandingPage: {
    title: 'كل أموالك في محفظة واحدة',
    features: 'مصمّمة كما يليق بالمال: دقيقة، ويصعب الخطأ فيها.',
    featuresIntro: 'أربعة أمور على كل محفظة أن تتقنها، ولا شيء يحول بينك وبينها.',
    testimonials: 'ما قد يقوله العملاء.',
    testimonialsIntro:
      'آراء متخيَّلة موقّعة بالصفة لا بالاسم: فهذا عرض تجريبي، وليس له عملاء ننقل عنهم.',
  },
  LanguageProvider: {
    missing: 'تعذّر تحميل اللغة. يرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
  },
  NotFoundPage: {
    title: 'الصفحة غير موجودة',
    text: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو كُتب العنوان خطأً.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  PagePart: {
    failed: 'تعذّر عرض «{name}».',
  },
  PaymentsPage: {
    title: 'المدفوعات',
    actions: 'إجراءات سريعة',
    transactions: 'أحدث المعاملات',
  },
  PrivacyPage: {
    title: 'الخصوصية',
    intro: 'ما يعرفه عنك هذا العرض التجريبي: المظهر الذي تفضّله، ولغتك.',
    stored: 'ما يُخزَّن',
    storedWords:
      'كلمتان على الأكثر، على جهازك أنت: هل اخترت الوضع الفاتح أم الوضع الداكن، وأي لغة اخترت. تُحفظان في التخزين المحلي للمتصفح بالمفتاحين «theme» و«florin.language»، وتُحذفان عند مسح بيانات هذا الموقع.',
    sent: 'ما يُرسَل',
    sentNothing:
      'لا شيء مما تفعله هنا. فليس للمحفظة خادم ترسله إليه، وهي لا ترسل أي رسائل بريد إلكتروني.',
    sentForms: 'ما تكتبه في أي نموذج يبقى في هذه الصفحة، ويزول عند إعادة تحميلها.',
    others: 'من غيرك هنا؟',
    othersNobody:
      'لا أحد. لا ملفات تعريف ارتباط ولا تحليلات ولا إعلانات، والخطوط والصور تأتي من المكان نفسه الذي تأتي منه الصفحة.',
    othersHost: 'قد تسجّل الجهة المستضيفة لهذه الملفات أنها طُلبت، كما في أي موقع إلكتروني.',
  },
  ProfilePage: {
    title: 'الملف الشخصي',
    profile: 'ملفك الشخصي',
    security: 'ميزات الأمان',
    statistics: 'إحصاءات',
    transactions: 'معاملة',
    currencies: 'عملات',
    daysActive: 'يوم نشاط',
    successRate: 'نسبة النجاح',
  },
  ReceiveSheet: {
    title: 'استلام',
  },
  RouteErrorPage: {
    unexpected: 'خطأ غير متوقع في التطبيق!',
    unexpectedTitle: 'خطأ',
    unexpectedText: 'حدث خطأ أثناء عرض هذه الصفحة.',
    missing: 'لم يتم تحميل الصفحة',
    missingText: 'تعذّر تحميل هذه الصفحة. يرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  SendSheet: {
    title: 'إرسال',
    sent: 'تم إرسال {amount} إلى {recipient}',
    sentHidden: 'تم الإرسال إلى {recipient}',
  },
  SettingsMenu: {
    account: 'الحساب',
    profile: 'إعدادات الملف الشخصي',
    notifications: 'الإشعارات',
    security: 'الأمان',
    biometrics: 'المصادقة البيومترية',
    twoFactor: 'المصادقة الثنائية',
    privacy: 'إعدادات الخصوصية',
    preferences: 'التفضيلات',
    darkMode: 'الوضع الداكن',
    language: 'اللغة (Language)',
    support: 'الدعم',
    help: 'المساعدة والدعم',
  },
  SettingsPage: {
    title: 'الإعدادات',
    profile: 'ملفك الشخصي',
    settings: 'الإعدادات',
    signOut: 'تسجيل الخروج',
  },
  SigninPage: {
    title: 'تسجيل الدخول',
    heading: 'مرحبًا بعودتك',
    intro: 'سجّل الدخول لفتح محفظتك.',
    biometrics: 'تسجيل الدخول بالبصمة',
    orEmail: 'أو بالبريد الإلكتروني',
    demo: 'تجربة الحساب التجريبي',
    newHere: 'ليس لديك حساب؟ {link}',
    signUp: 'فتح حساب',
  },
  SignupPage: {
    title: 'فتح حساب',
    heading: 'أنشئ حسابك',
    intro: 'محفظة واحدة لكل عملاتك.',
    already: 'لديك حساب بالفعل؟ {link}',
    signIn: 'تسجيل الدخول',
  },
  TermsPage: {
    title: 'الشروط',
    intro: 'مختصرة، فليس هناك الكثير لتوافق عليه.',
    demo: 'هذا عرض تجريبي',
    demoText:
      'توضّح هذه المحفظة كيف يمكن أن تبدو محفظة متعددة العملات وكيف يمكن أن تعمل. وهي ليست بنكًا، ولا خدمة دفع، ولا منصة لتداول العملات.',
    noMoney: 'لا يحتفظ بأي أموال',
    noMoneyText:
      'كل الأرصدة والأسعار والمعاملات بيانات تجريبية. ولا يغيّر الإرسال والصرف سوى أرقام في هذه الصفحة. يرجى عدم إرسال أي شيء إلى العناوين المعروضة فيها.',
    reload: 'أعد تحميل الصفحة، فيعود كل شيء كما كان في البداية.',
    account: 'حساب واحد للجميع',
    accountText: 'الحساب التجريبي متاح للجميع. لا تكتب هنا كلمة مرور تستخدمها في مكان آخر.',
    promises: 'بلا وعود',
    promisesText:
      'ما تعلن عنه الصفحة الرئيسية يصف المنتج المتخيَّل هنا. أما العرض التجريبي فيُقدَّم كما هو، مجانًا ودون ضمان من أي نوع.',
  },
  TransactionPage: {
    title: 'المعاملة',
  },
  WalletPage: {
    title: 'المحفظة',
    balance: 'إجمالي الرصيد',
    network: 'الشبكة',
    currencies: 'العملات',
    shares: 'أين أموالك',
  },
  WaysIn: {
    wrongPair: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.',
    failed: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
    accountFailed: 'تعذّر إنشاء الحساب. يرجى المحاولة مرة أخرى.',
    biometricsRefused: 'فشلت المصادقة البيومترية. يرجى المحاولة مرة أخرى.',
    biometricsMissing: 'المصادقة البيومترية غير متاحة.',
    demoFailed: 'تعذّر الدخول إلى الحساب التجريبي. يرجى المحاولة مرة أخرى.',
  },
};
