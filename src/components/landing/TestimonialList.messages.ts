/** The English texts of `TestimonialList`. */
export const TestimonialList = {
  designer: 'A freelance designer',
  designerQuote:
    'Clients pay me in three currencies. I see one total, and change what I need when I need it.',
  owner: 'A shop owner',
  ownerQuote: 'Business and savings stay in wallets of their own. Closing the day takes a minute.',
  student: 'A student abroad',
  studentQuote: 'My family sends pounds, my rent is in euros. No fee a month, and no card to show.',
} as const;
