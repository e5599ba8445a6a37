import BiometricIcon from '@mui/icons-material/FingerprintRounded';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineRounded';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneRounded';
import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import TwoFactorIcon from '@mui/icons-material/PhonelinkLockRounded';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { SettingsSwitch } from '../../components/settings/SettingsSwitch';
import { useNotice } from '../../state/NoticeProvider';
import { useThemeMode } from '../../state/useThemeMode';

interface Item {
  readonly label: string;
  readonly icon: ReactNode;
}

/** The settings that, as specified, only say their names. */
const ITEMS: Readonly<Record<'account' | 'security' | 'support', readonly Item[]>> = {
  account: [
    { label: 'Profile Settings', icon: <PersonIcon /> },
    { label: 'Security', icon: <SecurityIcon /> },
    { label: 'Notifications', icon: <NotificationsIcon /> },
  ],
  security: [
    { label: 'Biometric Authentication', icon: <BiometricIcon /> },
    { label: 'Two-Factor Authentication', icon: <TwoFactorIcon /> },
    { label: 'Privacy Settings', icon: <PrivacyIcon /> },
  ],
  support: [{ label: 'Help & Support', icon: <HelpIcon /> }],
};

/** All settings, in their groups. */
export function SettingsMenu() {
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const itemsOf = (group: keyof typeof ITEMS) =>
    ITEMS[group].map(({ label, icon }) => (
      <SettingsItem
        key={label}
        label={label}
        icon={icon}
        onSelect={() => {
          notify(label);
        }}
      />
    ));
  return (
    <Stack spacing={6}>
      <SettingsGroup title="Account">{itemsOf('account')}</SettingsGroup>
      <SettingsGroup title="Security">{itemsOf('security')}</SettingsGroup>
      <SettingsGroup title="Preferences">
        <SettingsSwitch
          label="Dark Mode"
          // scripts/app/themeInit.js has it on where the page is dark before this renders.
          name="dark-mode"
          icon={<DarkIcon />}
          checked={mode === 'dark'}
          onToggle={toggle}
        />
      </SettingsGroup>
      <SettingsGroup title="Support">{itemsOf('support')}</SettingsGroup>
    </Stack>
  );
}
