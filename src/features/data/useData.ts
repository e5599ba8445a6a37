import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { LockAfter } from '../../domain/lock';
import type { DataRefusal } from '../../state/storage/dataActions';
import { createDataActions } from '../../state/storage/dataActions';
import { useIsWaiting, useKept } from '../../state/storage/useKept';
import { useNotice } from '../../state/hooks/useNotice';
import { useWorld } from '../../state/WorldContext';
import { DataSettings as english } from './DataSettings.messages';
import { useKeptText } from './useKeptText';

type Outcome = Promise<DataRefusal | null>;

/** The texts about the user's data, its status, its actions, and functions that state their results with a notice. */
export function useData() {
  const say = useMessages('DataSettings', english);
  const { locale } = useFlorin();
  const { status } = useKept();
  const texts = useKeptText();
  const { notify } = useNotice();
  return {
    say,
    status,
    ...texts,
    /** A sentence, while an action waits for pending payments. */
    waiting: useIsWaiting() ? texts.waiting : undefined,
    /** The refusal of an action, for the form that has started it. */
    formRefusal: (refusal: DataRefusal | null) =>
      refusal && { text: texts.keptText(refusal), isWrong: refusal.kind === 'wrong-passphrase' },
    ...createDataActions(useWorld()),
    /** The name of a choice of the lock, such as `5 minutes`. */
    timeOf: (after: LockAfter) => {
      if (after === 'never') return say('never');
      const [count, unit] = after === '60' ? [1, 'hour'] : [Number(after), 'minute'];
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(locale, style).format(count);
    },
    /** Also states that another tab was earlier: the page is then rendered again, without the sheet of the action. */
    announced: async (action: Outcome, done: string): Outcome => {
      const refusal = await action;
      if (!refusal) notify(done);
      else if (/found|replaced/.test(refusal.kind)) notify(texts.keptText(refusal));
      return refusal;
    },
    /** States every refusal, for an action without a sheet. */
    stated: async (action: Outcome) => {
      const refusal = await action;
      if (refusal) notify(texts.keptText(refusal));
    },
    /** Names a saved file. */
    named: (name: string) => {
      notify(say('saved', { name }));
    },
  };
}
