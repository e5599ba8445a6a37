import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { addressEnds } from '../../../domain/recipients/addressEnds';
import type { Contact } from '../../../domain/recipients/contact';
import { shortened } from '../../../domain/recipients/recipientKind';
import { visible } from '../../../domain/text/text';
import { DeleteOutlineRounded as RemoveIcon } from '../../../icons/DeleteOutlineRounded';
import { EditOutlined as EditIcon } from '../../../icons/EditOutlined';
import { NorthEastRounded as SendIcon } from '../../../icons/NorthEastRounded';
import { clampLines, linedItem, wrappingRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { UserAvatar } from '../../identity/UserAvatar';
import { FlorinContext } from '../../provider/florinContext';

interface ContactRowProps {
  contact: Contact;
  /** The text of the link to the page for sending money. */
  send: string;
  /** The text of the edit button. */
  edit: string;
  /** The text of the remove button. */
  remove: string;
  /** The address of the page for sending money to the contact. If undefined, the row has no link. */
  sendHref: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/**
 * Shows a contact: name, addresses, a link to send money, and two buttons. The name is the accessible description of
 * the link and the buttons.
 */
export function ContactRow(row: ContactRowProps) {
  const { contact, send, edit, remove, sendHref, onEdit, onRemove } = row;
  const { id, name, email, addresses } = contact;
  const { currencies, recipients } = use(FlorinContext);
  const nameId = useId();
  return (
    <Box component="li" data-contact={id} sx={lines}>
      <UserAvatar name={name} size={40} />
      <Box sx={wrappingRow}>
        <Box sx={words}>
          <Typography id={nameId} sx={{ fontWeight: 600, ...clampLines(3) }}>
            <ForeignText>{name}</ForeignText>
          </Typography>
          {email !== undefined && (
            <Typography variant="body2" color="textSecondary">
              <ForeignText>{email}</ForeignText>
            </Typography>
          )}
          {currencies.map(({ id: currency, symbol }) => {
            const address = addresses[currency];
            return (
              address !== undefined && (
                <Typography key={currency} variant="body2" color="textSecondary">
                  <bdi>{symbol}</bdi>{' '}
                  <ForeignText>
                    {shortened(address, recipients) ?? addressEnds(visible(address))}
                  </ForeignText>
                </Typography>
              )
            );
          })}
        </Box>
        <Box sx={buttons}>
          {sendHref !== undefined && (
            <Button size="small" startIcon={<SendIcon />} aria-describedby={nameId} href={sendHref}>
              {send}
            </Button>
          )}
          <Button size="small" startIcon={<EditIcon />} aria-describedby={nameId} onClick={onEdit}>
            {edit}
          </Button>
          <Button
            size="small"
            startIcon={<RemoveIcon />}
            aria-describedby={nameId}
            onClick={onRemove}
          >
            {remove}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'start',
  paddingBlock: 3.5,
  ...linedItem,
} as const;

/**
 * The text has at least the width of a shortened address. If the row is too narrow, the buttons wrap below the text.
 */
const words = { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** Aligns the text of the buttons with the name above. */
const buttons = { display: 'flex', flexWrap: 'wrap', columnGap: 1, marginInlineStart: -2 } as const;
