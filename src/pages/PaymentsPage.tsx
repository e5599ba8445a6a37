import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';

/** Sends and receives money, and shows what was sent and received lately. */
export default function PaymentsPage() {
  return (
    <>
      <PageTitle>Payments</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>Payments</PageHeading>
      <Stack spacing={6}>
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
