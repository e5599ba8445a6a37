/** The English texts of the landing page. */
export const LandingPage = {
  title: 'All your money in one wallet',
  features: 'Made like money: precise, and hard to get wrong.',
  featuresIntro:
    'Four things that a wallet has to do well, and nothing that gets between you and them.',
  testimonials: 'What people could say.',
  testimonialsIntro:
    'Sample testimonials, signed by role: this is a demo, and it has no customers to quote.',
} as const;
