import { PageHeading } from '../components/layout/PageHeading';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { CurrencyPage as english } from './CurrencyPage.messages';

/** The page of the currency. */
export default function CurrencyPage() {
  const say = useTexts('CurrencyPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
    </>
  );
}
