/** The English texts of the components beside this file. */
export const AccountMenu = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  tryDemo: 'Try Demo',
  profile: 'Profile',
  openWallet: 'Open Wallet',
  notifications: 'Notifications',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;

export const Claims = {
  noFees: 'No monthly fees',
  noCard: 'No credit card required',
} as const;

export const ClosingCall = {
  title: 'Open it, and look around.',
  text: 'The demo account is open to anyone. It holds sample money, so nothing you try can cost you anything.',
  start: 'Start Using',
} as const;

export const FeatureGrid = {
  walletTitle: 'Multi-currency wallet',
  walletText:
    'US dollar, euro, British pound, Bitcoin, Ethereum and Cardano, side by side, with one total that you understand at a glance.',
  transfersTitle: 'Instant transfers',
  transfersText:
    'Send to an e-mail or to a wallet address. You see what is available before you send, and what became of it right after.',
  exchangeTitle: 'Built-in exchange',
  exchangeText:
    'Swap one currency for another at real-time rates. What the screen says you receive is what you are credited, to the sixth decimal.',
  securityTitle: 'Bank-level security',
  securityText:
    'Sign in with your fingerprint or your face, and add a second factor for everything that matters.',
  biometric: 'Biometric sign-in',
  twoFactor: 'Two-factor (2FA)',
} as const;

export const Hero = {
  title: 'All your money, in one fine wallet.',
  text: 'Dollars, euros and pounds beside bitcoin, ether and ada. Hold them, send them, and exchange one for another, in one place.',
  start: 'Get Started Free',
  watch: 'Watch Demo',
} as const;

export const HeroEmblem = { wallet: 'Sample wallet' } as const;

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

export const SiteHeader = {
  menu: 'Account menu',
  openingDemo: 'Opening the demo account',
} as const;

export const Stars = { rating: '{value} out of 5 stars' } as const;

export const TestimonialList = {
  designer: 'A freelance designer',
  designerQuote:
    'Clients pay me in three currencies. I see one total, and change what I need when I need it.',
  owner: 'A shop owner',
  ownerQuote: 'Business and savings stay in wallets of their own. Closing the day takes a minute.',
  student: 'A student abroad',
  studentQuote: 'My family sends pounds, my rent is in euros. No fee a month, and no card to show.',
} as const;
