import { PRODUCT_NAME } from '../constants/brand';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../constants/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { PrivacyPage as english } from './PrivacyPage.messages';

/** The demo's knowledge of its visitors. */
export default function PrivacyPage() {
  const say = useTexts('PrivacyPage', english);
  const sections = [
    { heading: say('stored'), paragraphs: [say('storedWords')] },
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
