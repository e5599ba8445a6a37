import Stack from '@mui/material/Stack';
import { Button } from '../components/inputs/internals/button';
import { livePaths } from '../features/page/paths';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';

const english = {
  title: 'Payments',
  actions: 'Quick actions',
  transactions: 'Recent transactions',
  contacts: 'Contacts',
} as const;

export type PaymentsPageTexts = typeof english;

/** A page for sending and receiving money, with the recent transactions. */
export default function PaymentsPage() {
  const say = useMessages('PaymentsPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>{say('title')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={say('actions')}>
          <ConnectedQuickActions />
        </PagePart>
        <ConnectedDoubts />
        <PagePart name={say('transactions')}>
          <ConnectedTransactionList
            action={
              <Button href={livePaths.contacts} size="small">
                {say('contacts')}
              </Button>
            }
          />
        </PagePart>
      </Stack>
    </>
  );
}
