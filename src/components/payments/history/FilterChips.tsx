import Box from '@mui/material/Box';
import useForkRef from '@mui/utils/useForkRef';
import { use, useEffect, useRef } from 'react';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import {
  FILTER_NAMES,
  type FilterName,
  type HistoryFilters,
} from '../../../domain/history/historyFilters';
import { isFocusLost } from '../../../hooks/focus';
import { CloseRounded as RemoveIcon } from '../../../icons/CloseRounded';
import { Button } from '../../inputs/internals/button';
import { PlainList } from '../../layout/PlainList';
import { LanguageContext } from '../../provider/internals/languageContext';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { filterText } from './internals/filterTexts';
import { TransactionFilters as filterTexts } from './internals/TransactionFilters.messages';
import { useRecordName } from './internals/useRecordName';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  set: '{filter}: {value}',
  remove: 'Remove filter {chip}',
  clear: 'Clear filters',
} as const;

export type FilterChipsTexts = typeof english;

export interface FilterChipsProps extends RootProps {
  /** The active filters. */
  filters: Omit<HistoryFilters, 'query'>;
  /** The currencies of the filters. The chip of a currency filter shows the name of its currency. */
  currencies: readonly CurrencyInfo<string>[];
  /** Called when the user removes a filter. */
  onRemove: (filter: FilterName) => void;
  /** Called when the user removes all filters. If omitted, the button that removes all filters is not shown. */
  onClear?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The active filters of a list. Each filter is a chip with a button that removes it. */
export const FilterChips = rooted(
  'FilterChips',
  function FilterChips(
    { filters, currencies, onRemove, onClear, messages }: FilterChipsProps,
    root,
  ) {
    const say = useMessages('FilterChips', english, messages);
    const sayFilter = useMessages('TransactionFilters', filterTexts);
    const { locale } = use(LanguageContext);
    const recordName = useRecordName();
    const list = useRef<HTMLDivElement>(null);
    const look = root();
    const ref = useForkRef(list, look.ref);
    // The index of the chip that the user has just removed, until the focus has moved; otherwise null.
    const removed = useRef<number | null>(null);
    const language = { say: sayFilter, currencies, locale, recordName };
    const chips = FILTER_NAMES.flatMap((filter) => {
      const value = filters[filter];
      if (value === undefined) return [];
      const text = filterText(filter, value, language);
      return [{ filter, chip: say('set', { filter: sayFilter(filter), value: text }) }];
    });

    // The button disappears with its chip, so the focus moves to the next chip's button.
    useEffect(() => {
      const at = removed.current;
      // The app may store the filters in the URL and update them later, so the chip may still be rendered with the
      // focus. The focus then moves after a later render.
      if (at === null || !isFocusLost()) return;
      removed.current = null;
      const buttons = list.current?.querySelectorAll('button') ?? [];
      buttons[Math.min(at, buttons.length - 1)]?.focus();
    });

    if (chips.length === 0 && !onClear) return null;
    return (
      <Box {...look} ref={ref}>
        <PlainList sx={row}>
          {chips.map(({ filter, chip }, index) => (
            <li key={filter}>
              <Button
                size="small"
                variant="outlined"
                aria-label={say('remove', { chip })}
                endIcon={<RemoveIcon />}
                onClick={() => {
                  removed.current = index;
                  onRemove(filter);
                }}
                sx={words}
              >
                {chip}
              </Button>
            </li>
          ))}
          {onClear && (
            <li>
              <Button size="small" onClick={onClear} sx={words}>
                {say('clear')}
              </Button>
            </li>
          )}
        </PlainList>
      </Box>
    );
  },
);

const row = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

const words = { overflowWrap: 'anywhere', textAlign: 'start' } as const;
