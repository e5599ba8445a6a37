/** The texts of the app. The texts of Florin's components are in `florin/messages`. */
export const ENGLISH = {
  title: 'Minimal wallet',
  language: 'العربية',
  dark: 'Dark theme',
  light: 'Light theme',
  amount: 'Amount',
  withdraw: 'Withdraw',
  withdrawal: 'Withdrawal',
};

export type Texts = typeof ENGLISH;

export const ARABIC: Texts = {
  title: 'محفظة صغيرة',
  language: 'English',
  dark: 'المظهر الداكن',
  light: 'المظهر الفاتح',
  amount: 'المبلغ',
  withdraw: 'سحب',
  withdrawal: 'سحب نقدي',
};
