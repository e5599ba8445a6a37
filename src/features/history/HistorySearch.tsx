import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId, useState, type Ref } from 'react';
import { Banner } from '../../components/feedback/Banner';
import { ForeignText } from '../../components/identity/ForeignText';
import { SearchField } from '../../components/inputs/SearchField';
import {
  TransactionFilters,
  type OnFilter,
} from '../../components/payments/history/TransactionFilters';
import { useMessages } from '../../components/provider/useMessages';
import type {
  FilterChoices,
  HistoryFilters,
  IgnoredValue,
} from '../../domain/history/historyFilters';
import { firstCharacters, visible } from '../../domain/text/text';
import { TuneRounded as FiltersIcon } from '../../icons/TuneRounded';
import { sizes } from '../../theme/vars';

const english = {
  search: 'Search transactions',
  filters: 'Filters',
  ignored: 'This part of the address was not recognized and is ignored: {values}',
} as const;

export type HistorySearchTexts = typeof english;

/** The maximum number of characters that are shown of an ignored value from the URL. */
const SHOWN = 40;

export interface HistorySearchProps {
  /** The active filters, including the search text (`query`). */
  filters: HistoryFilters;
  /** The options of each filter. */
  choices: FilterChoices;
  /** The filters in the URL that are invalid and therefore ignored. The component shows them. */
  ignored: readonly IgnoredValue[];
  /** Called with the search text after each change. */
  onType: (query: string) => void;
  /** Called when the search field loses the focus. */
  onSettle: () => void;
  /** Called with a filter and its new value. */
  onFilter: OnFilter;
  /** A ref to the search field. */
  searchRef?: Ref<HTMLInputElement> | undefined;
}

/** A search field and filters for a list of transactions. The filters are collapsed initially. */
export function HistorySearch(props: HistorySearchProps) {
  const { filters, choices, ignored, onType, onSettle, onFilter, searchRef } = props;
  const say = useMessages('HistorySearch', english);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();

  const values = ignored
    .map(({ filter, value }) => `${filter}=${firstCharacters(visible(value), SHOWN)}`)
    .join(', ');
  return (
    <Stack spacing={3}>
      <Box sx={row}>
        <SearchField
          {...(searchRef ? { ref: searchRef } : {})}
          label={say('search')}
          value={filters.query}
          onChange={onType}
          onBlur={onSettle}
        />
        <IconButton
          aria-label={say('filters')}
          title={say('filters')}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!isOpen);
          }}
          sx={filtersButton}
        >
          <FiltersIcon />
        </IconButton>
      </Box>
      <Box id={panelId} hidden={!isOpen} sx={panel}>
        <TransactionFilters filters={filters} choices={choices} onChange={onFilter} />
      </Box>
      {values !== '' && (
        <Banner>{say('ignored', { values: <ForeignText>{values}</ForeignText> })}</Banner>
      )}
    </Stack>
  );
}

const row = { display: 'flex', gap: 2 } as const;

/** The line for an error below the dates also separates the filters from the transactions. */
const panel = { '&&': { marginBlockEnd: '-0.5rem' } } as const;

/** The size of the button: that of a control, or with large text that of its icon and a padding. */
const BUTTON = `max(${sizes.control}, 1.5rem + 18px)`;

/** The button is as high as the field beside it. */
const filtersButton = {
  inlineSize: BUTTON,
  blockSize: BUTTON,
  border: 1,
  borderColor: 'fieldOutline',
  borderRadius: 1,
  color: 'primary.main',
} as const;
