import { AccountBalanceWalletOutlined as WalletIcon } from '../../icons/AccountBalanceWalletOutlined';
import { DarkModeOutlined as DarkIcon } from '../../icons/DarkModeOutlined';
import { LightModeOutlined as LightIcon } from '../../icons/LightModeOutlined';
import { LoginRounded as LoginIcon } from '../../icons/LoginRounded';
import { LogoutRounded as LogoutIcon } from '../../icons/LogoutRounded';
import { NotificationsNoneRounded as NotificationsIcon } from '../../icons/NotificationsNoneRounded';
import { PersonAddAltOutlined as PersonAddIcon } from '../../icons/PersonAddAltOutlined';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { SettingsOutlined as SettingsIcon } from '../../icons/SettingsOutlined';
import { TravelExploreRounded as DemoIcon } from '../../icons/TravelExploreRounded';
import { mirrored } from '../../theme/pageStyles';
import { Menu, type MenuEntry } from '../../components/inputs/Menu';
import type { MenuSurface } from '../../components/inputs/MenuButton';
import type { Say } from '../../components/provider/internals/say';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  tryDemo: 'Try Demo',
  profile: 'Profile',
  openWallet: 'Open Wallet',
  notifications: 'Notifications',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;

export type AccountMenuTexts = typeof english;

/** The URLs of the menu's links. Visitors get `signin` and `signup`; signed-in users get the other three. */
export interface AccountMenuLinks {
  readonly signin: string;
  readonly signup: string;
  readonly profile: string;
  readonly wallet: string;
  readonly settings: string;
}

/** The menu entries that run an action. All other entries are links. */
export type AccountMenuAction = 'toggle-mode' | 'try-demo' | 'notifications' | 'sign-out';

type Entries = (
  links: AccountMenuLinks,
  mode: 'light' | 'dark',
  onAction: (action: AccountMenuAction) => void,
  say: Say<typeof english>,
) => readonly MenuEntry[];

/** The menu entry that switches to the other theme, by the current theme. */
const OTHER_MODE = {
  dark: { key: 'lightMode', icon: <LightIcon /> },
  light: { key: 'darkMode', icon: <DarkIcon /> },
} as const;

const otherMode = (mode: 'light' | 'dark', say: Say<typeof english>) => {
  const { key, icon } = OTHER_MODE[mode];
  return { label: say(key), icon };
};

const visitorEntries: Entries = (links, mode, onAction, say) => [
  { label: say('signIn'), icon: <LoginIcon sx={mirrored} />, href: links.signin },
  { label: say('signUp'), icon: <PersonAddIcon />, href: links.signup },
  { ...otherMode(mode, say), onSelect: () => onAction('toggle-mode') },
  { label: say('tryDemo'), icon: <DemoIcon />, onSelect: () => onAction('try-demo') },
];

const userEntries: Entries = (links, mode, onAction, say) => [
  { label: say('profile'), icon: <PersonIcon />, href: links.profile },
  { label: say('openWallet'), icon: <WalletIcon />, href: links.wallet },
  {
    label: say('notifications'),
    icon: <NotificationsIcon />,
    onSelect: () => onAction('notifications'),
  },
  { ...otherMode(mode, say), onSelect: () => onAction('toggle-mode') },
  { label: say('settings'), icon: <SettingsIcon />, href: links.settings },
  {
    label: say('signOut'),
    icon: <LogoutIcon sx={mirrored} />,
    onSelect: () => onAction('sign-out'),
  },
];

export interface AccountMenuProps extends MenuSurface {
  /** The URLs of the links in the menu. */
  links: AccountMenuLinks;
  /** Whether a user is signed in. Visitors and users have different entries. */
  signedIn: boolean;
  /** The current theme. The menu has an entry that switches to the other theme. */
  mode: 'light' | 'dark';
  /** Called with the action of the entry that the user selects. */
  onAction: (action: AccountMenuAction) => void;
}

/**
 * The menu of the `SiteHeader`. It shows sign-in and sign-up to a visitor, and the user's pages to a signed-in user.
 */
export function AccountMenu({ links, signedIn, mode, onAction, ...surface }: AccountMenuProps) {
  const say = useMessages('AccountMenu', english);
  const entries = signedIn ? userEntries : visitorEntries;
  return <Menu {...surface} entries={entries(links, mode, onAction, say)} />;
}
