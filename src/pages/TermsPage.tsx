import { PRODUCT_NAME } from '../theme/brand';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { useMessages } from '../components/provider/useMessages';
import { paths } from '../features/page/paths';
import { PageTitle } from '../features/page/PageTitle';

const english = {
  title: 'Terms',
  intro: 'Short, because there is little to agree to.',
  demo: 'This is a demo',
  demoText:
    'It shows how a wallet for several currencies could look and work. It is not a bank, a payment service or an exchange.',
  noMoney: 'It holds no money',
  noMoneyText:
    'Every balance, rate and transaction is sample data. Sending and exchanging only change numbers on this page. Please do not send anything to the addresses shown.',
  reload: 'Reload the page to start over, unless you keep your wallets on this device.',
  account: 'One account for everyone',
  accountText:
    'The demo account is open to anyone. Do not type a password here that you use elsewhere.',
  promises: 'No promises',
  promisesText:
    'The start page advertises an imaginary product. The demo is provided as is, free of charge and without warranty of any kind.',
} as const;

export type TermsPageTexts = typeof english;

/** The short terms of the demo. */
export default function TermsPage() {
  const say = useMessages('TermsPage', english);
  const sections = [
    { heading: say('demo'), paragraphs: [say('demoText')] },
    { heading: say('noMoney'), paragraphs: [say('noMoneyText'), say('reload')] },
    { heading: say('account'), paragraphs: [say('accountText')] },
    { heading: say('promises'), paragraphs: [say('promisesText')] },
  ];
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title={say('title')}
      intro={say('intro')}
    >
      <PageTitle>{say('title')}</PageTitle>
      <Prose sections={sections} />
    </PublicPage>
  );
}
