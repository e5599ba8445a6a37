import type { PaymentOrder } from '../backend/walletAdapter';

/** Payments to this recipient need a code. */
export const CHALLENGED_RECIPIENT = 'second.factor@florin.example';

export const needsCode = ({ recipient }: PaymentOrder) => recipient === CHALLENGED_RECIPIENT;
