import { useState } from 'react';
import { keptRefusalText, useSayKept } from '../../components/data/keptRefusalText';
import { useMessages } from '../../components/provider/useMessages';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { SettingsSelect } from '../../components/settings/SettingsSelect';
import type { LockAfter } from '../../domain/lock';
import { LOCK_CHOICES } from '../../domain/lock';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { FingerprintRounded as PasskeyIcon } from '../../icons/FingerprintRounded';
import { LockOutlined as LockIcon } from '../../icons/LockOutlined';
import { ScheduleRounded as TimeIcon } from '../../icons/ScheduleRounded';
import { useDataActions } from '../../state/dataActions';
import { useKept } from '../../state/kept';
import { useNotice } from '../../state/useNotice';
import { LockSheet } from './LockSheet';
import { PasskeySheet } from './PasskeySheet';

/** The English texts of the settings of the lock. */
const english = {
  lock: 'Lock',
  after: 'Lock after',
  never: 'Never',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hidden: 'When the page is hidden',
  notKept: 'Only kept wallets can be locked.',
  open: 'Without a lock, your data is not encrypted on this device.',
  encrypted: 'Your data is encrypted on this device with your passphrase.',
  withPasskey: 'Your data is encrypted on this device. Your passphrase or a passkey unlocks it.',
  now: 'Lock now',
  passkey: 'Unlock with a passkey',
  dropped: 'Your data is no longer encrypted, and the passphrase is not needed any more.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly LockSettings: typeof english;
  }
}

/** When kept data is locked, a button that locks it now, and one that adds a passkey. */
export function LockSettings() {
  const say = useMessages('LockSettings', english);
  const sayKept = useSayKept();
  const { status } = useKept();
  const { setLock, lock } = useDataActions();
  const { notify } = useNotice();
  const once = useSingleFlight();
  /** The choice for which the user has to set a passphrase. */
  const [chosen, setChosen] = useState<LockAfter | null>(null);
  const [isAddingPasskey, setAddingPasskey] = useState(false);

  const isKept = status.kind === 'open';
  const after = isKept ? status.lockAfter : 'never';
  const isEncrypted = after !== 'never';
  const hint = !isKept
    ? 'notKept'
    : !isEncrypted
      ? 'open'
      : status.hasPasskey
        ? 'withPasskey'
        : 'encrypted';

  const change = async (next: LockAfter) => {
    const refusal = await setLock(next);
    if (refusal) notify(keptRefusalText(refusal, sayKept));
    else if (next === 'never') notify(say('dropped'));
  };
  const lockNow = async () => {
    const refusal = await lock();
    if (refusal) notify(keptRefusalText(refusal, sayKept));
  };
  return (
    <SettingsGroup title={say('lock')}>
      <SettingsSelect
        label={say('after')}
        icon={<TimeIcon />}
        value={after}
        disabled={!isKept}
        hint={say(hint)}
        options={LOCK_CHOICES.map((choice) => ({
          value: choice,
          label:
            choice === 'never' || choice === 'hidden'
              ? say(choice)
              : say('minutes', { count: Number(choice) }),
        }))}
        onChange={(next) => {
          if (next === after) return;
          if (isEncrypted) void once(() => change(next));
          else setChosen(next);
        }}
      />
      {isEncrypted && (
        <SettingsItem label={say('now')} icon={<LockIcon />} onSelect={() => void once(lockNow)} />
      )}
      {isKept && isEncrypted && status.canAddPasskey && !status.hasPasskey && (
        <SettingsItem
          label={say('passkey')}
          icon={<PasskeyIcon />}
          onSelect={() => {
            setAddingPasskey(true);
          }}
        />
      )}
      <LockSheet
        title={say('after')}
        after={chosen}
        onClose={() => {
          setChosen(null);
        }}
      />
      <PasskeySheet
        title={say('passkey')}
        open={isAddingPasskey}
        onClose={() => {
          setAddingPasskey(false);
        }}
      />
    </SettingsGroup>
  );
}
