import type { SideMenuProps } from '../../components/layout/SideMenu/SideMenu';
import { SideMenu } from '../../components/layout/SideMenu/SideMenu';
import { useNotice } from '../../state/NoticeProvider';
import { useThemeMode } from '../../state/useThemeMode';
import { ConnectedWalletSwitcher } from '../wallet/ConnectedWalletSwitcher';
import { useTexts } from '../language/useTexts';
import { ConnectedSideMenu as english } from './ConnectedSideMenu.messages';

export type ConnectedSideMenuProps = Pick<
  SideMenuProps,
  'open' | 'onClose' | 'links' | 'currentHref'
>;

/** The app's side menu, with the wallets on top. */
export function ConnectedSideMenu(props: ConnectedSideMenuProps) {
  const { notify } = useNotice();
  const say = useTexts('ConnectedSideMenu', english);
  const { mode, toggle } = useThemeMode();
  return (
    <SideMenu
      {...props}
      switcher={<ConnectedWalletSwitcher />}
      mode={mode}
      onToggleMode={toggle}
      onAction={(action) => {
        notify(say(action));
      }}
    />
  );
}
