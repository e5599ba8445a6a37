import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { visuallyHidden } from '@mui/utils';
import type { User } from '../../domain/user';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { disc, spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { wideColumn } from '../../theme/pageStyles';
import { HomeLink } from '../../components/brand/internals/homeLink';
import { UserAvatar } from '../../components/identity/UserAvatar';
import { MenuButton, type MenuButtonProps } from '../../components/inputs/MenuButton';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  menu: 'Account menu',
  openingDemo: 'Opening the demo account',
} as const;

export type SiteHeaderTexts = typeof english;

export interface SiteHeaderProps {
  /** The product's name. */
  brand: string;
  /** The URL of the logo's link. */
  startHref: string;
  /** The signed-in user; null for a visitor. */
  user: Pick<User, 'name' | 'avatar'> | null;
  /** Whether the demo account is being opened, which screen readers then announce. */
  pending?: boolean | undefined;
  /** Renders the account menu, an `AccountMenu`. */
  menu: MenuButtonProps['menu'];
}

/** The bar at the top of the landing page: the logo, and a menu for visitors or for the user. */
export function SiteHeader({ brand, startHref, user, pending = false, menu }: SiteHeaderProps) {
  const say = useMessages('SiteHeader', english);
  return (
    <Box component="header" sx={bar}>
      <Box sx={row}>
        <HomeLink brand={brand} href={startHref} sx={home} />
        <MenuButton label={say('menu')} menu={menu}>
          {pending && <CircularProgress aria-hidden size={24} />}
          {!pending && (user ? <UserAvatar name={user.name} picture={user.avatar} /> : <Visitor />)}
        </MenuButton>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {pending && say('openingDemo')}
      </Box>
    </Box>
  );
}

function Visitor() {
  return (
    <Box component="span" sx={outline}>
      <PersonIcon fontSize="small" />
    </Box>
  );
}

const bar = {
  position: 'sticky',
  zIndex: 'appBar',
  insetBlockStart: 0,
  paddingBlockStart: 'env(safe-area-inset-top)',
  bgcolor: 'background.default',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const row = {
  ...spreadRow,
  ...wideColumn,
  minBlockSize: sizes.topBar,
  paddingInlineEnd: { xs: 3, md: 4 },
} as const;

const home = { display: 'inline-flex', alignItems: 'center', minBlockSize: sizes.target } as const;

const outline = {
  ...disc(36),
  border: '1px solid',
  borderColor: 'fieldOutline',
} as const;
