import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PAYMENT_TEXTS } from '#src/domain/history/transaction';
import { typedTexts, type SendOrder } from '#src/domain/ledger/ledger';
import type { Preparation } from '#src/adapters/walletAdapter';
import { isDecimal } from '#src/domain/money/digits';
import { isPositive } from '#src/domain/money/money';
import { focusElement } from '#src/hooks/focusElement';
import { deviceTimer, type Timer } from '#src/hooks/timer';
import { secondsUntil, useSecondsLeft } from '#src/hooks/useSecondsLeft';
import { focusRing, linedItem, rowEnd, rowStart, wrappingRow } from '#src/theme/styles';
import { tabularFigures } from '#src/theme/vars';
import { Banner } from '#src/components/feedback/Banner';
import { AddressText } from '#src/components/identity/AddressText';
import { ForeignText } from '#src/components/identity/ForeignText';
import { Form } from '#src/components/inputs/Form';
import { SubmitButton } from '#src/components/inputs/SubmitButton';
import { Button } from '#src/components/inputs/internals/button';
import { SlowCall } from '#src/components/money/internals/slowCall';
import { Amount } from '#src/components/money/Amount';
import { rooted } from '#src/components/provider/internals/rooted';
import type { RootProps } from '#src/components/provider/internals/roots';
import type { OtherTexts } from '#src/components/provider/internals/say';
import { useMessages } from '#src/components/provider/useMessages';
import { reviewEnglish as english } from './texts';

export interface PaymentReviewProps extends RootProps {
  /** The payment as it was typed. */
  order: Omit<SendOrder, 'kind'>;
  /** The terms of the back end: fee, total, received amount and expiry. */
  preparation: Preparation;
  /** Whether the terms in `preparation` replace expired terms. Screen readers announce the replacement. */
  isRenewed?: boolean | undefined;
  /**
   * Whether an earlier call with these terms got no response. The Send button then repeats that call, even if the terms
   * have expired.
   */
  isRepeated?: boolean | undefined;
  /** Whether the payment is being sent, or its terms are being requested again. */
  pending?: boolean | undefined;
  /** The clock for terms that expire; the device's clock by default. */
  timer?: Timer | undefined;
  /** Called to send the payment. It is not called again until the promise settles. */
  onSend: () => void | Promise<void>;
  /** Called to prepare the payment again, instead of `onSend`, after its terms have expired. */
  onRenew: () => void | Promise<void>;
  /** Called to return to the form. */
  onBack: () => void;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const MINUTE = 60;

interface LineProps {
  term: string;
  children: ReactNode;
  /** Whether the line is emphasised, because it is the most important line. */
  isStrong?: boolean | undefined;
}

/**
 * Shows a term, and its description at the end of the line. If both do not fit on the line, the description is below
 * the term.
 */
function Line({ term, children, isStrong = false }: LineProps) {
  return (
    <Box sx={{ ...wrappingRow, ...linedItem, paddingBlock: 3 }}>
      <Typography component="dt" variant="body2" color="textSecondary" sx={rowStart}>
        {term}
      </Typography>
      <Box component="dd" sx={{ ...rowEnd, marginBlock: 0, fontWeight: isStrong ? 650 : 500 }}>
        {children}
      </Box>
    </Box>
  );
}

/**
 * The step between a payment's form and its submission: it shows the fee, the total, the received amount and their
 * expiry. The step gets the focus when it opens. After the terms have expired, the Send button requests new terms
 * instead of sending the payment, unless it repeats a call without a response.
 */
export const PaymentReview = rooted(
  'PaymentReview',
  function PaymentReview(
    {
      order,
      preparation,
      isRenewed = false,
      isRepeated = false,
      pending = false,
      timer = deviceTimer,
      onSend,
      onRenew,
      onBack,
      messages,
    }: PaymentReviewProps,
    root,
  ) {
    const say = useMessages('PaymentReview', english, messages);
    const id = useId();
    const box = useRef<HTMLDivElement>(null);
    const { fee, total, received, receivedCurrency, expiresAt, warnings = [] } = preparation;
    const { recipient, amount, currency } = order;
    const texts = typedTexts(order);
    const seconds = useSecondsLeft(expiresAt, timer);
    const isExpired = seconds === 0 && !isRepeated;
    const inCurrency = { currency, precision: 'exact' } as const;
    useEffect(() => {
      focusElement(box.current);
    }, []);

    return (
      <Box {...root()}>
        <Form
          // The expiry is checked against the clock when the user submits, because timers are late after the page was
          // suspended.
          onSubmit={() =>
            !isRepeated && secondsUntil(expiresAt, timer) === 0 ? onRenew() : onSend()
          }
          actions={
            <>
              <SlowCall pending={pending} timer={timer} />
              <SubmitButton pending={pending}>{say(isExpired ? 'renew' : 'send')}</SubmitButton>
              <Button
                aria-disabled={pending}
                onClick={() => {
                  if (!pending) onBack();
                }}
              >
                {say('back')}
              </Button>
            </>
          }
        >
          <Box
            ref={box}
            role="group"
            aria-labelledby={`${id}-title`}
            {...(warnings.length > 0 && { 'aria-describedby': `${id}-warnings` })}
            sx={{ ...focusRing, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}
          >
            <Typography id={`${id}-title`} component="h3" variant="h3">
              {say('title')}
            </Typography>
            <Paper component="dl" variant="outlined" sx={{ margin: 0, paddingInline: 4 }}>
              <Line term={say('to')}>
                <AddressText>{recipient.trim()}</AddressText>
              </Line>
              <Line term={say('amount')}>
                <Amount {...inCurrency} value={amount} />
              </Line>
              <Line term={say('fee')}>
                {isDecimal(fee) && !isPositive(fee) ? (
                  say('free')
                ) : (
                  <Amount {...inCurrency} value={fee} />
                )}
              </Line>
              <Line term={say('total')} isStrong>
                <Amount {...inCurrency} value={total} />
              </Line>
              <Line term={say('received')}>
                <Amount {...inCurrency} value={received} currency={receivedCurrency ?? currency} />
              </Line>
              {PAYMENT_TEXTS.map(
                (name) =>
                  texts[name] !== undefined && (
                    <Line key={name} term={say(name)}>
                      <ForeignText isTranslatable>{texts[name]}</ForeignText>
                    </Line>
                  ),
              )}
            </Paper>
            {warnings.length > 0 && (
              <Box id={`${id}-warnings`} sx={{ display: 'grid', gap: 2 }}>
                {warnings.map((warning) => (
                  <Banner key={warning}>
                    <ForeignText isTranslatable>{warning}</ForeignText>
                  </Banner>
                ))}
              </Box>
            )}
          </Box>
          <Box sx={{ minBlockSize: '1.5em' }}>
            {!isRepeated && seconds > 0 && (
              <Typography role="timer" variant="body2" color="textSecondary" sx={tabularFigures}>
                {seconds < MINUTE
                  ? say('valid', { seconds })
                  : say('validMinutes', { minutes: Math.floor(seconds / MINUTE) })}
              </Typography>
            )}
            <Typography role="status" variant="body2" color={isExpired ? 'error' : 'textPrimary'}>
              {isExpired ? say('expired') : isRenewed && say('renewed')}
            </Typography>
          </Box>
        </Form>
      </Box>
    );
  },
);
