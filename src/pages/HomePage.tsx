import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { TotalSparkline } from '../features/charts/TotalSparkline';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

const english = {
  title: 'Home',
  balance: 'Total balance',
  actions: 'Quick actions',
  transactions: 'Recent transactions',
} as const;

export type HomePageTexts = typeof english;

/** The home page of a signed-in user: total balance, quick actions, recent transactions. */
export default function HomePage() {
  const say = useMessages('HomePage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading hidden>{say('title')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={say('balance')}>
          <ConnectedBalanceCard chart={<TotalSparkline />} />
        </PagePart>
        <PagePart name={say('actions')}>
          <ConnectedQuickActions />
        </PagePart>
        <ConnectedDoubts />
        <PagePart name={say('transactions')}>
          <ConnectedTransactionList />
        </PagePart>
      </Stack>
    </>
  );
}
