import SwitchIcon from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { use, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { amountText } from '../../../domain/money/amountText';
import { formatAmount, formatRate, roundPrice } from '../../../domain/money/format';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import { isPositive, round } from '../../../domain/money/money';
import { sizes } from '../../../theme/vars';
import type { AmountFieldProps } from '../../inputs/AmountField/AmountField';
import { AmountField } from '../../inputs/AmountField/AmountField';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { AmountWithUnit as english } from './AmountWithUnit.messages';
import type { AmountUnit } from '../useAmountUnit';
import { rooted } from '../../provider/rooted';

export interface AmountWithUnitProps extends Omit<
  AmountFieldProps,
  'currency' | 'unit' | 'actions' | 'messages'
> {
  /** The unit that is typed, from `useAmountUnit`, which also reads the text. */
  unit: AmountUnit;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const never = () => () => undefined;

/** Types a text into the field. React, and whoever registered the field, hear of it as of any typing. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** All that can be sent of what is available; an exchange may have credited more decimals. Null where it is nothing. */
function allOf(available: Decimal | undefined, { decimals }: CurrencyInfo<string>): Decimal | null {
  const all = available === undefined ? '0' : round(available, decimals, 'down');
  return isPositive(all) ? all : null;
}

declare module '../../provider/roots' {
  interface Roots {
    AmountWithUnit: AmountWithUnitProps;
  }
}

/**
 * An amount that can be typed in the currency that is sent, or in the unit of account. The exact amount that will be
 * sent is always in sight, and so is its worth in the unit of account. It is an `AmountField` that holds a button for
 * the other unit and, where `available` is given, one for all of it.
 */
export const AmountWithUnit = rooted(
  'AmountWithUnit',
  function AmountWithUnit(
    { unit, available, readOnly = false, onChange, messages, ...field }: AmountWithUnitProps,
    root,
  ) {
    const say = useMessages('AmountWithUnit', english, messages);
    const { locale } = use(FlorinContext);
    const { currency, typed, other, price } = unit;
    const exact = { locale, precision: 'exact' } as const;
    const box = useRef<HTMLDivElement>(null);
    const inputOf = () => box.current?.querySelector('input') ?? null;
    const [filled, setFilled] = useState<string | null>(null);
    const [, rendered] = useReducer((edits: number) => edits + 1, 0);
    // The field keeps its text itself, and a form may fill it in without an event.
    const text = useSyncExternalStore(
      never,
      () => inputOf()?.value ?? '',
      () => '',
    );
    const all = allOf(available, currency);
    const sent = text.trim() !== '' && (price !== null || text === filled) ? unit.read(text) : null;
    const worth = unit.worth(text);

    useLayoutEffect(() => {
      const input = box.current?.querySelector('input');
      if (unit.isLost && input) typeInto(input, '');
    }, [unit.isLost]);

    const fillIn = (write: (input: HTMLInputElement) => string) => {
      const input = inputOf();
      if (!input || readOnly) return;
      const written = write(input);
      setFilled(written);
      typeInto(input, written);
    };

    const actions = (
      <>
        {all !== null && (
          <Button
            size="small"
            aria-disabled={readOnly}
            onClick={() => {
              fillIn(() => {
                unit.reset();
                return amountText(all, currency, { locale });
              });
            }}
            sx={{ minInlineSize: sizes.target, paddingInline: 2 }}
          >
            {say('max')}
          </Button>
        )}
        {other && (
          <IconButton
            title={say('enterIn', { unit: other.symbol })}
            aria-disabled={readOnly}
            onClick={() => {
              fillIn((input) => unit.toggle(input.value));
            }}
          >
            <SwitchIcon />
          </IconButton>
        )}
      </>
    );

    return (
      <Box ref={box} {...root()}>
        <AmountField
          {...field}
          // They are the root's.
          className={undefined}
          sx={undefined}
          currency={currency}
          unit={typed}
          {...(available === undefined ? {} : { available })}
          readOnly={readOnly}
          actions={(all !== null || other !== null) && actions}
          onChange={(event) => {
            onChange?.(event);
            unit.edited(event.target.value);
            rendered();
          }}
        />
        <Box sx={lines}>
          <Typography component="div" variant="body2" role="status" sx={price === null ? {} : kept}>
            {sent?.ok === true && (
              // While the currency is typed the field shows the amount: what a press filled in is announced alone.
              <Box component="span" sx={price === null ? visuallyHidden : {}}>
                {say('sends', { amount: <bdi>{formatAmount(sent.value, currency, exact)}</bdi> })}
              </Box>
            )}
          </Typography>
          {other && (
            <Typography component="div" variant="body2" color="textSecondary" sx={kept}>
              {price !== null && (
                <bdi>{formatRate(roundPrice(price, typed), currency, typed, { locale })}</bdi>
              )}
              {worth !== null &&
                say('worth', { amount: <bdi>{formatAmount(worth, other, { locale })}</bdi> })}
            </Typography>
          )}
        </Box>
      </Box>
    );
  },
);

/** Below one another with the hint of the field. */
const lines = { marginInline: 1, overflowWrap: 'anywhere' } as const;

/** The line is kept while nothing can be said: a sentence that comes must not move what is about to be tapped. */
const kept = { minBlockSize: '1.5em' } as const;
