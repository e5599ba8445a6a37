import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PersonAddAltOutlined as AddIcon } from '../../icons/PersonAddAltOutlined';
import { Button } from '../../components/inputs/internals/button';
import { SearchField } from '../../components/inputs/SearchField';
import { useMessages } from '../../components/provider/useMessages';
import { useCommonTexts } from '../page/useCommonTexts';
import { usePageNames } from '../page/usePageNames';

const english = {
  lost: 'These contacts are gone when you reload the page.',
  search: 'Search contacts',
  count: '{count, plural, one {# contact} other {# contacts}}',
} as const;

export type ContactBookTexts = typeof english;

export interface ContactBookProps {
  /** Whether there are no contacts. In that case, only the children are shown. */
  isEmpty: boolean;
  /** The number of contacts that match the search. */
  count: number;
  query: string;
  onQuery: (query: string) => void;
  onAdd: () => void;
  /** Whether the contacts are only in memory. A sentence then warns that a reload removes them. */
  isLost: boolean;
  /** The URL of the page `Data and backup`, where the user can store the contacts on the device. */
  dataHref?: string | undefined;
  /** The list of the contacts that match the search. */
  children: ReactNode;
}

/** Renders a list of contacts with a button that adds a contact, a search field, and the number of results. */
export function ContactBook({
  isEmpty,
  count,
  query,
  onQuery,
  onAdd,
  isLost,
  dataHref,
  children,
}: ContactBookProps) {
  const say = useMessages('ContactBook', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  return (
    <Stack spacing={6}>
      {!isEmpty && (
        <>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
            {common('addContact')}
          </Button>
          <SearchField label={say('search')} value={query} onChange={onQuery} />
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {say('count', { count })}
          </Typography>
        </>
      )}
      {children}
      {!isEmpty && isLost && (
        <Typography variant="body2" color="textSecondary">
          <span>{`${say('lost')} `}</span>
          {dataHref !== undefined && <Link href={dataHref}>{pageName('data')}</Link>}
        </Typography>
      )}
    </Stack>
  );
}
