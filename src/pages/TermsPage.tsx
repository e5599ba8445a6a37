import { PRODUCT_NAME } from '../app/brand';
import type { ProseSection } from '../components/layout/Prose';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';

const SECTIONS: readonly ProseSection[] = [
  {
    heading: 'This is a demo',
    paragraphs: [
      'The wallet shows how a wallet for several currencies could look and work. It is not a bank, not a payment service and not an exchange.',
    ],
  },
  {
    heading: 'It holds no money',
    paragraphs: [
      'Every balance, rate and transaction is sample data. Sending and exchanging change numbers on this page and nothing else. Please do not send anything to the addresses that it shows.',
      'Reload the page, and everything is back where it began.',
    ],
  },
  {
    heading: 'One account for everyone',
    paragraphs: [
      'The demo account is open to anyone. Do not type a password here that you use elsewhere.',
    ],
  },
  {
    heading: 'No promises',
    paragraphs: [
      'What the start page advertises describes the product that is imagined here. The demo comes as it is, free of charge and without a warranty of any kind.',
    ],
  },
];

/** The terms: short, since nothing here is real. */
export default function TermsPage() {
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title="Terms"
      intro="Short, because there is little to agree to."
    >
      <PageTitle>Terms</PageTitle>
      <Prose sections={SECTIONS} />
    </PublicPage>
  );
}
