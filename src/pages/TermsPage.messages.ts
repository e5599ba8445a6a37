/** The English texts of the terms. */
export const TermsPage = {
  title: 'Terms',
  intro: 'Short, because there is little to agree to.',
  demo: 'This is a demo',
  demoText:
    'The wallet shows how a wallet for several currencies could look and work. It is not a bank, not a payment service and not an exchange.',
  noMoney: 'It holds no money',
  noMoneyText:
    'Every balance, rate and transaction is sample data. Sending and exchanging change numbers on this page and nothing else. Please do not send anything to the addresses that it shows.',
  reload: 'Reload the page, and everything is back where it began.',
  account: 'One account for everyone',
  accountText:
    'The demo account is open to anyone. Do not type a password here that you use elsewhere.',
  promises: 'No promises',
  promisesText:
    'What the start page advertises describes the product that is imagined here. The demo comes as it is, free of charge and without a warranty of any kind.',
} as const;
