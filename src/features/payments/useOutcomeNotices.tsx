import Box from '@mui/material/Box';
import { keyframes, type Theme } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import { ForeignText } from '../../components/identity/ForeignText';
import { MaskedText } from '../../components/money/MaskedText';
import { refusalText, useSayRefusal } from '../../components/money/refusalText';
import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import { paletteIn } from '../../theme/paletteIn';
import { motion, MOVING } from '../../theme/vars';
import { transactionPath } from '../page/paths';
import { CURRENCIES, type CurrencyId } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { formatAmount, formatConverted } from '../../domain/money/format';
import { shortForm } from '../../domain/recipients/addressEnds';
import { selectActiveId, selectHidden } from '../../state/store/selectors';
import { useNotice } from '../../state/hooks/useNotice';
import { useOutcomes, type OrderOutcome } from '../../state/hooks/usePayment';
import { useWalletStore } from '../../state/hooks/useWalletStore';

const english = {
  sent: 'Sent {amount} to {recipient}',
  sentHidden: 'Sent to {recipient}',
  exchanged: 'Exchanged {given} to {received}',
  notSent: 'The payment to {recipient} was not made.',
  notExchanged: 'The exchange of {from} to {to} was not made.',
  receipt: 'View receipt',
} as const;

export type OutcomeNoticeTexts = typeof english;

const draw = keyframes({ from: { strokeDashoffset: 1 } });

const grow = keyframes({ from: { transform: 'scale(0)' } });

const done = { display: 'flex', alignItems: 'center', gap: 3 } as const;

/** A check on a disc in the colours of the notice, exchanged. Both are drawn after the notice has risen. */
const check = {
  inlineSize: 28,
  flex: 'none',
  padding: 1,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  fill: 'none',
  stroke: (theme: Theme) => paletteIn(theme).text.primary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  // Forced colours replace the colour of the disc, but not that of the check.
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
  [MOVING]: {
    animation: `${grow} ${motion.check} ease-out ${motion.beforeCheck} backwards`,
    '& path': { animation: `${draw} ${motion.check} ease-out ${motion.beforeCheck} backwards` },
  },
} as const;

/** Returns a function that returns the text about an outcome. With `hidden`, the text contains no amount. */
function useSentence() {
  const say = useMessages('OutcomeNotice', english);
  const sayRefusal = useSayRefusal();
  const { locale, recipients } = useFlorin();
  const exact = (amount: Decimal, currency: CurrencyId) =>
    formatAmount(amount, CURRENCIES[currency], { precision: 'exact', locale });

  const toRecipient = (text: string) => <ForeignText>{shortForm(text, recipients)}</ForeignText>;

  const made = (order: OrderOutcome['order'], hidden: boolean): ReactNode => {
    if (order.kind === 'send') {
      const recipient = toRecipient(order.recipient);
      if (hidden) return say('sentHidden', { recipient });
      return say('sent', {
        amount: <bdi translate="no">{exact(order.amount, order.currency)}</bdi>,
        recipient,
      });
    }
    const given = exact(order.amount, order.from);
    const received = formatConverted(order.received, CURRENCIES[order.to], { locale });
    return (
      <bdi>
        <MaskedText text={say('exchanged', { given, received })} hidden={hidden} />
      </bdi>
    );
  };
  const notMade = ({ order, refusal }: OrderOutcome, hidden: boolean): ReactNode => {
    const sentence =
      order.kind === 'send'
        ? say('notSent', { recipient: toRecipient(order.recipient) })
        : say('notExchanged', {
            from: CURRENCIES[order.from].symbol,
            to: CURRENCIES[order.to].symbol,
          });
    if (!refusal || refusal.kind === 'challenge') return sentence;
    return (
      <>
        <span>{sentence}</span>
        <span> </span>
        <MaskedText text={refusalText(refusal, sayRefusal)} hidden={hidden} />
      </>
    );
  };
  return (outcome: OrderOutcome, hidden: boolean) =>
    outcome.isMade ? (
      <Box component="span" sx={done}>
        <Box component="svg" viewBox="0 0 20 20" aria-hidden sx={check}>
          <path pathLength="1" d="M4 10.5l4 4 8-9" />
        </Box>
        <span>{made(outcome.order, hidden)}</span>
      </Box>
    ) : (
      notMade(outcome, hidden)
    );
}

/**
 * Shows a notice about each payment or exchange that was made, with a link to its receipt, and about each one in doubt
 * that was not made. Several components use this hook, but each outcome is shown only once.
 */
export function useOutcomeNotices(): void {
  const say = useMessages('OutcomeNotice', english);
  const sentenceOf = useSentence();
  const { notify, dismiss } = useNotice();
  const { getState, subscribe } = useWalletStore();
  const unfollow = useRef<() => void>(undefined);

  useOutcomes((outcomes) => {
    const wasHidden = selectHidden(getState());
    const [only] = outcomes;
    // Only transactions of the active wallet have a page, so the notice has no link to others.
    const id =
      outcomes.length === 1 && only?.walletId === selectActiveId(getState())
        ? only.transactionId
        : undefined;
    const closeNotice = notify(
      outcomes.map((outcome) => (
        <Box component="span" key={outcome.id} sx={{ display: 'block' }}>
          {sentenceOf(outcome, wasHidden)}
        </Box>
      )),
      id !== undefined && (
        <NoticeButton href={transactionPath(id)} onClick={dismiss}>
          {say('receipt')}
        </NoticeButton>
      ),
      { isBrief: true },
    );
    // When the user hides amounts, the amount in the notice must disappear. When the user shows amounts, the notice
    // must not be announced again. So it closes in both cases.
    unfollow.current?.();
    unfollow.current = subscribe(() => {
      if (selectHidden(getState()) !== wasHidden) closeNotice();
    });
  });
}

/** A component that only calls the hook, for lazy loading. */
export function OutcomeNotices() {
  useOutcomeNotices();
  return null;
}
