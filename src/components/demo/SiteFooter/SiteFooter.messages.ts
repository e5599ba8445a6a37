/** The English texts of `SiteFooter`. */
export const SiteFooter = {
  note: 'This is a demo and holds no money. The links in these columns are placeholders: they lead to a part of this page or back to its top.',
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
