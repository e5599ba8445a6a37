import { PRODUCT_NAME } from '../constants/brand';
import { Prose } from '../components/layout/Prose';
import { PublicPage } from '../components/layout/PublicPage';
import { paths } from '../constants/paths';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { TermsPage as english } from './TermsPage.messages';

/** The terms: short, since nothing here is real. */
export default function TermsPage() {
  const say = useTexts('TermsPage', english);
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
