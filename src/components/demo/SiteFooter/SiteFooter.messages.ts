/** The English texts of `SiteFooter`. */
export const SiteFooter = {
  note: 'This is a demo and holds no money. Its links scroll this page.',
  product: 'Product',
  features: 'Features',
  testimonials: 'Testimonials',
  pricing: 'Pricing',
  company: 'Company',
  about: 'About',
  careers: 'Careers',
  press: 'Press',
  support: 'Support',
  help: 'Help Center',
  contact: 'Contact',
  status: 'Status',
  terms: 'Terms',
  privacy: 'Privacy',
  catalogue: 'Component catalogue',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly SiteFooter: typeof SiteFooter;
  }
}
