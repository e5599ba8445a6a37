import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useForkRef from '@mui/utils/useForkRef';
import { useId, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { shortForm } from '../../domain/recipients/addressEnds';
import type { Contact } from '../../domain/recipients/contact';
import { isFocusLost } from '../../hooks/focus';
import { focusElement } from '../../hooks/focusElement';
import { ContactsOutlined as ContactsIcon } from '../../icons/ContactsOutlined';
import { DeleteOutlineRounded as RemoveIcon } from '../../icons/DeleteOutlineRounded';
import { EditOutlined as EditIcon } from '../../icons/EditOutlined';
import { NorthEastRounded as SendIcon } from '../../icons/NorthEastRounded';
import { SearchRounded as SearchIcon } from '../../icons/SearchRounded';
import { clampLines, linedItem, wrappingRow } from '../../theme/styles';
import { EmptyState } from '../feedback/EmptyState';
import { LoadableList, type LoadingStates } from '../feedback/internals/loadableList';
import { ForeignText } from '../identity/ForeignText';
import { UserAvatar } from '../identity/UserAvatar';
import { Button } from '../inputs/internals/button';
import { PlainList } from '../layout/PlainList';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts } from '../provider/internals/say';
import { useFlorin } from '../provider/useFlorin';
import { useMessages } from '../provider/useMessages';

const english = {
  send: 'Send',
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No contacts yet',
  emptyText: 'Save the people you pay and see their names instead of addresses.',
  add: 'Add contact',
  none: 'No contacts found',
  noneText: 'No name, email or address matches your search.',
  clear: 'Show all contacts',
} as const;

export type ContactListTexts = typeof english;

/** The functions that `ContactList` provides through its `action` prop. */
export interface ContactListHandle {
  /** Focuses the first button of a contact, or its link; returns whether the list has such a button or link. */
  focus(id: string): boolean;
}

export interface ContactListProps extends RootProps, LoadingStates {
  /** The contacts, in the order in which they are shown. */
  contacts: readonly Contact[];
  /**
   * Whether `contacts` are the results of a search. An empty list then shows that nothing was found, with a button that
   * clears the search.
   */
  isSearched?: boolean | undefined;
  /** Returns the URL of the page for sending money to a contact. If omitted, the rows have no link to that page. */
  sendHrefOf?: ((contact: Contact) => string) | undefined;
  /** Called when the user presses the edit button of a contact. If omitted, the rows have no such button. */
  onEdit?: ((contact: Contact) => void) | undefined;
  /**
   * Called when the user presses the remove button of a contact. Once the contact is removed from `contacts`, the focus
   * moves to the next contact. If omitted, the rows have no such button.
   */
  onRemove?: ((contact: Contact) => void) | undefined;
  /**
   * Called when the user presses the button of the empty list to add the first contact. If omitted, there is no such
   * button.
   */
  onAdd?: (() => void) | undefined;
  /** Called when the user presses the button that clears a search without results. If omitted, there is no such button. */
  onClear?: (() => void) | undefined;
  /** A ref to a `ContactListHandle`, which can focus a contact; compare the `action` prop of MUI's `ButtonBase`. */
  action?: Ref<ContactListHandle> | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Renders saved contacts, each with buttons to edit and remove the contact. An empty list shows a sentence, and a
 * button that adds a contact or clears the search. Each button is shown only if its callback is passed.
 */
export const ContactList = rooted(
  'ContactList',
  function ContactList(
    {
      contacts,
      isSearched = false,
      sendHrefOf,
      onEdit,
      onRemove,
      onAdd,
      onClear,
      action,
      messages,
      ...states
    }: ContactListProps,
    root,
  ) {
    const say = useMessages('ContactList', english, messages);
    const box = useRef<HTMLDivElement>(null);
    const look = root({ paddingInline: 4 }, { isSearched });
    const ref = useForkRef(box, look.ref);
    /** The contact whose remove button was pressed, and the contact's index. */
    const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null);

    useImperativeHandle(action, () => ({
      focus(id) {
        const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-contact]') ?? [])];
        const row = rows.find(({ dataset }) => dataset['contact'] === id);
        const control = row?.querySelector('button') ?? row?.querySelector('a');
        control?.focus();
        return control !== null && control !== undefined;
      },
    }));

    useLayoutEffect(() => {
      if (!leaving.current || contacts.some(({ id }) => id === leaving.current?.id)) return;
      const { at } = leaving.current;
      leaving.current = null;
      if (!isFocusLost()) return;
      // Focuses the last button of the next contact. If there is no next contact, focuses the last button of the last
      // contact, or the button of the empty list. If the empty list has no button, focuses the list.
      const rows = box.current?.querySelectorAll('[data-contact]') ?? [];
      const row = rows[Math.min(at, rows.length - 1)] ?? box.current;
      const button = row?.querySelector<HTMLElement>('button:last-of-type');
      if (button) button.focus();
      else focusElement(box.current);
    });

    const empty = isSearched ? (
      <EmptyState
        title={say('none')}
        icon={<SearchIcon fontSize="inherit" />}
        action={onClear && <Button onClick={onClear}>{say('clear')}</Button>}
      >
        {say('noneText')}
      </EmptyState>
    ) : (
      <EmptyState
        title={say('empty')}
        icon={<ContactsIcon fontSize="inherit" />}
        action={
          onAdd && (
            <Button variant="contained" onClick={onAdd}>
              {say('add')}
            </Button>
          )
        }
      >
        {say('emptyText')}
      </EmptyState>
    );
    return (
      <Paper variant="outlined" {...look} ref={ref}>
        <LoadableList {...states} count={contacts.length} empty={empty}>
          <PlainList>
            {contacts.map((contact, at) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                send={say('send')}
                sendHref={sendHrefOf?.(contact)}
                edit={say('edit')}
                remove={say('remove')}
                onEdit={
                  onEdit &&
                  (() => {
                    onEdit(contact);
                  })
                }
                onRemove={
                  onRemove &&
                  (() => {
                    leaving.current = { id: contact.id, at };
                    onRemove(contact);
                  })
                }
              />
            ))}
          </PlainList>
        </LoadableList>
      </Paper>
    );
  },
);

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
function ContactRow(row: ContactRowProps) {
  const { contact, send, edit, remove, sendHref, onEdit, onRemove } = row;
  const { id, name, email, addresses } = contact;
  const { currencies, recipients } = useFlorin();
  const nameId = useId();
  // Several currencies can have the same address, which is shown once.
  const symbolsAt = new Map<string, string[]>();
  for (const { id: currency, symbol } of currencies) {
    const address = addresses[currency];
    if (address !== undefined) symbolsAt.set(address, [...(symbolsAt.get(address) ?? []), symbol]);
  }
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
              <Box component="span" dir="auto" sx={place}>
                <ForeignText>{email}</ForeignText>
              </Box>
            )}
            {[...symbolsAt].map(([address, symbols]) => (
              <Box component="span" key={address} sx={place}>
                <bdi translate="no">{`${symbols.join(', ')} `}</bdi>
                <ForeignText>{shortForm(address, recipients)}</ForeignText>
              </Box>
            ))}
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
