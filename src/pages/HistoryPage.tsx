import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedHistory } from '../features/history/ConnectedHistory';
import { OlderTransactions } from '../features/history/OlderTransactions';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { usePageNames } from '../features/page/usePageNames';
import { WayBack } from '../features/page/WayBack';

/** All transactions of the active wallet, with search, filters and export. */
export default function HistoryPage() {
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('history')}</PageTitle>
      <WayBack />
      <PageHeading action={<ConnectedHideBalanceButton />}>{pageName('history')}</PageHeading>
      <PagePart name={pageName('history')}>
        <Stack spacing={6}>
          <ConnectedDoubts />
          <OlderTransactions />
          <ConnectedHistory />
        </Stack>
      </PagePart>
    </>
  );
}
