import { useState } from 'react';
import { useSayKept, keptRefusalText } from '../../components/data/keptRefusalText';
import { useMessages } from '../../components/provider/useMessages';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsSwitch } from '../../components/settings/SettingsSwitch';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../icons/AccountBalanceWalletOutlined';
import { useDataActions } from '../../state/dataActions';
import { useKept } from '../../state/kept';
import { useNotice } from '../../state/useNotice';

/** The English texts of the setting that keeps the wallets. */
const english = {
  device: 'This device',
  keep: 'Keep my wallets on this device',
  off: 'Now your wallets, payments and contacts are gone when you reload the page.',
  persistent: 'The browser has promised to keep them until you erase them.',
  evictable: 'The browser may remove them when it needs space. Export a backup from time to time.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly KeepSetting: typeof english;
  }
}

export interface KeepSettingProps {
  /** Called when the user turns the switch off, which erases the kept data. */
  onOff: () => void;
}

/** The switch that keeps the wallets on this device, and whether the browser has promised not to remove them. */
export function KeepSetting({ onOff }: KeepSettingProps) {
  const say = useMessages('KeepSetting', english);
  const sayKept = useSayKept();
  const { status } = useKept();
  const { keep } = useDataActions();
  const { notify } = useNotice();
  const once = useSingleFlight();
  const [pending, setPending] = useState(false);
  const isKept = status.kind === 'open';

  const turnOn = async () => {
    setPending(true);
    const refusal = await keep();
    setPending(false);
    if (refusal) notify(keptRefusalText(refusal, sayKept));
  };
  return (
    <SettingsGroup title={say('device')}>
      <SettingsSwitch
        label={say('keep')}
        icon={<WalletIcon />}
        checked={isKept || pending}
        hint={say(isKept ? (status.isPersistent ? 'persistent' : 'evictable') : 'off')}
        onToggle={() => {
          if (isKept) onOff();
          else void once(turnOn);
        }}
      />
    </SettingsGroup>
  );
}
