import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { use, useId, type ReactNode } from 'react';
import { useOpenLayer } from '../../hooks/openLayers';
import { CloseRounded as CloseIcon } from '../../icons/CloseRounded';
import { HelpOutlineRounded as HelpIcon } from '../../icons/HelpOutlineRounded';
import { NotificationsNoneRounded as NotificationsIcon } from '../../icons/NotificationsNoneRounded';
import { RateReviewOutlined as FeedbackIcon } from '../../icons/RateReviewOutlined';
import { SupportAgentRounded as SupportIcon } from '../../icons/SupportAgentRounded';
import { signRow, signRowText, spreadRow } from '../../theme/styles';
import { framed, sizes } from '../../theme/vars';
import { Switch } from '../inputs/internals/switch';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { WideContext } from './internals/layoutContext';

const english = {
  title: 'Menu',
  close: 'Close menu',
  places: 'Main Menu',
  help: 'Help & Support',
  notifications: 'Notifications',
  darkMode: 'Dark mode',
  feedback: 'Send Feedback',
  customer: 'Customer Support',
} as const;

export type SideMenuTexts = typeof english;

const SUPPORT = {
  help: HelpIcon,
  notifications: NotificationsIcon,
  feedback: FeedbackIcon,
  customer: SupportIcon,
} as const;

/** The menu entries that run an action instead of linking to a page. */
export type SideMenuAction = keyof typeof SUPPORT;

interface ActionListProps {
  actions: readonly SideMenuAction[];
  onAction: (action: SideMenuAction) => void;
  say: Say<typeof english>;
}

function ActionList({ actions, onAction, say }: ActionListProps) {
  return (
    <List sx={{ paddingInline: 2, paddingBlock: 2 }}>
      {actions.map((action) => {
        const Icon = SUPPORT[action];
        return (
          <ListItem key={action} disablePadding>
            <ListItemButton
              onClick={() => {
                onAction(action);
              }}
              component="button"
              sx={menuRow}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={say(action)} sx={signRowText} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

export interface SideMenuProps extends RootProps {
  /** Whether the menu is open. */
  open: boolean;
  /** Called when the user closes the menu. */
  onClose: () => void;
  /** The content at the top of the menu, usually a `WalletSwitcher`. */
  switcher: ReactNode;
  /** The links, in their order. */
  links: readonly SideMenuLink[];
  /** The URL of the current page. */
  currentHref: string;
  /** The current theme. The switch for dark mode is on in the dark theme. */
  mode: 'light' | 'dark';
  /** Called when the user presses the switch for dark mode. If omitted, there is no switch. */
  onToggleMode?: (() => void) | undefined;
  /** Called when the user presses one of the entries for help and support. If omitted, there are no such entries. */
  onAction?: ((action: SideMenuAction) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A menu that slides in from the side: wallets, links to pages, help, the theme, and support. */
export const SideMenu = rooted(
  'SideMenu',
  function SideMenu(
    {
      open,
      onClose,
      switcher,
      links,
      currentHref,
      mode,
      onToggleMode,
      onAction,
      messages,
    }: SideMenuProps,
    root,
  ) {
    const say = useMessages('SideMenu', english, messages);
    const isWide = use(WideContext);
    const headingId = useId();
    useOpenLayer(open, onClose);
    return (
      <Drawer
        {...root()}
        open={open}
        onClose={onClose}
        slotProps={{
          // The menu mounts when it first opens. Without `appear`, MUI's drawer would not slide in at mount.
          transition: { appear: true },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': headingId,
            sx: {
              inlineSize: `min(${sizes.column} - 96px, 100vw - 48px)`,
              // On a wide screen the menu opens inside the column, not at the screen's edge.
              insetInlineStart: {
                xs: `max(0px, calc(50vw - ${sizes.column} / 2))`,
                ...(isWide && { md: `max(0px, calc(50vw - ${sizes.page} / 2))` }),
              },
              insetBlockStart: framed.margin,
              blockSize: `calc(100% - 2 * ${framed.margin})`,
              borderStartStartRadius: framed.radius,
              borderEndStartRadius: framed.radius,
              borderInlineEnd: '1px solid',
              borderColor: 'divider',
            },
          },
        }}
      >
        <Box sx={{ ...spreadRow, paddingInlineStart: 4, paddingInlineEnd: 1.5, paddingBlock: 2 }}>
          <Typography id={headingId} variant="h2">
            {say('title')}
          </Typography>
          <IconButton onClick={onClose} aria-label={say('close')}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ paddingInline: 4, paddingBlockEnd: 4 }}>{switcher}</Box>
        <Divider />
        <LinkList
          title={say('places')}
          links={links}
          currentHref={currentHref}
          onFollow={onClose}
        />
        {onAction && (
          <>
            <Divider />
            <ActionList actions={['help', 'notifications']} onAction={onAction} say={say} />
          </>
        )}
        {onToggleMode && (
          <>
            <Divider />
            <FormControlLabel
              label={say('darkMode')}
              labelPlacement="start"
              control={<Switch checked={mode === 'dark'} onChange={onToggleMode} />}
              sx={{
                justifyContent: 'space-between',
                marginInlineStart: 4,
                marginInlineEnd: '7px',
                marginBlock: 2,
              }}
            />
          </>
        )}
        {onAction && (
          <>
            <Divider />
            <ActionList actions={['feedback', 'customer']} onAction={onAction} say={say} />
          </>
        )}
      </Drawer>
    );
  },
);

/** A row of the menu. The background of a hovered row extends over the padding of the menu. */
const menuRow = { ...signRow, paddingInline: 2 } as const;

export interface SideMenuLink {
  label: string;
  href: string;
  icon: ReactNode;
}

interface LinkListProps {
  title: string;
  links: readonly SideMenuLink[];
  currentHref: string;
  onFollow: () => void;
}

function LinkList({ title, links, currentHref, onFollow }: LinkListProps) {
  const titleId = useId();
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ paddingInline: 2, paddingBlock: 2 }}>
      <Typography
        id={titleId}
        component="h3"
        variant="caption"
        color="textSecondary"
        sx={{ paddingInline: 2, paddingBlockStart: 1, fontWeight: 650 }}
      >
        {title}
      </Typography>
      <List disablePadding>
        {links.map(({ label, href, icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={href === currentHref}
              {...(href === currentHref ? { 'aria-current': 'page' as const } : {})}
              onClick={onFollow}
              sx={menuRow}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} sx={signRowText} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
