import PeopleIcon from '@mui/icons-material/ContactsRounded';
import NobodyIcon from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { KnownRecipient } from '../../domain/knownRecipient';
import { matching } from '../../domain/knownRecipient';
import { linedItem } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { EmptyState } from '../feedback/EmptyState';
import { SearchField } from '../inputs/SearchField';
import { PlainList } from '../layout/PlainList';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { ContactPicker as english } from './ContactPicker.messages';
import { KnownRow } from './knownRow';

/** More lines are searched, and not scrolled through. */
const MOST = 100;

export interface ContactPickerProps {
  /** Those to choose from, from `knownRecipients`. */
  known: readonly KnownRecipient[];
  /** The currency that is to be sent: those who take it come first. */
  currency?: CurrencyId | undefined;
  onPick: (known: KnownRecipient) => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Those who were paid and the saved contacts, as a list to search and choose from. */
export function ContactPicker({ known, currency, onPick, messages }: ContactPickerProps) {
  const say = useMessages('ContactPicker', english, messages);
  const [text, setText] = useState('');
  const found = matching(known, useDeferredValue(text), currency);
  if (known.length === 0)
    return (
      <EmptyState title={say('empty')} icon={<PeopleIcon fontSize="inherit" />}>
        {say('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <SearchField label={say('search')} value={text} onChange={setText} />
      {/* Live, so that an end of the search is heard while the focus stays in the field. */}
      <div role="status">
        {found.length === 0 && (
          <EmptyState title={say('noHit')} icon={<NobodyIcon fontSize="inherit" />}>
            {say('noHitText')}
          </EmptyState>
        )}
      </div>
      <PlainList sx={{ paddingBlockStart: 2 }}>
        {found.slice(0, MOST).map((one) => (
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
      {found.length > MOST && (
        <Typography variant="body2" color="textSecondary" sx={{ paddingBlockStart: 3 }}>
          {say('more', { count: MOST })}
        </Typography>
      )}
    </>
  );
}

const row = {
  inlineSize: '100%',
  minBlockSize: sizes.target,
  paddingBlock: 3,
  paddingInline: 2,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
