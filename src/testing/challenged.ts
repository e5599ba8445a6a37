import type { PaymentOrder } from '../adapters/walletAdapter';

/** The recipient whose payments need a second factor, a code. */
export const CHALLENGED_RECIPIENT = 'second.factor@florin.example';

export const needsCode = ({ recipient }: PaymentOrder) => recipient === CHALLENGED_RECIPIENT;
