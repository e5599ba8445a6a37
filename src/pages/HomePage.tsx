import Stack from '@mui/material/Stack';
import { PageHeading } from '../components/layout/PageHeading';
import { TotalSparkline } from '../features/charts/TotalSparkline';
import { ConnectedQuickActions } from '../features/payments/ConnectedQuickActions';
import { PageTitle } from '../features/page/PageTitle';
import { PagePart } from '../features/page/PagePart';
import { ConnectedTransactionList } from '../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../features/money/ConnectedBalanceCard';
import { useTexts } from '../features/language/useTexts';
import { HomePage as english } from './HomePage.messages';

/** The signed-in start: total balance, quick actions, recent transactions. */
export default function HomePage() {
  const say = useTexts('HomePage', english);
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
        <PagePart name={say('transactions')}>
          <ConnectedTransactionList />
        </PagePart>
      </Stack>
    </>
  );
}
