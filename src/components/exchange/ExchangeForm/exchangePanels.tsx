import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import { SwapVertRounded as SwapIcon } from '../../../icons/SwapVertRounded';
import { fieldGap } from '../../../theme/styles';
import { AmountField } from '../../inputs/AmountField';
import { largestAmount } from '../../../domain/money/amountRules';
import { MaxButton } from '../../money/internals/maxButton';
import type { Say } from '../../provider/internals/say';
import { useCurrencyPair, type ExchangeFields } from './exchangeFields';
import type { English } from '../../english';
import { SideField } from './sideField';

interface ExchangePanelsProps {
  currencies: readonly CurrencyInfo[];
  /** The spendable balance of the given currency; undefined if it is unknown or hidden. */
  available: Decimal | undefined;
  onEdited: () => void;
  say: Say<English['ExchangeForm']>;
  /** The quote, in the panel of the received currency. */
  children: ReactNode;
}

/**
 * Two panels of the same height: what the user gives, and what the user receives. A button between the panels swaps the
 * currencies.
 */
export function ExchangePanels(props: ExchangePanelsProps) {
  const { currencies, available, onEdited, say, children } = props;
  const { control, register } = useFormContext<ExchangeFields>();
  const { errors, isSubmitting } = useFormState({ control });
  const { from, swap } = useCurrencyPair(currencies);
  const giving = useRef<HTMLDivElement>(null);
  const all = available === undefined ? null : largestAmount(available, from);
  const side = { currencies, onEdited };
  return (
    <Box sx={panels}>
      <Paper variant="outlined">
        <Stack ref={giving} spacing={fieldGap}>
          <SideField {...side} name="from" label={say('from')} />
          <AmountField
            label={say('amount')}
            isHero
            currency={from}
            {...(available === undefined ? {} : { available })}
            {...(all !== null && {
              actions: <MaxButton all={all} currency={from} readOnly={isSubmitting} box={giving} />,
            })}
            error={errors.amount?.message}
            readOnly={isSubmitting}
            {...register('amount', { onChange: onEdited })}
          />
        </Stack>
      </Paper>
      <Box sx={seam}>
        <IconButton
          aria-label={say('swap')}
          disabled={isSubmitting}
          onClick={() => {
            swap();
            onEdited();
          }}
          sx={swapButton}
        >
          <SwapIcon />
        </IconButton>
      </Box>
      <Paper variant="outlined">
        <Stack spacing={fieldGap}>
          <SideField {...side} name="to" label={say('to')} />
          {children}
        </Stack>
      </Paper>
    </Box>
  );
}

const panels = {
  display: 'grid',
  gridTemplate: '1fr 8px 1fr / minmax(0, 1fr)',
  '& > .MuiPaper-root': { padding: 4, paddingBlock: 5 },
} as const;

/** The gap between the panels. The swap button is on it, and extends into the padding of both panels. */
const seam = { display: 'grid', placeItems: 'center', minBlockSize: 0, zIndex: 1 } as const;

const swapButton = {
  marginBlock: -9,
  border: 1,
  borderColor: 'gold.main',
  color: 'gold.text',
  '&, &:hover': { bgcolor: 'background.paper' },
  '&:active': { bgcolor: 'background.default' },
} as const;
