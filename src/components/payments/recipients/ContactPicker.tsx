import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import type { CurrencyId } from '../../../domain/currency/currency';
import { grouped, matching, type KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { ContactsOutlined as ContactsIcon } from '../../../icons/ContactsOutlined';
import { SearchOffRounded as NoHitIcon } from '../../../icons/SearchOffRounded';
import { linedItem, pressable } from '../../../theme/styles';
import { sizes } from '../../../theme/vars';
import { EmptyState } from '../../feedback/EmptyState';
import { SearchField } from '../../inputs/SearchField';
import { PlainList } from '../../layout/PlainList';
import { useFlorin } from '../../provider/useFlorin';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { KnownRow } from './internals/knownRow';
import { KnownRow as rowTexts } from './internals/KnownRow.messages';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  search: 'Search contacts',
  empty: 'No contacts yet',
  emptyText: 'Your contacts and recent payments will appear here.',
  noHit: 'No matches',
  noHitText: 'Try another name or part of the address.',
  more: 'Only the first {count} are shown. Search to find the others.',
} as const;

export type ContactPickerTexts = typeof english;

/** The maximum number of rows. The user finds all other recipients with the search. */
const MOST = 100;

export interface ContactPickerProps extends RootProps {
  /** The recipients to choose from: the result of `knownRecipients` of `florin/domain/knownRecipient`. */
  known: readonly KnownRecipient[];
  /** The currency of the payment. Recipients that accept this currency are first in each list. */
  currency?: CurrencyId | undefined;
  /** Called with the recipient that the user selects. */
  onPick: (known: KnownRecipient) => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Lets the user choose a recipient from two searchable lists: saved contacts, and recently paid recipients. */
export const ContactPicker = rooted(
  'ContactPicker',
  function ContactPicker({ known, currency, onPick, messages }: ContactPickerProps, root) {
    const say = useMessages('ContactPicker', english, messages);
    const [text, setText] = useState('');
    const sayName = useMessages('KnownRow', rowTexts);
    const id = useId();
    const { recipients } = useFlorin();
    const found = matching(known, useDeferredValue(text), currency, recipients);
    const { contacts, recent } = grouped(found);
    const shown = grouped([...contacts, ...recent].slice(0, MOST));
    if (known.length === 0)
      return (
        <EmptyState {...root()} title={say('empty')} icon={<ContactsIcon fontSize="inherit" />}>
          {say('emptyText')}
        </EmptyState>
      );
    return (
      <Box {...root()}>
        <SearchField label={say('search')} value={text} onChange={setText} />
        {/* A live region, because the focus stays in the search field while the results change. */}
        <div role="status">
          {found.length === 0 && (
            <EmptyState title={say('noHit')} icon={<NoHitIcon fontSize="inherit" />}>
              {say('noHitText')}
            </EmptyState>
          )}
        </div>
        {(['contacts', 'recent'] as const).map(
          (name) =>
            shown[name].length > 0 && (
              <Box key={name} sx={{ paddingBlockStart: 4 }}>
                <Typography id={`${id}-${name}`} variant="h3">
                  {sayName(name)}
                </Typography>
                <PlainList labelledBy={`${id}-${name}`}>
                  {shown[name].map((one) => (
                    <Box component="li" key={one.recipient} sx={linedItem}>
                      <ButtonBase
                        onClick={() => {
                          onPick(one);
                        }}
                        sx={row}
                      >
                        <KnownRow known={one} />
                      </ButtonBase>
                    </Box>
                  ))}
                </PlainList>
              </Box>
            ),
        )}
        {found.length > MOST && (
          <Typography variant="body2" color="textSecondary" sx={{ paddingBlockStart: 3 }}>
            {say('more', { count: MOST })}
          </Typography>
        )}
      </Box>
    );
  },
);

const row = {
  inlineSize: '100%',
  minBlockSize: sizes.target,
  paddingBlock: 3,
  paddingInline: 2,
  borderRadius: 1,
  ...pressable,
} as const;
