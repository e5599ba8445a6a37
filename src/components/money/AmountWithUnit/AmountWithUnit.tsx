import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import useForkRef from '@mui/utils/useForkRef';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatAmount, formatPrice } from '../../../domain/money/format';
import type { Decimal } from '../../../domain/money/money';
import { SwapHorizRounded as SwitchIcon } from '../../../icons/SwapHorizRounded';
import { AmountField, type AmountFieldProps } from '../../inputs/AmountField';
import { typeInto } from '../../inputs/internals/composition';
import { useFlorin } from '../../provider/useFlorin';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { AmountWithUnit as english } from './AmountWithUnit.messages';
import { largestAmount } from '../../../domain/money/amountRules';
import { MaxButton } from '../internals/maxButton';
import type { AmountUnit } from '../useAmountUnit';
import { rooted } from '../../provider/internals/rooted';

export interface AmountWithUnitProps extends Omit<
  AmountFieldProps,
  'currency' | 'unit' | 'actions' | 'messages' | 'value' | 'defaultValue'
> {
  /** The typed text. The field is controlled, because the lines below the field show the converted amount. */
  value: string;
  /** The unit in which the user types the amount, from `useAmountUnit` of `florin/useAmountUnit`. */
  unit: AmountUnit;
  /**
   * The amount that the `Max` button fills in; `available` by default. Pass a smaller amount to leave room for a fee.
   */
  most?: Decimal | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * An `AmountField` with a button that switches between the sent currency and the unit of account. The field always
 * shows the exact amount to send, and its value in the unit of account. If `available` is set, another button fills in
 * the whole available amount.
 */
export const AmountWithUnit = rooted(
  'AmountWithUnit',
  function AmountWithUnit(
    {
      unit,
      available,
      most = available,
      value,
      readOnly = false,
      onChange,
      messages,
      ...field
    }: AmountWithUnitProps,
    root,
  ) {
    const say = useMessages('AmountWithUnit', english, messages);
    const { locale } = useFlorin();
    const { currency, typed, other, price } = unit;
    const exact = { locale, precision: 'exact' } as const;
    const box = useRef<HTMLDivElement>(null);
    const look = root();
    const ref = useForkRef(box, look.ref);
    const inputOf = () => box.current?.querySelector('input') ?? null;
    const [filled, setFilled] = useState<string | null>(null);
    const all = most === undefined ? null : largestAmount(most, currency);
    const sent = price !== null || value === filled ? unit.read(value) : null;
    const worth = unit.worth(value);

    useLayoutEffect(() => {
      const input = inputOf();
      if (unit.isLost && input) typeInto(input, '');
    }, [unit.isLost]);

    const toggle = () => {
      const input = inputOf();
      if (!input || readOnly) return;
      const written = unit.toggle(value);
      setFilled(written);
      typeInto(input, written);
    };

    const actions = (
      <>
        {all !== null && (
          <MaxButton
            all={all}
            currency={currency}
            readOnly={readOnly}
            box={box}
            messages={messages}
            onFill={(filledIn) => {
              unit.reset();
              setFilled(filledIn);
            }}
          />
        )}
        {other && (
          <IconButton
            title={say('enterIn', { unit: other.symbol })}
            aria-disabled={readOnly}
            onClick={toggle}
          >
            <SwitchIcon />
          </IconButton>
        )}
      </>
    );

    return (
      <Box {...look} ref={ref}>
        <AmountField
          {...field}
          // The root element has these props; the field must not repeat them.
          className={undefined}
          sx={undefined}
          currency={currency}
          unit={typed}
          {...(available === undefined ? {} : { available })}
          value={value}
          readOnly={readOnly}
          actions={(all !== null || other !== null) && actions}
          onChange={(event) => {
            onChange?.(event);
            unit.edited(event.target.value);
          }}
        />
        <Box sx={lines}>
          <Typography component="div" variant="body2" role="status" sx={price === null ? {} : kept}>
            {sent?.ok === true && (
              // If the user types in the sent currency, the field itself shows the exact amount. This text is then only
              // for screen readers, which announce it after a button has filled in the field.
              <Box component="span" sx={price === null ? visuallyHidden : {}}>
                {say('sends', {
                  amount: <bdi translate="no">{formatAmount(sent.value, currency, exact)}</bdi>,
                })}
              </Box>
            )}
          </Typography>
          {other && (
            <Typography component="div" variant="body2" color="textSecondary" sx={kept}>
              {price !== null && (
                <bdi translate="no">{formatPrice(price, currency, typed, { locale })}</bdi>
              )}
              {worth !== null &&
                say('worth', {
                  amount: <bdi translate="no">{formatAmount(worth, other, { locale })}</bdi>,
                })}
            </Typography>
          )}
        </Box>
      </Box>
    );
  },
);

const lines = { overflowWrap: 'anywhere' } as const;

/** The line keeps its height while it is empty. Otherwise a new text could move a button while the user presses it. */
const kept = { minBlockSize: '1.5em' } as const;
