import { PRODUCT_NAME } from '../app/brand';
import type { ProseSection } from '../components/layout/Prose';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';

const SECTIONS: readonly ProseSection[] = [
  {
    heading: 'What is stored',
    paragraphs: [
      'One word, on your own device: whether you chose the light or the dark theme. It is kept in the browser’s local storage under the key “theme”. Clearing the data of this site removes it.',
    ],
  },
  {
    heading: 'What is sent',
    paragraphs: [
      'Nothing of what you do here. The wallet has no server to send it to, and it sends no e-mail.',
      'What you type into a form stays on this page and is gone when you reload it.',
    ],
  },
  {
    heading: 'Who else is here',
    paragraphs: [
      'Nobody. There are no cookies, no analytics and no advertisements, and fonts and pictures come from the same place as the page itself.',
      'Whoever hosts these files may log that they were fetched, as for any website.',
    ],
  },
];

/** The demo's knowledge of its visitors. */
export default function PrivacyPage() {
  return (
    <PublicPage
      brand={PRODUCT_NAME}
      homeHref={paths.landing}
      title="Privacy"
      intro="What this demo knows about you: your favourite theme."
    >
      <PageTitle>Privacy</PageTitle>
      <Prose sections={SECTIONS} />
    </PublicPage>
  );
}
