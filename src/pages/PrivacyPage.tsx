import { PRODUCT_NAME } from '../theme/brand';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { useMessages } from '../components/provider/useMessages';
import { paths } from '../features/page/paths';
import { PageTitle } from '../features/page/PageTitle';

const english = {
  title: 'Privacy',
  intro:
    'All this demo knows about you is the theme and the language you chose, and what you choose to keep on your device.',
  stored: 'What is stored',
  storedWords:
    'Two settings, on your own device: the theme and the language. They are kept in your browser’s local storage under the keys “theme” and “florin.language”. Clearing the data of this site removes them.',
  storedByChoice:
    'If you turn on “Keep my wallets on this device”, your wallets, their history, your contacts and your choices are kept in your browser’s IndexedDB, with some marks in its local storage whose keys begin with “florin.”. They do not leave the device. Turning it off erases them.',
  storedFiles:
    'The browser also keeps a copy of the files of this app, so that it opens without a connection. The copy contains nothing about you.',
  sent: 'What is sent',
  sentNothing:
    'Nothing you do here. The wallet has no server to send it to, and it sends no email.',
  sentForms:
    'What you type into a form stays on this page and is gone when you reload it, unless you keep your wallets on this device.',
  others: 'Third parties',
  othersNobody:
    'None. There are no cookies, analytics or advertisements, and fonts and pictures come from the same place as the page itself.',
  othersHost:
    'As with any website, the host of these files may log which addresses are requested. Such an address names a page, the number of a transaction, or a payment link that another app opened. What you search or filter for, and payment links that you paste, are never part of a request.',
} as const;

export type PrivacyPageTexts = typeof english;

/** The privacy policy of the demo. */
export default function PrivacyPage() {
  const say = useMessages('PrivacyPage', english);
  const sections = [
    {
      heading: say('stored'),
      paragraphs: [say('storedWords'), say('storedByChoice'), say('storedFiles')],
    },
    { heading: say('sent'), paragraphs: [say('sentNothing'), say('sentForms')] },
    { heading: say('others'), paragraphs: [say('othersNobody'), say('othersHost')] },
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
