import Box from '@mui/material/Box';
import { useState } from 'react';
import { isDay } from '../../../domain/day';
import type {
  FilterChoices,
  FilterName,
  HistoryFilters,
} from '../../../domain/history/historyFilters';
import { useWhenChanged } from '../../../hooks/useWhenChanged';
import { fieldGap } from '../../../theme/styles';
import { SelectField } from '../../inputs/SelectField';
import { TextField } from '../../inputs/TextField';
import type { OtherTexts } from '../../provider/internals/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { useMessages } from '../../provider/useMessages';
import { currencyText, wordFor } from './internals/filterTexts';
import { TransactionFilters as english } from './internals/TransactionFilters.messages';
import { useRecordName } from './internals/useRecordName';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

/** Called with a filter and its new value; undefined removes the filter. */
export type OnFilter = (filter: FilterName, value: string | undefined) => void;

interface DayFieldProps {
  label: string;
  value: string | undefined;
  /** Returns the error of a day as a sentence, or an empty text if the day is valid. */
  errorOf: (day: string) => string;
  onChange: (day: string | undefined) => void;
}

/**
 * A native date field for the first or the last day of a range. An invalid day, or a day whose year is still
 * incomplete, stays in the field, but is not passed to `onChange`. Only an invalid day is shown with an error.
 */
function DayField({ label, value, errorOf, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  useWhenChanged(value, () => {
    setTyped(value ?? '');
  });
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={isDay(typed) ? errorOf(typed) : ''}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') onChange(undefined);
        else if (isDay(target.value) && errorOf(target.value) === '') onChange(target.value);
      }}
    />
  );
}

export interface TransactionFiltersProps extends RootProps {
  /** The active filters, without the search text. */
  filters: Omit<HistoryFilters, 'query'>;
  /** The choices of each filter, from `choicesOf` of `florin/domain/historyFilters`. */
  choices: FilterChoices;
  /** Called when the user changes a filter. An undefined `value` removes the filter. */
  onChange: (filter: FilterName, value: string | undefined) => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Filters for a list of transactions: type, status, currency, and a range of days. */
export const TransactionFilters = rooted(
  'TransactionFilters',
  function TransactionFilters(
    {
      filters,
      choices: { types, statuses, currencies },
      onChange,
      messages,
    }: TransactionFiltersProps,
    root,
  ) {
    const say = useMessages('TransactionFilters', english, messages);
    const currencyName = useCurrencyName();
    const recordName = useRecordName();
    const { from, to } = filters;
    const wordsOf = (values: readonly string[]) =>
      values.map((value) => ({ value, label: wordFor(value, say, recordName) }));
    const selects = {
      type: wordsOf(types),
      status: wordsOf(statuses),
      currency: currencies.map((info) => ({
        value: info.id,
        label: currencyText(info, currencyName(info)),
      })),
    };
    return (
      <Box role="group" aria-label={say('title')} {...root(fields)}>
        {(['type', 'status', 'currency'] as const).map((filter) => (
          <SelectField
            key={filter}
            label={say(filter)}
            value={filters[filter] ?? ''}
            options={[{ value: '', label: say('all') }, ...selects[filter]]}
            onChange={({ target }) => {
              onChange(filter, target.value === '' ? undefined : target.value);
            }}
          />
        ))}
        <Box sx={range}>
          <DayField
            label={say('from')}
            value={from}
            errorOf={(day) => (to !== undefined && day > to ? say('backwards') : '')}
            onChange={(day) => {
              onChange('from', day);
            }}
          />
          <DayField
            label={say('to')}
            value={to}
            errorOf={(day) => (from !== undefined && day < from ? say('backwards') : '')}
            onChange={(day) => {
              onChange('to', day);
            }}
          />
        </Box>
      </Box>
    );
  },
);

/** Fields are side by side if there is enough space. A field that is alone in its row fills the row. */
const fields = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: fieldGap,
  paddingBlockStart: 2,
  '& > *': { flex: '1 1 9rem', minInlineSize: 0 },
} as const;

const range = {
  '&&': { flexBasis: '100%' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: 4,
  rowGap: fieldGap,
} as const;
