import Box from '@mui/material/Box';
import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { RecipientWarning } from '../../../../domain/recipients/recipientWarnings';
import { RecipientWarnings } from '../../recipients/RecipientWarnings';
import type { SendFields } from '../internals/sendFields';
import { SendQuestion } from './lateQuestion';
import type { CheckedFields, SendCheck } from './useSendCheck';
import type { useSendFilling } from './useSendFilling';

export interface SendWarningsProps {
  /** Returns the warnings for the values of the fields. Pass a memoized function. */
  check: (fields: CheckedFields) => SendCheck;
  /** Whether the user is typing the recipient. Warnings that an incomplete recipient can cause are then not shown. */
  isTyping: boolean;
  filling: ReturnType<typeof useSendFilling>;
  /** The list of payments in doubt, shown above the warnings. */
  children: ReactNode;
}

/** The kinds of warnings that an incomplete recipient can cause. */
const UNFINISHED: ReadonlySet<RecipientWarning['kind']> = new Set([
  'checksum',
  'beginning',
  'unknown',
]);

/** Returns the warnings for deferred values of the fields (`useDeferredValue`). */
function useLagging(
  check: SendWarningsProps['check'],
  ...typed: readonly [recipient: string, amount: string, currency: CurrencyId]
): SendCheck {
  const recipient = useDeferredValue(typed[0]);
  const amount = useDeferredValue(typed[1]);
  const currency = useDeferredValue(typed[2]);
  return useMemo(
    () => check({ recipient, amount, currency }),
    [check, recipient, amount, currency],
  );
}

/**
 * The warnings about the payment in the fields. Only this part and the buttons render while the user types. This part
 * checks deferred values, so that typing stays fast. The form checks the current values before it submits.
 */
export function SendWarnings({ check, isTyping, filling, children }: SendWarningsProps) {
  const { control, setFocus } = useFormContext<SendFields>();
  const [recipient, amount, currency] = useWatch({
    control,
    name: ['recipient', 'amount', 'currency'],
  });
  const { warnings, isDoubtful } = useLagging(check, recipient, amount, currency);
  const shown = isTyping ? warnings.filter(({ kind }) => !UNFINISHED.has(kind)) : warnings;
  useEffect(() => {
    // If the module of the question cannot be preloaded, it is loaded again when the question opens.
    if (isDoubtful) SendQuestion.preload().catch(() => undefined);
  }, [isDoubtful]);
  return (
    <Box sx={apart}>
      {children}
      <RecipientWarnings
        warnings={shown}
        onChangeCurrency={filling.changeCurrency}
        onUse={(picked) => {
          filling.pick(picked);
          // The pressed button disappears together with its warning, so the focus moves to the recipient field.
          setFocus('recipient');
        }}
      />
    </Box>
  );
}

/**
 * The margin is small, because the empty line for an error of the description already separates the warnings from the
 * field. Without warnings, there is no margin.
 */
const apart = {
  '&&': { marginBlockStart: '4px' },
  '&&:not(:has([role="group"]))': { marginBlockStart: 0 },
} as const;
