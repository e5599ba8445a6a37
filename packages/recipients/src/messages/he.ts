import type { RecipientMessages } from '../texts';

const accepts = 'החליפו את המטבע, או בקשו כתובת שמקבלת {currency}.';

/** Hebrew texts about IBANs and phone numbers. */
export const he: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, ספרות הביקורת אומתו',
    country: 'אין מדינה שבה IBAN מתחיל ב-{country}',
    length: 'IBAN שמתחיל ב-{country} כולל {most} תווים, ובזה יש {count}',
    structure: 'מבנה ה־IBAN הזה אינו מתאים ל־{country}: אות או ספרה נמצאת במקום הלא נכון',
    checkDigits: 'יש שגיאה ב-IBAN הזה: ספרות הביקורת אינן תואמות',
    otherCurrency: 'IBAN אינו יכול לקבל {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'מספר טלפון',
    right: 'מספר טלפון',
    country: 'התחילו את מספר הטלפון בסימן פלוס ובקידומת המדינה',
    length: 'במספר טלפון יש 7 עד 15 ספרות אחרי סימן הפלוס',
    unassigned: 'מספר הטלפון הזה אינו קיים במדינה שלו',
    extension: 'יש להזין את מספר הטלפון ללא שלוחה',
  },
};
