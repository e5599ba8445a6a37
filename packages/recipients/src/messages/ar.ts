import type { RecipientMessages } from '../texts';

const accepts = 'غيّر العملة، أو اطلب عنوانًا يقبل {currency}.';

/** Arabic texts about IBANs and phone numbers. */
export const ar: RecipientMessages = {
  iban: {
    name: 'رقم الحساب المصرفي الدولي (IBAN)',
    right: 'رقم IBAN، تم التحقق من رقمي المراجعة',
    country: 'لا يوجد بلد تبدأ أرقام IBAN فيه بالحرفين {country}',
    length:
      'عدد خانات رقم IBAN الذي يبدأ بالحرفين {country} هو {most}، وعدد خانات هذا الرقم {count}',
    structure: 'بنية رقم IBAN هذا لا تطابق بنية {country}: يوجد حرف أو رقم في غير موضعه',
    checkDigits: 'رقم IBAN هذا فيه خطأ: رقما المراجعة غير مطابقين',
    otherCurrency: 'لا يمكن لرقم IBAN استقبال {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'رقم هاتف',
    right: 'رقم هاتف',
    country: 'ابدأ رقم الهاتف بعلامة الجمع ورمز البلد',
    length: 'يتكون رقم الهاتف من 7 إلى 15 رقمًا بعد علامة الجمع',
    unassigned: 'رقم الهاتف هذا غير موجود في بلده',
    extension: 'اكتب رقم الهاتف من دون الرقم الداخلي',
  },
};
