import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedHistory } from '../features/history/ConnectedHistory';
import { OlderTransactions } from '../features/history/OlderTransactions';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { WayBack } from '../features/page/WayBack';

const english = { title: 'History' } as const;

export type HistoryPageTexts = typeof english;

/** All transactions of the active wallet, with search, filters and export. */
export default function HistoryPage() {
  const say = useMessages('HistoryPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <WayBack />
      <PageHeading action={<ConnectedHideBalanceButton />}>{say('title')}</PageHeading>
      <PagePart name={say('title')}>
        <Stack spacing={6}>
          <ConnectedDoubts />
          <OlderTransactions />
          <ConnectedHistory />
        </Stack>
      </PagePart>
    </>
  );
}
