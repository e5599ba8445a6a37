import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { shortForm } from '../../../domain/recipients/addressEnds';
import type { Contact } from '../../../domain/recipients/contact';
import { DeleteOutlineRounded as RemoveIcon } from '../../../icons/DeleteOutlineRounded';
import { EditOutlined as EditIcon } from '../../../icons/EditOutlined';
import { NorthEastRounded as SendIcon } from '../../../icons/NorthEastRounded';
import { clampLines, linedItem, wrappingRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { UserAvatar } from '../../identity/UserAvatar';
import { useFlorin } from '../../provider/useFlorin';

interface ContactRowProps {
  contact: Contact;
  /** The accessible names of the row's link and buttons, which have only icons. */
  send: string;
  edit: string;
  remove: string;
  /** The URL of the page for sending money to the contact. If undefined, the row has no link. */
  sendHref: string | undefined;
  /** If undefined, the row has no edit button. */
  onEdit: (() => void) | undefined;
  /** If undefined, the row has no remove button. */
  onRemove: (() => void) | undefined;
}

/**
 * A row of the list: a contact's name and addresses, and icons to send money, to edit and to remove. The contact's name
 * is the accessible description of each icon.
 */
export function ContactRow(row: ContactRowProps) {
  const { contact, send, edit, remove, sendHref, onEdit, onRemove } = row;
  const { id, name, email, addresses } = contact;
  const { currencies, recipients } = useFlorin();
  const nameId = useId();
  return (
    <Box component="li" data-contact={id} sx={lines}>
      <UserAvatar name={name} size={40} />
      <Box sx={{ ...wrappingRow, alignItems: 'center', gap: 0 }}>
        <Box sx={words}>
          <Typography id={nameId} sx={{ fontWeight: 600, ...clampLines(1) }}>
            <ForeignText>{name}</ForeignText>
          </Typography>
          <Typography component="div" variant="caption" color="textSecondary" sx={places}>
            {email !== undefined && (
              <Box component="span" sx={place}>
                <ForeignText>{email}</ForeignText>
              </Box>
            )}
            {currencies.map(({ id: currency, symbol }) => {
              const address = addresses[currency];
              return (
                address !== undefined && (
                  <Box component="span" key={currency} sx={place}>
                    <bdi translate="no">{`${symbol} `}</bdi>
                    <ForeignText>{shortForm(address, recipients)}</ForeignText>
                  </Box>
                )
              );
            })}
          </Typography>
        </Box>
        <Box sx={buttons}>
          {sendHref !== undefined && (
            <IconButton aria-label={send} title={send} aria-describedby={nameId} href={sendHref}>
              <SendIcon fontSize="small" />
            </IconButton>
          )}
          {onEdit && (
            <IconButton aria-label={edit} title={edit} aria-describedby={nameId} onClick={onEdit}>
              <EditIcon fontSize="small" />
            </IconButton>
          )}
          {onRemove && (
            <IconButton
              aria-label={remove}
              title={remove}
              aria-describedby={nameId}
              onClick={onRemove}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 2,
  ...linedItem,
} as const;

/** If the row is too narrow, for example with large text, the buttons wrap below the text. */
const words = { flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/**
 * One line with the contact's addresses. An address that does not fit is hidden as a whole. The first address is
 * shortened instead.
 */
const places = {
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '1lh',
  overflow: 'hidden',
} as const;

const place = {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  '& + &::before': { content: '" · "' },
} as const;

/** The last icon is aligned with the edge of the list. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  marginInlineEnd: -3,
  color: 'text.secondary',
  '& > :is(:hover, :focus-visible)': { color: 'primary.main' },
} as const;
