import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { visuallyHidden } from '@mui/utils';
import { useId, useImperativeHandle, useRef, type FocusEventHandler, type Ref } from 'react';
import { CloseRounded as ClearIcon } from '../../icons/CloseRounded';
import { SearchRounded as SearchIcon } from '../../icons/SearchRounded';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { isComposingKey } from './internals/composition';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  clear: 'Clear search',
} as const;

export type SearchFieldTexts = typeof english;

export interface SearchFieldProps extends RootProps {
  /** The field's accessible name, and its placeholder. */
  label: string;
  /** The typed text. */
  value: string;
  /** Called with the text after each edit; with an empty text after the user clears the field. */
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** A ref to the `input` element. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A field for searching a list while the user types. A button in the field and the Escape key clear the text. */
export const SearchField = rooted(
  'SearchField',
  function SearchField({ label, value, onChange, onBlur, ref, messages }: SearchFieldProps, root) {
    const say = useMessages('SearchField', english, messages);
    const id = useId();
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    return (
      <FormControl fullWidth {...root()}>
        {/* The label is visually hidden, because the icon and the placeholder show what the field is for. */}
        <label htmlFor={id} style={visuallyHidden}>
          {label}
        </label>
        <OutlinedInput
          disableInjectingGlobalStyles
          id={id}
          type="search"
          placeholder={label}
          inputRef={input}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={(event) => {
            // Some browsers do not clear the field on Escape. The event must not close a dialog around the field.
            // In a composition (IME), Escape only ends the composition.
            if (event.key !== 'Escape' || value === '') return;
            event.preventDefault();
            event.stopPropagation();
            if (!isComposingKey(event)) onChange('');
          }}
          {...(onBlur ? { onBlur } : {})}
          inputProps={{ autoComplete: 'off', enterKeyHint: 'search', dir: 'auto' }}
          startAdornment={<SearchIcon fontSize="small" sx={icon} />}
          endAdornment={
            value !== '' && (
              <IconButton
                edge="end"
                aria-label={say('clear')}
                onClick={() => {
                  onChange('');
                  // The button disappears when the field is cleared, so the field gets the focus.
                  input.current?.focus();
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            )
          }
          sx={field}
        />
      </FormControl>
    );
  },
  ['ref'],
);

const icon = { flex: 'none', marginInlineEnd: 2, color: 'text.secondary' } as const;

/** Hides the native clear button of WebKit and Chromium, which is too small and has no accessible name. */
const field = {
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input': { textOverflow: 'ellipsis' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
