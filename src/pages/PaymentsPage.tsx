import Stack from '@mui/material/Stack';
import { Button } from '../components/inputs/internals/button';
import { livePaths } from '../features/page/paths';
import { PageHeading } from '../components/layout/PageHeading';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { PagePart } from '../features/page/PagePart';
import { ConnectedRecentRecipients } from '../features/payments/ConnectedRecentRecipients';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';

/** A page for sending and receiving money, with the recent transactions. */
export default function PaymentsPage() {
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('payments')}</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>{pageName('payments')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={common('quickActions')}>
          <ConnectedQuickActions />
        </PagePart>
        <PagePart name={common('quickActions')}>
          <ConnectedRecentRecipients />
        </PagePart>
        <ConnectedDoubts />
        <PagePart name={common('recentTransactions')}>
          <ConnectedTransactionList
            action={
              <Button href={livePaths.contacts} size="small">
                {pageName('contacts')}
              </Button>
            }
          />
        </PagePart>
      </Stack>
    </>
  );
}
