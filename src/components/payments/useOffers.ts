import { recipientKey } from '../../domain/addressForms';
import type { KnownRecipient } from '../../domain/knownRecipient';
import { matching } from '../../domain/knownRecipient';
import type { CurrencyId } from '../../domain/currency';
import { isAtOnce } from '../inputs/isAtOnce';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

/** A longer list hides the fields below it, and nobody reads it. */
const MOST = 6;

const NOBODY: readonly KnownRecipient[] = [];

/** The facts that the offers depend on. */
export interface OfferFacts {
  readonly id: string;
  readonly value: string;
  readonly known?: readonly KnownRecipient[] | undefined;
  readonly currency?: CurrencyId | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string, isWhole: boolean) => void;
  readonly onPick: (known: KnownRecipient) => void;
}

/**
 * The list of a combobox that offers those who are known, of the ARIA practices' kind "list autocomplete with manual
 * selection": nothing is chosen, and nothing that was typed changes, until an offer is picked.
 */
export function useOffers({
  id,
  value,
  known = NOBODY,
  currency,
  readOnly,
  onType,
  onPick,
}: OfferFacts) {
  const [wanted, setWanted] = useState(false);
  const markedBy = useRef<string>(null);
  const typed = recipientKey(value);
  const offers = wanted
    ? matching(known, value, currency)
        // The one that stands in the field already is no offer.
        .filter(({ recipient }) => recipientKey(recipient) !== typed)
        .slice(0, MOST)
    : NOBODY;
  const open = offers.length > 0 && !readOnly;
  const parts = useAutocomplete<KnownRecipient, false, false, true>({
    id,
    // The field keeps a text, and never one of the offers themselves.
    value: null,
    inputValue: value,
    options: [...offers],
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.recipient),
    freeSolo: true,
    readOnly,
    open,
    onOpen: () => {
      setWanted(true);
    },
    onClose: () => {
      setWanted(false);
    },
    onHighlightChange: (_, __, reason) => {
      markedBy.current = reason;
    },
    onInputChange: (event, text, reason) => {
      if (reason === 'input') onType(text, isAtOnce(event));
    },
    onChange: (_, option) => {
      if (option !== null && typeof option !== 'string') onPick(option);
    },
  });
  const close = () => {
    setWanted(false);
  };
  // A list that opens below a pointer at rest marks an offer, which nobody has chosen.
  const ignoreMarkOfPointer = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'Enter' && markedBy.current !== 'keyboard') event.defaultMuiPrevented = true;
  };
  return { ...parts, offers, open, close, ignoreMarkOfPointer };
}
