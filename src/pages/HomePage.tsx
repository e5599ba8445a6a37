import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

/** The signed-in start: total balance, quick actions, recent transactions. */
export default function HomePage() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <PageHeading hidden>Home</PageHeading>
      <Stack spacing={6}>
        <PagePart name="Total balance">
          <ConnectedBalanceCard />
        </PagePart>
        <PagePart name="Quick actions">
          <ConnectedQuickActions />
        </PagePart>
        <PagePart name="Recent transactions">
          <ConnectedTransactionList />
        </PagePart>
      </Stack>
    </>
  );
}
