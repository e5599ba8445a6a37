import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import { amountText } from '../../../domain/money/amountText';
import type { Decimal } from '../../../domain/money/money';
import { radii, sizes } from '../../../theme/vars';
import { Button } from '../../inputs/internals/button';
import { typeInto } from '../../inputs/internals/composition';
import { useFlorin } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { AmountWithUnit as english } from '../AmountWithUnit/AmountWithUnit.messages';
import type { OtherTexts } from '../../provider/internals/say';

export interface MaxButtonProps {
  all: Decimal;
  currency: CurrencyInfo<string>;
  readOnly: boolean;
  /** A ref to an element that contains the field's `input`. */
  box: RefObject<HTMLElement | null>;
  /** Called before the field is filled in, with its new text. */
  onFill?: ((text: string) => void) | undefined;
  /** The `messages` of `AmountWithUnit`. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A button in a field that fills in the whole available amount. */
export function MaxButton({ all, currency, readOnly, box, onFill, messages }: MaxButtonProps) {
  const say = useMessages('AmountWithUnit', english, messages);
  const { locale } = useFlorin();
  return (
    <Button
      size="small"
      aria-disabled={readOnly}
      onClick={() => {
        const input = box.current?.querySelector('input');
        if (!input || readOnly) return;
        const text = amountText(all, currency, { locale });
        onFill?.(text);
        typeInto(input, text);
      }}
      sx={target}
    >
      <Box component="span" sx={pill}>
        {say('max')}
      </Box>
    </Button>
  );
}

/**
 * The clickable area is higher than the visible pill. The focus ring is on the pill, so that the ring does not cover
 * the field.
 */
const target = {
  minInlineSize: sizes.target,
  paddingInline: 1,
  paddingBlock: '0.25rem',
  '&, &:hover': { bgcolor: 'transparent' },
  '&:hover > span, &:active > span': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > span': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const pill = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  paddingInline: 3,
  borderRadius: radii.pill,
  bgcolor: 'action.hover',
} as const;
