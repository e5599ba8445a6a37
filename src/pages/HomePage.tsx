import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { MoneyActions } from './parts/MoneyActions';
import { PageTitle } from './parts/PageTitle';
import { Part } from './parts/Part';
import { RecentActivity } from './parts/RecentActivity';
import { WalletTotal } from './parts/WalletTotal';

/** What one sees first: how much there is, what one can do with it, what happened lately. */
export default function HomePage() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <PageHeading hidden>Home</PageHeading>
      <Stack spacing={6}>
        <Part name="Total balance">
          <WalletTotal />
        </Part>
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
