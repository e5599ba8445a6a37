import { PageHeading } from '../components/layout/PageHeading';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { TransactionPage as english } from './TransactionPage.messages';

/** The page of the transaction. */
export default function TransactionPage() {
  const say = useTexts('TransactionPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading>{say('title')}</PageHeading>
    </>
  );
}
