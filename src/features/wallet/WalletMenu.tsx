import type { MenuSurface } from '../../components/inputs/MenuButton';
import { ConnectedWalletSwitcher } from '../lateParts';
import { LateMenu } from '../page/LateMenu';

/** The wallet switcher as the menu of a button. Its code loads when it first opens. */
export function WalletMenu(surface: MenuSurface) {
  return (
    <LateMenu
      name={surface.label}
      open={surface.open}
      onOpen={() => surface.anchor?.click()}
      onClose={surface.onClose}
    >
      <ConnectedWalletSwitcher surface={surface} />
    </LateMenu>
  );
}
