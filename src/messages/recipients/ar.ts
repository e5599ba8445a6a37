import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'غيّر العملة، أو اطلب عنوانًا يقبل {currency}.';

/** Arabic. */
export const ar: RecipientMessages = {
  iban: {
    name: 'رقم الحساب المصرفي الدولي (IBAN)',
    right: 'رقم IBAN، تم التحقق من رقمي المراجعة',
    country: 'لا يوجد بلد تبدأ أرقام IBAN فيه بالحرفين {country}',
    length:
      'عدد خانات رقم IBAN الذي يبدأ بالحرفين {country} هو {most}، وعدد خانات هذا الرقم {count}',
    checkDigits: 'رقم IBAN هذا فيه خطأ: رقما المراجعة غير مطابقين',
    otherCurrency: 'لا يمكن لرقم IBAN استقبال {currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'فاتورة لايتنينغ',
    right: 'فاتورة لايتنينغ، صالحة حتى {until}',
    amount: 'فاتورة لايتنينغ بقيمة {amount}، صالحة حتى {until}',
    mistake: 'فاتورة لايتنينغ هذه فيها خطأ. انسخ الفاتورة كاملة مرة أخرى.',
    testnet: 'فاتورة لايتنينغ هذه تخص شبكة اختبار لا قيمة لعملاتها',
    otherCurrency: 'لا يمكن لفاتورة لايتنينغ استقبال {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'رقم هاتف',
    right: 'رقم هاتف',
    country: 'ابدأ رقم الهاتف بعلامة الجمع ورمز البلد',
    length: 'يتكون رقم الهاتف من 7 إلى 15 رقمًا بعد علامة الجمع',
  },
  solana: {
    name: 'عنوان سولانا',
    right: 'عنوان سولانا بلا رمز تحقق',
    length: 'عنوان سولانا هذا فيه خطأ: هناك حرف ناقص أو زائد',
    otherCurrency: 'لا يمكن لعنوان سولانا استقبال {currency}',
    otherCurrencyDo: `قد يضيع المال المرسل إلى عنوان في شبكة أخرى. ${accepts}`,
  },
};
