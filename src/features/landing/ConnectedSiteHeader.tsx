import { PRODUCT_NAME } from '../../theme/brand';
import type { AccountMenuAction } from './AccountMenu';
import { SiteHeader } from './SiteHeader';
import { useMessages } from '../../components/provider/useMessages';
import { paths } from '../page/paths';
import { useAuth } from '../../state/session/useAuth';
import { useNotice } from '../../state/hooks/useNotice';
import { useThemeMode } from '../../state/settings/useThemeMode';
import { AccountMenu } from '../lateParts';
import { LateMenu } from '../page/LateMenu';

const english = {
  notifications: 'Notifications',
} as const;

export type ConnectedSiteHeaderTexts = typeof english;

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
  const say = useMessages('ConnectedSiteHeader', english);
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
