/** The English texts of the landing page. */
export const LandingPage = {
  title: 'All your money in one wallet',
  features: 'Made like money: precise and hard to get wrong.',
  featuresIntro: 'Four things a wallet has to do well, and nothing that gets in your way.',
  testimonials: 'What people might say.',
  testimonialsIntro: 'Sample testimonials: this is a demo and has no customers to quote.',
} as const;
