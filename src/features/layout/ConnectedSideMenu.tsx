import type { SideMenuAction, SideMenuProps } from '../../components/layout/SideMenu';
import { SideMenu } from '../../components/layout/SideMenu';
import { useNotice } from '../../state/NoticeProvider';
import { useThemeMode } from '../../state/useThemeMode';
import { ConnectedWalletSwitcher } from '../wallet/ConnectedWalletSwitcher';

const NOTICES: Readonly<Record<SideMenuAction, string>> = {
  help: 'Help & Support coming soon!',
  notifications: 'Notifications feature coming soon!',
  feedback: 'Send Feedback feature coming soon!',
  customer: 'Customer Support feature coming soon!',
};

export type ConnectedSideMenuProps = Pick<
  SideMenuProps,
  'open' | 'onClose' | 'links' | 'currentHref'
>;

/** The app's side menu, with the wallets on top. */
export function ConnectedSideMenu(props: ConnectedSideMenuProps) {
  const { notify } = useNotice();
  const { mode, toggle } = useThemeMode();
  return (
    <SideMenu
      {...props}
      switcher={<ConnectedWalletSwitcher />}
      mode={mode}
      onToggleMode={toggle}
      onAction={(action) => {
        notify(NOTICES[action]);
      }}
    />
  );
}
