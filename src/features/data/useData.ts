import { useFlorin } from '../../components/provider/useFlorin';
import type { LockAfter } from '../../domain/lock';
import { createDataActions, type DataRefusal } from '../../state/storage/dataActions';
import { useIsWaiting, useKept } from '../../state/storage/useKept';
import { useNotice } from '../../state/hooks/useNotice';
import { useWorld } from '../../state/WorldContext';
import { useDataTexts } from './useDataTexts';
import { useKeptText } from './useKeptText';

type Outcome = Promise<DataRefusal | null>;

/** Returns the status of the user's data, the actions on it, and texts and notices about their results. */
export function useData() {
  const say = useDataTexts();
  const { locale } = useFlorin();
  const { status } = useKept();
  const texts = useKeptText();
  const { notify } = useNotice();
  return {
    say,
    status,
    notify,
    ...texts,
    /** A text that is shown while an action waits for pending payments, otherwise undefined. */
    waiting: useIsWaiting() ? texts.waiting : undefined,
    /** Converts the refusal of an action for the form that has started the action. */
    formRefusal: (refusal: DataRefusal | null) =>
      refusal && { text: texts.keptText(refusal), isWrong: refusal.kind === 'wrong-passphrase' },
    ...createDataActions(useWorld()),
    /** Returns the name of a lock duration, such as `5 minutes`. */
    timeOf: (after: LockAfter) => {
      if (after === 'never') return say('never');
      const [count, unit] = after === '60' ? [1, 'hour'] : [Number(after), 'minute'];
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(locale, style).format(count);
    },
    /**
     * Shows a notice after a success. If another tab has changed the data first, the page renders again without the
     * form, so the refusal is shown in a notice as well.
     */
    announced: async (action: Outcome, done: string): Outcome => {
      const refusal = await action;
      if (!refusal) notify(done);
      else if (/found|replaced/.test(refusal.kind)) notify(texts.keptText(refusal));
      return refusal;
    },
    /** Shows each refusal in a notice, for an action without a form. */
    stated: async (action: Outcome) => {
      const refusal = await action;
      if (refusal) notify(texts.keptText(refusal));
    },
    /** Shows a notice with the name of a saved file. */
    named: (name: string) => {
      notify(say('saved', { name }));
    },
  };
}
