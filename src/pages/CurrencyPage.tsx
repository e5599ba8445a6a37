import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { Button } from '../components/inputs/internals/button';
import { PageHeading } from '../components/layout/PageHeading';
import { CurrencyIcon } from '../components/money/CurrencyIcon';
import { useCurrencyName } from '../components/provider/useCurrencyName';
import { useFlorin } from '../components/provider/useFlorin';
import { useMessages } from '../components/provider/useMessages';
import { useCurrencyTexts } from '../features/charts/useCurrencyTexts';
import { CurrencyTransactions } from '../features/charts/CurrencyTransactions';
import { ConnectedHolding } from '../features/charts/Holding';
import { ConnectedPricePanel } from '../features/charts/PricePanel';
import { ConnectedHideBalanceButton } from '../features/money/ConnectedHideBalanceButton';
import { PagePart } from '../features/page/PagePart';
import { PageTitle } from '../features/page/PageTitle';
import { paths } from '../features/page/paths';
import { useCommonTexts } from '../features/page/useCommonTexts';
import { WayBack } from '../features/page/WayBack';
import { useWallet } from '../state/hooks/useWallet';
import { isPriced, selectCurrencyInfos } from '../state/store/selectors';

const english = {
  title: 'Unknown currency',
  unknown: 'This wallet has no currency with that name. The address may be mistyped.',
  wallet: 'Go to the wallet',
} as const;

export type CurrencyPageTexts = typeof english;

function Content() {
  const say = useMessages('CurrencyPage', english);
  const common = useCommonTexts();
  const sayCurrency = useCurrencyTexts();
  const currencyName = useCurrencyName();
  const { unitOfAccount } = useFlorin();
  const { currency: id } = useParams();
  const currency = useWallet(selectCurrencyInfos).find((info) => info.id === id);
  const hasPrice = useWallet((wallet) => currency && isPriced(wallet, currency.id));
  if (!currency)
    return (
      <>
        <PageTitle>{say('title')}</PageTitle>
        <PageHeading>{say('title')}</PageHeading>
        <Typography sx={{ marginBlockEnd: 4 }}>{say('unknown')}</Typography>
        <Button variant="contained" href={paths.wallet}>
          {say('wallet')}
        </Button>
      </>
    );
  return (
    <>
      <PageTitle>{currencyName(currency)}</PageTitle>
      <PageHeading action={<ConnectedHideBalanceButton />}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {/* The coin is higher than the line. The negative margin keeps the line's height. */}
          <CurrencyIcon currency={currency} sx={{ marginBlock: '-4px' }} />
          <span>{currencyName(currency)}</span>
        </Box>
      </PageHeading>
      {/* A new `key` for another currency mounts new content. */}
      <Stack spacing={6} key={currency.id} sx={{ paddingBlockStart: 2 }}>
        <PagePart name={sayCurrency('balance')}>
          <ConnectedHolding currency={currency} />
        </PagePart>
        {/* The price of the unit of account is always 1. */}
        {currency.id !== unitOfAccount.id && hasPrice && (
          <PagePart name={sayCurrency('price')}>
            <ConnectedPricePanel currency={currency} />
          </PagePart>
        )}
        <PagePart name={common('recentTransactions')}>
          <CurrencyTransactions currency={currency} />
        </PagePart>
      </Stack>
    </>
  );
}

/** Shows one currency of the active wallet: its balance, its current and past prices, and its transactions. */
export default function CurrencyPage() {
  return (
    <>
      <WayBack />
      <Content />
    </>
  );
}
