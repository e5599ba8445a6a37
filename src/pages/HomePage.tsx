import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { TotalSparkline } from '../features/charts/TotalSparkline';
import { ConnectedDoubts } from '../features/payments/ConnectedDoubts';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { usePageNames } from '../features/page/usePageNames';
import { PagePart } from '../features/page/PagePart';
import { paths } from '../features/page/paths';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';

/** The home page of a signed-in user: total balance, quick actions, recent transactions. */
export default function HomePage() {
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <>
      <PageTitle>{pageName('home')}</PageTitle>
      <PageHeading hidden>{pageName('home')}</PageHeading>
      <Stack spacing={6}>
        <PagePart name={common('totalBalance')}>
          <div data-engraved={paths.home}>
            <ConnectedBalanceCard chart={<TotalSparkline />} />
          </div>
        </PagePart>
        <PagePart name={common('quickActions')}>
          <ConnectedQuickActions />
        </PagePart>
        <ConnectedDoubts />
        <PagePart name={common('recentTransactions')}>
          <ConnectedTransactionList />
        </PagePart>
      </Stack>
    </>
  );
}
