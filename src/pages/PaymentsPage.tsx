import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { BalanceVisibility } from './parts/BalanceVisibility';
import { MoneyActions } from './parts/MoneyActions';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';
import { RecentActivity } from './parts/RecentActivity';

/** Sends and receives money, and shows what was sent and received lately. */
export default function PaymentsPage() {
  return (
    <>
      <PageTitle>Payments</PageTitle>
      <PageHeading action={<BalanceVisibility />}>Payments</PageHeading>
      <Stack spacing={6}>
        <Part name="Quick actions">
          <MoneyActions />
        </Part>
        <Part name="Recent transactions">
          <RecentActivity />
        </Part>
      </Stack>
    </>
  );
}
