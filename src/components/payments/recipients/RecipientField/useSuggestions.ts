import { recipientKey } from '../../../../domain/recipients/addressForms';
import {
  grouped,
  matching,
  type KnownRecipient,
} from '../../../../domain/recipients/knownRecipient';
import { isWhole } from '../../../../domain/recipients/recipient';
import type { CurrencyId } from '../../../../domain/currency/currency';
import { useFlorin } from '../../../provider/useFlorin';
import { isComposingKey } from '../../../inputs/internals/composition';
import { isAtOnce } from '../../../inputs/internals/isAtOnce';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useRef, useState, type KeyboardEvent } from 'react';

/** The maximum number of suggestions. A longer list would cover more of the fields below it. */
const MOST = 6;

/** The number of places that are reserved for recent recipients, even if many contacts match. */
const MOST_RECENT = 3;

const NO_RECIPIENTS: readonly KnownRecipient[] = [];

export interface SuggestionOptions {
  readonly id: string;
  readonly value: string;
  readonly known?: readonly KnownRecipient[] | undefined;
  readonly currency?: CurrencyId | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string, isWhole: boolean) => void;
  readonly onPick: (known: KnownRecipient) => void;
}

/** Returns the first contacts and the first recent recipients, together at most `MOST`. */
function firstOf(found: readonly KnownRecipient[]) {
  const { contacts, recent } = grouped(found);
  const first = contacts.slice(0, MOST - Math.min(MOST_RECENT, recent.length));
  return { contacts: first, recent: recent.slice(0, MOST - first.length) };
}

/**
 * Returns the state and the props of a combobox that suggests known recipients. The arrow keys mark a suggestion
 * without changing the typed text. Enter selects the marked suggestion. If no suggestion is marked, and the typed text
 * is not a complete recipient, Enter selects the first suggestion. In both cases, Enter does not submit the form.
 */
export function useSuggestions({
  id,
  value,
  known = NO_RECIPIENTS,
  currency,
  readOnly,
  onType,
  onPick,
}: SuggestionOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const markedBy = useRef<string>(null);
  const { recipients } = useFlorin();
  const typed = recipientKey(value, recipients);
  const groups = firstOf(
    isOpen
      ? matching(known, value, currency, recipients)
          // A recipient that is already typed completely is not suggested.
          .filter(({ recipient }) => recipientKey(recipient, recipients) !== typed)
      : NO_RECIPIENTS,
  );
  const suggestions = [...groups.contacts, ...groups.recent];
  const open = suggestions.length > 0 && !readOnly;
  const parts = useAutocomplete<KnownRecipient, false, false, true>({
    id,
    // No option is ever the value of the field: the value is always the text.
    value: null,
    inputValue: value,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.recipient),
    freeSolo: true,
    readOnly,
    open,
    onOpen: () => {
      setIsOpen(true);
    },
    onClose: () => {
      setIsOpen(false);
    },
    onHighlightChange: (_, __, reason) => {
      markedBy.current = reason;
    },
    onInputChange: (event, text, reason) => {
      // The list has changed, so no suggestion is marked any more.
      markedBy.current = null;
      if (reason === 'input') onType(text, isAtOnce(event));
    },
    onChange: (_, option) => {
      if (option !== null && typeof option !== 'string') onPick(option);
    },
  });
  const close = () => {
    setIsOpen(false);
  };
  const selectsFirst = open && !isWhole(value, recipients);
  const selectFirst = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // During a composition (IME), keys such as Enter control the composition, and must not select a suggestion.
    if (isComposingKey(event)) {
      event.defaultMuiPrevented = true;
      return;
    }
    if (event.key !== 'Enter' || markedBy.current === 'keyboard') return;
    // If the list opens below the pointer, MUI highlights the option there, although the user has not chosen it. MUI's
    // handler must not select that option.
    event.defaultMuiPrevented = true;
    const [first] = suggestions;
    if (!selectsFirst || !first) return;
    event.preventDefault();
    close();
    onPick(first);
  };
  return { ...parts, groups, open, close, selectsFirst, selectFirst };
}
