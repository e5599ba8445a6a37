import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { EmptyState } from '../components/feedback/EmptyState';
import { FailedPart } from '../components/feedback/FailedPart';
import { PageHeading } from '../components/layout/PageHeading';
import { MaskedText } from '../components/money/MaskedText';
import { TransactionDetails } from '../components/payments/history/TransactionDetails/TransactionDetails';
import { useMessages } from '../components/provider/useMessages';
import { useContactName } from '../features/contacts/useContactName';
import { OlderTransactions } from '../features/history/OlderTransactions';
import { ConnectedPrintedPart } from '../features/history/PrintedPart';
import { ConnectedTransactionActions } from '../features/history/TransactionActions';
import { useOpenTransaction, type OpenTransaction } from '../features/history/useOpenTransaction';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { useFailureTexts } from '../features/page/useFailureTexts';
import { WayBack } from '../features/page/WayBack';
import { ReceiptLongRounded as HistoryIcon } from '../icons/ReceiptLongRounded';
import { useCopy } from '../state/DeviceProvider';
import { useIsPrivate } from '../state/storage/useKept';

const english = {
  title: 'Transaction',
  details: 'Transaction',
  actions: 'Actions',
  notFound: 'Transaction not found',
  missing: 'This wallet has no such transaction',
  missingText: 'It may belong to another wallet. The history lists all transactions of this one.',
} as const;

export type TransactionPageTexts = typeof english;

/** The details, with buttons that copy them. */
function Details({ transaction, hidden }: OpenTransaction) {
  const { copiedText, copy } = useCopy();
  const nameOf = useContactName();
  return (
    <TransactionDetails
      transaction={transaction}
      hidden={hidden}
      describedAbove
      nameOf={nameOf}
      copiedText={copiedText}
      onCopy={(text) => void copy(text)}
    />
  );
}

function Content() {
  const say = useMessages('TransactionPage', english);
  const sayFailure = useFailureTexts();
  const open = useOpenTransaction();
  const isPrivate = useIsPrivate();
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
        <FailedPart onRetry={open.tryAgain}>
          {sayFailure('failed', { name: say('details') })}
        </FailedPart>
      </>
    );
  const { hidden, name } = open;
  return (
    <>
      {/* Browsers keep titles in their history, so the title has no personal data if this data has a lock. */}
      <PageTitle>{isPrivate ? say('title') : (name ?? say('title'))}</PageTitle>
      <Stack spacing={6}>
        <ConnectedPrintedPart>
          <PageHeading action={<ConnectedHideBalanceButton />}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {name === null ? say('title') : <MaskedText text={name} hidden={hidden} />}
            </Box>
          </PageHeading>
          <PagePart name={say('details')}>
            <Details {...open} />
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
