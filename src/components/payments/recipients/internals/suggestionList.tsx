import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { pressable } from '../../../../theme/styles';
import { popupShadow, sizes } from '../../../../theme/vars';
import { useMessages } from '../../../provider/useMessages';
import { KnownRow } from './knownRow';
import { KnownRow as english } from './KnownRow.messages';
import type { useSuggestions } from '../RecipientField/useSuggestions';

interface SuggestionListProps {
  id: string;
  suggestions: ReturnType<typeof useSuggestions>;
}

/** The list of suggestions: contacts and recent recipients, each group below its heading. */
export function SuggestionList({ id, suggestions }: SuggestionListProps) {
  const { groups, getListboxProps, getOptionProps, selectsFirst } = suggestions;
  const say = useMessages('KnownRow', english);
  return (
    <Box component="ul" {...getListboxProps()} sx={selectsFirst ? [listbox, firstMarked] : listbox}>
      {(['contacts', 'recent'] as const).map((group) => {
        const before = group === 'recent' ? groups.contacts.length : 0;
        return (
          groups[group].length > 0 && (
            <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <Typography id={`${id}-${group}`} variant="caption" sx={groupName}>
                {say(group)}
              </Typography>
              {groups[group].map((suggestion, at) => {
                const { key, ...option } = getOptionProps({
                  option: suggestion,
                  index: before + at,
                });
                return (
                  <Box component="li" key={key} {...option} sx={optionRow}>
                    <KnownRow known={suggestion} />
                  </Box>
                );
              })}
            </Box>
          )
        );
      })}
    </Box>
  );
}

/** A list of one suggestion. Rendered in advance, it creates the styles of the list before the first letter is typed. */
export function RehearsedSuggestions() {
  return (
    <Box component="ul" sx={[listbox, firstMarked]}>
      <Typography variant="caption" sx={groupName} />
      <Box component="li" sx={optionRow}>
        <KnownRow known={REHEARSED} />
      </Box>
    </Box>
  );
}

/** A recipient with every fact that a suggestion can show. */
const REHEARSED: KnownRecipient = {
  recipient: 'ana@florin.example',
  name: 'Ana',
  currency: 'usd',
  paidAt: '2026-01-01T12:00:00.000Z',
};

const groupName = { display: 'block', paddingInline: 2.5, color: 'text.secondary' } as const;

/**
 * The list is positioned below the field and over the following content, so that the content does not move when
 * suggestions appear.
 */
const listbox = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: 2,
  margin: 0,
  padding: 2,
  maxBlockSize: 'min(320px, 45vh)',
  overflowY: 'auto',
  listStyle: 'none',
  border: 1,
  borderColor: 'fieldOutline',
  borderRadius: 1,
  bgcolor: 'background.raised',
  boxShadow: popupShadow,
} as const;

/** The suggestion that Enter would select. A frame marks it, so that it does not differ by colour alone. */
const marked = {
  bgcolor: 'action.hover',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;

/** While the user has marked no suggestion with the arrow keys, Enter selects the first suggestion. */
const firstMarked = {
  '&:not(:has(.Mui-focusVisible)) [data-option-index="0"]': marked,
} as const;

const optionRow = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  paddingBlock: 2,
  paddingInline: 2.5,
  borderRadius: 1,
  cursor: 'pointer',
  ...pressable,
  '&.Mui-focusVisible': marked,
} as const;
