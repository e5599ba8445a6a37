import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import DemoIcon from '@mui/icons-material/TravelExploreRounded';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LoginIcon from '@mui/icons-material/LoginRounded';
import LogoutIcon from '@mui/icons-material/LogoutRounded';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneRounded';
import PersonAddIcon from '@mui/icons-material/PersonAddAltRounded';
import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { MenuEntry } from '../inputs/Menu';
import { Menu } from '../inputs/Menu';
import type { MenuSurface } from '../inputs/MenuButton';

/** Where the menu's links lead. */
export interface AccountMenuLinks {
  readonly signin: string;
  readonly signup: string;
  readonly profile: string;
  readonly wallet: string;
  readonly settings: string;
}

/** The entries that are actions; the others are links. */
export type AccountMenuAction = 'toggle-mode' | 'try-demo' | 'notifications' | 'sign-out';

type Entries = (
  links: AccountMenuLinks,
  mode: 'light' | 'dark',
  onAction: (action: AccountMenuAction) => void,
) => readonly MenuEntry[];

/** The menu offers the theme that is not on. */
const OTHER_MODE = {
  dark: { label: 'Light Mode', icon: <LightIcon /> },
  light: { label: 'Dark Mode', icon: <DarkIcon /> },
} as const;

/** The menu of a visitor. */
const visitorEntries: Entries = (links, mode, onAction) => [
  { label: 'Sign In', icon: <LoginIcon />, href: links.signin },
  { label: 'Sign Up', icon: <PersonAddIcon />, href: links.signup },
  { ...OTHER_MODE[mode], onSelect: () => onAction('toggle-mode') },
  { label: 'Try Demo', icon: <DemoIcon />, onSelect: () => onAction('try-demo') },
];

/** The menu of the user. */
const userEntries: Entries = (links, mode, onAction) => [
  { label: 'Profile', icon: <PersonIcon />, href: links.profile },
  { label: 'Open Wallet', icon: <WalletIcon />, href: links.wallet },
  {
    label: 'Notifications',
    icon: <NotificationsIcon />,
    onSelect: () => onAction('notifications'),
  },
  { ...OTHER_MODE[mode], onSelect: () => onAction('toggle-mode') },
  { label: 'Settings', icon: <SettingsIcon />, href: links.settings },
  { label: 'Sign Out', icon: <LogoutIcon />, onSelect: () => onAction('sign-out') },
];

export interface AccountMenuProps extends MenuSurface {
  links: AccountMenuLinks;
  /** Whether somebody is signed in; the entries differ. */
  signedIn: boolean;
  /** The theme that is on; the menu offers the other. */
  mode: 'light' | 'dark';
  onAction: (action: AccountMenuAction) => void;
}

/** The menu of the `SiteHeader`: the ways in for a visitor, the user's own places for the user. */
export function AccountMenu({ links, signedIn, mode, onAction, ...surface }: AccountMenuProps) {
  const entries = signedIn ? userEntries : visitorEntries;
  return <Menu {...surface} entries={entries(links, mode, onAction)} />;
}
