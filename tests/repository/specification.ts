/*
 * The rules of the product's specification. A story or test that proves a rule names its id in a comment:
 * `@spec landing-footer`. `rules.test.ts` fails if a rule has no proof, and `npm run rules` lists the rules with their
 * proofs. A rule that Florin adds is not in this list: the name and the comment of its story or test state it.
 */

/** The sentence of each rule by its id, in the sections of the specification. */
export const SPECIFICATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Screens: {
    'landing-signed-out-menu':
      'Landing: the menu of a visitor has Sign In, Sign Up, theme and Try Demo',
    'landing-signed-in-menu':
      'Landing: the menu of a user has Profile, Open Wallet, Notifications, theme, Settings and Sign Out',
    'landing-get-started': 'Landing: Get Started Free and Start Using open the app',
    'landing-try-demo': 'Landing: Try Demo opens the app',
    'landing-watch-demo': 'Landing: Watch Demo does nothing',
    'landing-sample-balance': 'Landing: the sample balance is 12,847.32 USD, +2.45% (24h)',
    'landing-features': 'Landing: four features, no monthly fees, no credit card required',
    'landing-testimonials': 'Landing: three testimonials with five stars',
    'landing-footer': 'Landing: the footer has the columns Product, Company and Support',
    'app-width': 'The app is one column, as wide as a large phone',
    'app-top-bar': 'The top bar has a menu button, the title and the profile menu',
    'profile-menu':
      'The profile menu has its entries, the badges Verified and Premium, and the version',
    'side-menu': 'The side menu has the wallet switcher, links, help, the theme switch and support',
    'side-menu-locks-scrolling': 'An open side menu locks body scrolling',
    'tab-bar': 'The bottom tabs open the five pages, and the tab of the open page is marked',
    'wallet-switcher':
      'The wallet switcher lists the wallets with totals in whole dollars, and switches the wallet',
    'menus-close-outside': 'The profile menu and the list of wallets close on an outside click',
    'signup-fields': 'Signup: names, email, two passwords that can be shown, terms and a spinner',
    'signup-claims': 'Signup: the page lists the advantages of an account',
    'account-links':
      'Signup links to the terms, the privacy policy and Signin; Signin links to Forgot password and Signup',
    'signin-fields':
      'Signin: biometrics, email, password, Remember me, Forgot password, the demo account and a spinner',
    'home-balance': 'Home: the balance can be hidden, and is then bullets',
    'home-quick-actions':
      'Home: Send and Receive open sheets, Scan shows a notice, Exchange opens its page',
    'wallet-primary-currency': 'Wallet: pressing a currency makes it the primary one',
    'wallet-currency-value':
      'Wallet: each currency has its balance and its value: balance times price',
    'wallet-network-labels': 'Wallet: a network is labelled Mainnet (connected) or Testnet',
    'wallet-network-closes': 'Wallet: the network selector closes on an outside click',
    'payments-page': 'Payments: quick actions, transactions and sheets as on Home',
    'exchange-first-currencies': 'Exchange: the form begins with the first two currencies',
    'exchange-swap': 'Exchange: Swap exchanges the two currencies and clears the amount',
    'exchange-trends': 'Exchange: the page shows the rate, +0.24% and Market Trends (24h)',
    'settings-notices': 'Settings: items show a notice with their name',
    'settings-page':
      'Settings: summary of the profile, groups of items, Dark Mode, Sign Out and the version',
    'settings-badges': "Settings: the badges Verified, Biometric and 2FA follow the user's flags",
    'profile-edit': 'Profile: Edit shows the fields, and Save leaves them without keeping the data',
    'profile-cancel': 'Profile: Cancel restores the initial values, even after a save',
    'profile-security':
      'Profile: security features are Enabled or Disabled; statistics; the badge Premium Member',
    'route-error': 'A route that throws shows Unexpected Application Error! with the reason',
  },
  'Entities and states': {
    'entity-fields': 'Wallets, currencies, transactions and the session have the specified fields',
    currencies: 'Six currencies with their decimals',
    chains: 'Six chains in order, with their decimals',
    'first-chain-and-currency': 'The first chain and the first currency are selected by default',
    'starts-signed-in': 'The app starts signed in to the demo account',
    'signin-opens-home': 'After signing in or up the app opens Home',
    'signout-opens-landing': 'Signing out leads to the landing page',
    'biometrics-flag': "Enabling biometrics sets the user's flag for biometrics",
    'new-wallet': 'A new wallet is inactive and empty, and has no transactions',
    'create-wallet-closes':
      'Create wallet: the dialog closes on Cancel, and after a wallet was created',
    'create-wallet-resets': 'Create wallet: a reopened form has no name and the type personal',
    'transaction-statuses':
      'The statuses completed, pending and failed have separate styles; others are neutral',
    'send-disabled':
      'Send: the button is disabled while recipient or amount is empty, or while a payment is pending',
    'send-result':
      'Send: after two seconds there is one new transaction at the top, and the balance is lower',
    'send-description': 'Send: an empty description becomes Sent to and the recipient',
    'send-closes': 'Send: after the payment the sheet closes, and its fields are cleared',
    'exchange-result':
      'Exchange: after two seconds one balance is lower, the other is higher, and there is one new transaction',
    'exchange-clears': 'Exchange: the amount is cleared afterwards',
    'receive-address':
      'Receive: each cryptocurrency has a fixed address; other currencies have the email of the account',
    'receive-copied': 'Receive: Address copied to clipboard! is shown for two seconds',
    'receive-share':
      'Receive: Share is available only where the device supports it; its text has symbol and address',
    'theme-initial': "Theme: the saved theme, or the system's if none is saved",
    'theme-toggle': 'Theme: toggling saves it and sets the class dark',
    'price-steps':
      'Prices: every five seconds each crypto price changes by at most 5 percent, and its 24-hour change by at most 0.25',
    'prices-of-all-wallets': 'Prices: they change in every wallet',
    'transaction-id': 'The id and the timestamp of a new transaction come from the current time',
  },
  Validation: {
    'signup-required':
      'Signup: each field is required with its message, which is cleared when the field is edited',
    'signup-formats': 'Signup: the email, the length of the password, equal passwords, the terms',
    'signup-trims': 'Signup: names and email are trimmed',
    'signin-required':
      'Signin: email and password with their messages, each cleared when its own field is edited',
    'email-format': 'Email: a@b.co passes; a@b, a b@c.de and @b.co fail',
    'exchange-amount': 'Exchange: the amount is above 0',
    'exchange-balance': 'Exchange: not more than the available balance',
    'create-wallet-name':
      'Create wallet: a name that is not empty after trimming, without which the button is disabled; one of three types',
  },
  Calls: {
    'signin-call':
      'Signing in takes one second and accepts only the email and password of the demo account',
    'signup-call':
      'Signing up takes two seconds and signs in with the email and the password of the demo account',
    'biometrics-call': 'Biometrics take 1.5 seconds and succeed about 90 percent of the time',
    'demo-call': 'The demo account signs in with its email and password',
  },
  'Error catalogue': {
    'signup-refused': 'Failed to create account. Please try again.',
    'signup-failed': 'Signup, exception: An error occurred. Please try again.',
    'signin-refused': 'Invalid email or password. Please try again.',
    'signin-failed': 'Signin, exception: An error occurred. Please try again.',
    'biometrics-refused': 'Biometric authentication failed. Please try again.',
    'biometrics-unavailable': 'Biometric authentication is not available.',
    'demo-failed': 'Demo login failed. Please try again.',
    'insufficient-balance': 'Insufficient balance',
    'scan-notice': 'QR Scanner not implemented in demo',
    'coming-soon':
      'Help & Support, Notifications, Send Feedback and Customer Support are coming soon',
    'notifications-notice': 'Notifications, the notice of the entry in the profile menu',
    'missing-provider': 'A hook outside its provider throws',
    'copy-or-share-failed': 'A copy or share that fails is only logged',
  },
  Constants: {
    'sample-balances':
      'Balances and prices are samples; Business has 30 percent of each balance, and Savings 150 percent',
    'total-balance':
      'The total is the sum of balance times price: $20,009.34, with the fixed change +2.45% (24h)',
    'sample-fee': 'The sample payment has a fee of 0.0001 BTC, which is shown',
    'wallet-colors': 'The colour of a new wallet is one of six, chosen at random',
    'exchange-rates':
      'The rates of exchanges are fixed; every other pair of currencies has the rate 1',
    'converted-amount': 'Converted amounts have six decimals',
    'recent-transactions': 'Recent transactions: at most ten',
    'short-addresses': 'Addresses are cut to 15 characters in the list, and to 20 by default',
    'shown-amounts':
      'Cryptocurrencies have 4 decimals, other currencies 2; received amounts have +, others -',
    'profile-samples': 'The profile and its statistics have fixed sample values',
  },
};
