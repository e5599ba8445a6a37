import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { EmptyState } from '../components/feedback/EmptyState';
import { MaskedText } from '../components/money/MaskedText';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { ConnectedTransactionDetails } from '../features/history/ConnectedTransactionDetails';
import { OlderTransactions } from '../features/history/OlderTransactions';
import { ConnectedPrintedPart } from '../features/history/ConnectedPrintedPart';
import { ConnectedTransactionActions } from '../features/history/ConnectedTransactionActions';
import { useOpenTransaction } from '../features/history/useOpenTransaction';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart, UnreadPart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { PersonalTitle } from '../features/page/PersonalTitle';
import { ReceiptLongRounded as HistoryIcon } from '../icons/ReceiptLongRounded';
import { WayBack } from '../features/page/WayBack';

const english = {
  title: 'Transaction',
  details: 'Transaction',
  actions: 'Actions',
  notFound: 'Transaction not found',
  missing: 'This wallet has no such transaction',
  missingText: 'It may belong to another wallet. The history lists all transactions of this one.',
} as const;

export type TransactionPageTexts = typeof english;

function Content() {
  const say = useMessages('TransactionPage', english);
  const open = useOpenTransaction();
  if (open === undefined)
    return (
      <>
        <PageTitle>{say('title')}</PageTitle>
        <PageHeading>{say('title')}</PageHeading>
        <Skeleton variant="rounded" height={320} />
      </>
    );
  if (!open)
    return (
      <>
        <PageTitle>{say('notFound')}</PageTitle>
        <PageHeading>{say('notFound')}</PageHeading>
        <Stack spacing={6}>
          <OlderTransactions />
          <Paper variant="outlined">
            <EmptyState title={say('missing')} icon={<HistoryIcon fontSize="inherit" />}>
              {say('missingText')}
            </EmptyState>
          </Paper>
        </Stack>
      </>
    );
  if ('tryAgain' in open)
    return (
      <>
        <PageTitle>{say('title')}</PageTitle>
        <PageHeading>{say('title')}</PageHeading>
        <UnreadPart name={say('details')} onRetry={open.tryAgain} />
      </>
    );
  const { hidden, name } = open;
  return (
    <>
      <PersonalTitle personal={name}>{say('title')}</PersonalTitle>
      <Stack spacing={6}>
        <ConnectedPrintedPart>
          <PageHeading action={<ConnectedHideBalanceButton />}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {name === null ? say('title') : <MaskedText text={name} hidden={hidden} />}
            </Box>
          </PageHeading>
          <PagePart name={say('details')}>
            <ConnectedTransactionDetails {...open} />
          </PagePart>
        </ConnectedPrintedPart>
        <PagePart name={say('actions')}>
          <ConnectedTransactionActions {...open} />
        </PagePart>
      </Stack>
    </>
  );
}

/** Shows a transaction of the active wallet, with actions such as printing, sharing and repeating it. */
export default function TransactionPage() {
  return (
    <>
      <WayBack />
      <Content />
    </>
  );
}
