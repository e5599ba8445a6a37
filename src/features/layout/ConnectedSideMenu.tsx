import { SideMenu, type SideMenuProps } from '../../components/layout/SideMenu';
import { useMessages } from '../../components/provider/useMessages';
import { useNotice } from '../../state/hooks/useNotice';
import { useThemeMode } from '../../state/settings/useThemeMode';
import { ConnectedWalletSwitcher } from '../wallet/ConnectedWalletSwitcher';

const english = {
  help: 'Help & Support coming soon!',
  notifications: 'Notifications feature coming soon!',
  feedback: 'Send Feedback feature coming soon!',
  customer: 'Customer Support feature coming soon!',
} as const;

export type ConnectedSideMenuTexts = typeof english;

export type ConnectedSideMenuProps = Pick<
  SideMenuProps,
  'open' | 'onClose' | 'links' | 'currentHref'
>;

/** The side menu of the app, with the wallet switcher at the top. */
export function ConnectedSideMenu(props: ConnectedSideMenuProps) {
  const { notify } = useNotice();
  const say = useMessages('ConnectedSideMenu', english);
  const { mode, toggle } = useThemeMode();
  return (
    <SideMenu
      {...props}
      switcher={<ConnectedWalletSwitcher onOpen={props.onClose} />}
      mode={mode}
      onToggleMode={toggle}
      onAction={(action) => {
        notify(say(action));
      }}
    />
  );
}
