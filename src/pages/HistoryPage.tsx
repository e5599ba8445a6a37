import { PageHeading } from '../components/layout/PageHeading';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { HistoryPage as english } from './HistoryPage.messages';

/** The page of the history. */
export default function HistoryPage() {
  const say = useTexts('HistoryPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
    </>
  );
}
