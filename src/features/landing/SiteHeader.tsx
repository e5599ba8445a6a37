import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { visuallyHidden } from '@mui/utils';
import { HomeLink } from '../../components/brand/internals/homeLink';
import { UserAvatar } from '../../components/identity/UserAvatar';
import { MenuButton, type MenuButtonProps } from '../../components/inputs/MenuButton';
import { useMessages } from '../../components/provider/useMessages';
import type { User } from '../../domain/user';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { useNotice } from '../../state/hooks/useNotice';
import { useAuth } from '../../state/session/useAuth';
import { useThemeMode } from '../../state/settings/useThemeMode';
import { PRODUCT_NAME } from '../../theme/brand';
import { wideColumn } from '../../theme/pageStyles';
import { disc, spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import { AccountMenu } from '../lateParts';
import { LateMenu } from '../page/LateMenu';
import { paths } from '../page/paths';
import type { AccountMenuAction } from './AccountMenu';

const english = {
  menu: 'Account menu',
  openingDemo: 'Opening the demo account',
  notifications: 'Notifications',
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

const LINKS = {
  signin: paths.signin,
  signup: paths.signup,
  profile: paths.profile,
  wallet: paths.home,
  settings: paths.settings,
} as const;

export interface ConnectedSiteHeaderProps {
  /** Whether the sign-in to the demo account is pending. */
  pending: boolean;
  onTryDemo: () => void;
}

/** The header of the landing page, with a menu for the user or the visitor. */
export function ConnectedSiteHeader({ pending, onTryDemo }: ConnectedSiteHeaderProps) {
  const { user, signOut } = useAuth();
  const say = useMessages('SiteHeader', english);
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const actions: Readonly<Record<AccountMenuAction, () => void>> = {
    'toggle-mode': toggle,
    'try-demo': onTryDemo,
    notifications: () => {
      notify(say('notifications'));
    },
    'sign-out': () => void signOut(),
  };
  return (
    <SiteHeader
      brand={PRODUCT_NAME}
      startHref={paths.landing}
      user={user}
      pending={pending}
      menu={(surface) => (
        <LateMenu
          name={surface.label}
          open={surface.open}
          onOpen={() => surface.anchor?.click()}
          onClose={surface.onClose}
        >
          <AccountMenu
            {...surface}
            links={LINKS}
            signedIn={user !== null}
            mode={mode}
            onAction={(action) => {
              actions[action]();
            }}
          />
        </LateMenu>
      )}
    />
  );
}
