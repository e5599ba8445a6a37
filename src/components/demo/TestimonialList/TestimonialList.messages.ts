/** The English texts of `TestimonialList`. */
export const TestimonialList = {
  designer: 'A freelance designer',
  designerQuote:
    'Clients pay me in three currencies. I see one total and exchange what I need, when I need it.',
  owner: 'A shop owner',
  ownerQuote: 'I keep business and savings in separate wallets. Closing the books takes a minute.',
  student: 'A student abroad',
  studentQuote:
    'My family sends pounds, and my rent is in euros. No monthly fees, and no credit card needed.',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly TestimonialList: typeof TestimonialList;
  }
}
