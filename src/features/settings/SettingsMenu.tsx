import Stack from '@mui/material/Stack';
import { useMessages } from '../../components/provider/useMessages';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { SettingsSelect } from '../../components/settings/SettingsSelect';
import { SettingsSwitch } from '../../components/settings/SettingsSwitch';
import { livePaths } from '../page/paths';
import { useCommonTexts } from '../page/useCommonTexts';
import { usePageNames } from '../page/usePageNames';
import { DarkModeOutlined as DarkIcon } from '../../icons/DarkModeOutlined';
import { FingerprintRounded as BiometricIcon } from '../../icons/FingerprintRounded';
import { HelpOutlineRounded as HelpIcon } from '../../icons/HelpOutlineRounded';
import { NotificationsNoneRounded as NotificationsIcon } from '../../icons/NotificationsNoneRounded';
import { PersonOutlineRounded as PersonIcon } from '../../icons/PersonOutlineRounded';
import { PhonelinkLockOutlined as TwoFactorIcon } from '../../icons/PhonelinkLockOutlined';
import { PrivacyTipOutlined as PrivacyIcon } from '../../icons/PrivacyTipOutlined';
import { ShieldOutlined as SecurityIcon } from '../../icons/ShieldOutlined';
import { SmartphoneOutlined as DataIcon } from '../../icons/SmartphoneOutlined';
import { TranslateRounded as LanguageIcon } from '../../icons/TranslateRounded';
import { LANGUAGES, type LanguageTag } from '../../state/settings/language';
import { useKeeper } from '../../state/storage/useKept';
import { useLanguageChoice } from '../../state/settings/languageChoice';
import { useNotice } from '../../state/hooks/useNotice';
import { useThemeMode } from '../../state/settings/useThemeMode';

const english = {
  account: 'Account',
  profile: 'Profile Settings',
  security: 'Security',
  biometrics: 'Biometric Authentication',
  twoFactor: 'Two-Factor Authentication',
  privacy: 'Privacy Settings',
  preferences: 'Preferences',
  darkMode: 'Dark Mode',
  language: 'Language',
  support: 'Support',
  help: 'Help & Support',
} as const;

export type SettingsMenuTexts = typeof english;

/** The settings without a function. As the specification requires, they only show a notice with their name. */
const ICONS = {
  profile: <PersonIcon />,
  security: <SecurityIcon />,
  notifications: <NotificationsIcon />,
  biometrics: <BiometricIcon />,
  twoFactor: <TwoFactorIcon />,
  privacy: <PrivacyIcon />,
  help: <HelpIcon />,
} as const;

type ItemKey = keyof typeof ICONS;

const LANGUAGE_OPTIONS = (Object.keys(LANGUAGES) as LanguageTag[]).map((tag) => ({
  value: tag,
  label: LANGUAGES[tag],
  lang: tag,
}));

export function SettingsMenu() {
  const say = useMessages('SettingsMenu', english);
  const common = useCommonTexts();
  const pageName = usePageNames();
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const { tag, choose } = useLanguageChoice();
  const canKeep = useKeeper() !== undefined;
  const labelOf = (key: ItemKey) => (key === 'notifications' ? common(key) : say(key));
  const items = (...keys: readonly ItemKey[]) =>
    keys.map((key) => (
      <SettingsItem
        key={key}
        label={labelOf(key)}
        icon={ICONS[key]}
        onSelect={() => {
          notify(labelOf(key));
        }}
      />
    ));
  return (
    <Stack spacing={6}>
      <SettingsGroup title={say('account')}>
        {items('profile', 'security', 'notifications')}
      </SettingsGroup>
      <SettingsGroup title={say('security')}>
        {items('biometrics', 'twoFactor', 'privacy')}
      </SettingsGroup>
      <SettingsGroup title={say('preferences')}>
        <SettingsSwitch
          label={say('darkMode')}
          // Before hydration, src/app/document/themeInit.js finds this switch by its name, and turns it on if the theme
          // is dark.
          name="dark-mode"
          icon={<DarkIcon />}
          checked={mode === 'dark'}
          onToggle={toggle}
        />
        <SettingsSelect
          label={say('language')}
          icon={<LanguageIcon />}
          value={tag}
          options={LANGUAGE_OPTIONS}
          onChange={choose}
        />
        {canKeep && (
          <SettingsItem label={pageName('data')} icon={<DataIcon />} href={livePaths.data} />
        )}
      </SettingsGroup>
      <SettingsGroup title={say('support')}>{items('help')}</SettingsGroup>
    </Stack>
  );
}
