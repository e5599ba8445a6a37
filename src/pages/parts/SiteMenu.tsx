import { PRODUCT_NAME } from '../../brand';
import type { SiteHeaderAction } from '../../components/landing/accountEntries';
import { SiteHeader } from '../../components/landing/SiteHeader';
import { paths } from '../../paths';
import { useAuth } from '../../state/AuthProvider';
import { useNotice } from '../../state/NoticeProvider';
import { useThemeMode } from '../../state/ThemeModeProvider';

const LINKS = {
  start: paths.landing,
  signin: paths.signin,
  signup: paths.signup,
  profile: paths.profile,
  wallet: paths.home,
  settings: paths.settings,
} as const;

export interface SiteMenuProps {
  /** The demo account is being opened. */
  pending: boolean;
  onTryDemo: () => void;
}

/** The landing page's header: who is signed in, and the theme. */
export function SiteMenu({ pending, onTryDemo }: SiteMenuProps) {
  const { user, logout } = useAuth();
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  const actions: Readonly<Record<SiteHeaderAction, () => void>> = {
    'toggle-mode': toggle,
    'try-demo': onTryDemo,
    notifications: () => {
      notify('Notifications');
    },
    'sign-out': () => void logout(),
  };
  return (
    <SiteHeader
      brand={PRODUCT_NAME}
      links={LINKS}
      user={user}
      mode={mode}
      pending={pending}
      onAction={(action) => {
        actions[action]();
      }}
    />
  );
}
