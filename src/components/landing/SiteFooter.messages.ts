/** The English texts of `SiteFooter`. */
export const SiteFooter = {
  note: 'A demo: it holds no money, and the links in these columns stand for pages that do not exist. They lead to a part of this page or back to its top.',
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
