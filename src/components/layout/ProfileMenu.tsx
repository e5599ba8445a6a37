import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { User } from '../../domain/user';
import { DarkModeOutlined as DarkIcon } from '../../icons/DarkModeOutlined';
import { LightModeOutlined as LightIcon } from '../../icons/LightModeOutlined';
import { LogoutRounded as LogoutIcon } from '../../icons/LogoutRounded';
import { NotificationsNoneRounded as NotificationsIcon } from '../../icons/NotificationsNoneRounded';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { SettingsOutlined as SettingsIcon } from '../../icons/SettingsOutlined';
import { mirrored } from '../../theme/pageStyles';
import { clampLines } from '../../theme/styles';
import { ForeignText } from '../identity/ForeignText';
import { UserBadge } from '../identity/UserBadge';
import { Menu, type MenuEntry } from '../inputs/Menu';
import type { MenuSurface } from '../inputs/MenuButton';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  profile: 'Profile',
  notifications: 'Notifications',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;

export type ProfileMenuTexts = typeof english;

export interface ProfileMenuProps extends MenuSurface, Omit<RootProps, 'id'> {
  /** The signed-in user, whose name and email are at the top of the menu. */
  user: Pick<User, 'name' | 'email' | 'isVerified'>;
  /** The current theme. With `onToggleMode`, the menu has an entry that switches to the other theme. */
  mode: 'light' | 'dark';
  /** The app's version, such as `v1.0.0`. It is shown at the end of the menu. */
  version: string;
  /** The URL of the profile. */
  profileHref: string;
  /** The URL of the settings. */
  settingsHref: string;
  /** Called when the user selects Notifications. If omitted, the menu does not have this entry. */
  onNotifications?: (() => void) | undefined;
  /** Called when the user selects the other theme. If omitted, the menu does not have this entry. */
  onToggleMode?: (() => void) | undefined;
  /** Called when the user selects Sign Out. If omitted, the menu does not have this entry. */
  onSignOut?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The menu of the signed-in user. Return it from the `menu` prop of the `MenuButton` with the avatar. */
export const ProfileMenu = rooted(
  'ProfileMenu',
  function ProfileMenu(
    {
      user,
      mode,
      version,
      profileHref,
      settingsHref,
      onNotifications,
      onToggleMode,
      onSignOut,
      messages,
      ...surface
    }: ProfileMenuProps,
    root,
  ) {
    const say = useMessages('ProfileMenu', english, messages);
    const entries: readonly MenuEntry[] = [
      { label: say('profile'), icon: <PersonIcon />, href: profileHref },
      { label: say('notifications'), icon: <NotificationsIcon />, onSelect: onNotifications },
      mode === 'dark'
        ? { label: say('lightMode'), icon: <LightIcon />, onSelect: onToggleMode }
        : { label: say('darkMode'), icon: <DarkIcon />, onSelect: onToggleMode },
      { label: say('settings'), icon: <SettingsIcon />, href: settingsHref },
      { label: say('signOut'), icon: <LogoutIcon sx={mirrored} />, onSelect: onSignOut },
    ];
    return (
      <Menu
        {...root()}
        {...surface}
        entries={entries.filter(({ href, onSelect }) => href ?? onSelect)}
        header={
          <>
            <Box sx={{ padding: 4, paddingBlockEnd: 3, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650, ...clampLines(2) }}>
                <ForeignText>{user.name}</ForeignText>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <ForeignText>{user.email}</ForeignText>
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 2 }}>
                {user.isVerified && <UserBadge kind="verified" />}
                <UserBadge kind="premium" />
              </Box>
            </Box>
            <Divider />
          </>
        }
        footer={
          <>
            <Divider />
            <Typography
              variant="caption"
              component="p"
              color="textSecondary"
              sx={{ paddingInline: 4, paddingBlock: 2.5 }}
            >
              {version}
            </Typography>
          </>
        }
      />
    );
  },
  ['id'],
);
