/** The English texts of the terms. */
export const TermsPage = {
  title: 'Terms',
  intro: 'Short, because there is little to agree to.',
  demo: 'This is a demo',
  demoText:
    'It shows how a wallet for several currencies could look and work. It is not a bank, a payment service or an exchange.',
  noMoney: 'It holds no money',
  noMoneyText:
    'Every balance, rate and transaction is sample data. Sending and exchanging only change numbers on this page. Please do not send anything to the addresses shown.',
  reload: 'Reload the page to start over.',
  account: 'One account for everyone',
  accountText:
    'The demo account is open to anyone. Do not type a password here that you use elsewhere.',
  promises: 'No promises',
  promisesText:
    'The start page advertises an imaginary product. The demo is provided as is, free of charge and without warranty of any kind.',
} as const;
