import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedHistory } from '../features/history/ConnectedHistory';
import { OlderTransactions } from '../features/history/OlderTransactions';
import { useTexts } from '../features/language/useTexts';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { HistoryPage as english } from './HistoryPage.messages';

/** All transactions of the active wallet: to be searched, filtered, and taken away as a file. */
export default function HistoryPage() {
  const say = useTexts('HistoryPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>{say('title')}</PageHeading>
      <PagePart name={say('title')}>
        <Stack spacing={4}>
          <OlderTransactions />
          <ConnectedHistory />
        </Stack>
      </PagePart>
    </>
  );
}
