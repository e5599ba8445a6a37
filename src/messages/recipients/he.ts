import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'החליפו את המטבע, או בקשו כתובת שמקבלת {currency}.';

/** Hebrew. */
export const he: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, ספרות הביקורת אומתו',
    country: 'אין מדינה שבה IBAN מתחיל ב-{country}',
    length: 'IBAN שמתחיל ב-{country} כולל {most} תווים, ובזה יש {count}',
    checkDigits: 'יש שגיאה ב-IBAN הזה: ספרות הביקורת אינן תואמות',
    otherCurrency: 'IBAN אינו יכול לקבל {currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'חשבונית לייטנינג',
    right: 'חשבונית לייטנינג, בתוקף עד {until}',
    amount: 'חשבונית לייטנינג על סך {amount}, בתוקף עד {until}',
    mistake: 'יש שגיאה בחשבונית הלייטנינג הזו. העתיקו שוב את החשבונית המלאה.',
    testnet: 'חשבונית הלייטנינג הזו שייכת לרשת בדיקות, שלמטבעותיה אין ערך',
    otherCurrency: 'חשבונית לייטנינג אינה יכולה לקבל {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'מספר טלפון',
    right: 'מספר טלפון',
    country: 'התחילו את מספר הטלפון בסימן פלוס ובקידומת המדינה',
    length: 'במספר טלפון יש 7 עד 15 ספרות אחרי סימן הפלוס',
  },
  solana: {
    name: 'כתובת סולאנה',
    right: 'כתובת סולאנה ללא סכום ביקורת',
    length: 'יש שגיאה בכתובת הסולאנה הזו: תו חסר או מיותר',
    otherCurrency: 'כתובת סולאנה אינה יכולה לקבל {currency}',
    otherCurrencyDo: `כסף שנשלח לכתובת ברשת אחרת עלול ללכת לאיבוד. ${accepts}`,
  },
};
