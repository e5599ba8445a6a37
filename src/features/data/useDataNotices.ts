import type { DataRefusal } from '../../components/data/keptRefusalText';
import { keptRefusalText, useSayKept } from '../../components/data/keptRefusalText';
import { useLog } from '../../state/DeviceProvider';
import { useNotice } from '../../state/useNotice';
import { useDataTexts } from './useDataTexts';

type Run<Args extends readonly unknown[]> = (...args: Args) => Promise<DataRefusal | null>;

/** Returns functions that wrap an action on the data. A notice states its result. */
export function useDataNotices() {
  const { say } = useDataTexts();
  const sayKept = useSayKept();
  const { notify } = useNotice();
  const log = useLog();
  return {
    /** Also states that another tab was earlier: the page is then rendered again, without the sheet of the action. */
    announced:
      <Args extends readonly unknown[]>(run: Run<Args>, done?: string): Run<Args> =>
      async (...args) => {
        const refusal = await run(...args);
        if (refusal?.kind === 'found' || refusal?.kind === 'replaced')
          notify(keptRefusalText(refusal, sayKept));
        else if (!refusal && done !== undefined) notify(done);
        return refusal;
      },
    /** States every refusal, for an action without a sheet. */
    stated: (run: Run<[]>) => async () => {
      const refusal = await run();
      if (refusal) notify(keptRefusalText(refusal, sayKept));
    },
    /** Names the saved file. A failure is a refusal with a sentence. */
    saved:
      <Args extends readonly unknown[]>(
        save: (...args: Args) => Promise<string | null>,
      ): Run<Args> =>
      async (...args) => {
        try {
          const name = await save(...args);
          if (name === null) return { kind: 'message', text: say('unreadable') };
          notify(say('saved', { name }));
          return null;
        } catch (cause) {
          log.warn('Saving the data failed', cause);
          return { kind: 'message', text: say('notSaved') };
        }
      },
  };
}
