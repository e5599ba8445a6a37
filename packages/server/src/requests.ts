import type {
  NewWalletRequest,
  QuoteRequest,
  SignUpRequest,
} from '../../../src/adapters/walletAdapter';
import { CURRENCY_LIST, currencyOf, type CurrencyId } from '../../../src/domain/currency/currency';
import { checkField, type FieldKind, type FieldRefusal } from '../../../src/domain/fields';
import type { ExchangeOrder, SendOrder } from '../../../src/domain/ledger/ledger';
import { WALLET_TYPES } from '../../../src/domain/ledger/wallet';
import { checkDecimals, checkSize } from '../../../src/domain/money/amountRules';
import { decimalsOf } from '../../../src/domain/money/digits';
import { add, ZERO, type Decimal } from '../../../src/domain/money/money';
import { checkRecipientText } from '../../../src/domain/recipients/recipientText';
import type { Result } from '../../../src/domain/result';
import type { Credentials } from '../../../src/domain/user';
import { fieldProblem, refusalProblem } from './problems';

/*
 * Reads the bodies that match the schemas of the OpenAPI document. Each function returns only the members that the
 * server uses, checked by the rules of the app's forms, or throws a problem with the reason.
 */

/** Returns the value of a result. Throws its refusal as a problem. */
function accepted<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw refusalProblem(result.refusal);
  return result.value;
}

/** Converts an email address to the stored form, so its case and surrounding spaces do not matter. */
export const storedEmail = (email: string) => email.trim().toLowerCase();

/**
 * Matches an email address in the format of the browsers' email fields (HTML Standard), with a dot in its domain. The
 * format has only ASCII characters, so no address looks like another address in other letters.
 */
const ACCOUNT_EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** Returns the sentence for a refused member of a new account. */
function sentenceOf(refusal: FieldRefusal): string {
  if (refusal.kind === 'too-long') return `At most ${refusal.most} characters`;
  if (refusal.kind === 'missing') return 'This is required';
  if (refusal.kind === 'malformed')
    return refusal.field === 'password'
      ? 'The password must have at least 8 characters'
      : 'Please enter a valid email address';
  return 'This contains characters that cannot be seen';
}

/** Returns a member of a new account, checked by the rule of its kind. */
function memberOf(request: SignUpRequest, member: keyof SignUpRequest, kind: FieldKind): string {
  const checked = checkField(kind, request[member]);
  if (!checked.ok) throw fieldProblem(member, sentenceOf(checked.refusal));
  return checked.value;
}

/** A new account, with the stored form of its email address. */
export interface NewAccount extends Credentials {
  readonly name: string;
}

/** Reads a new account. */
export function readNewAccount(body: unknown): NewAccount {
  const request = body as SignUpRequest;
  const firstName = memberOf(request, 'firstName', 'personName');
  const lastName = memberOf(request, 'lastName', 'personName');
  const email = storedEmail(memberOf(request, 'email', 'email'));
  if (!ACCOUNT_EMAIL.test(email))
    throw fieldProblem(
      'email',
      'The email address of an account can contain only letters from a to z, digits and signs.',
    );
  return {
    name: `${firstName} ${lastName}`,
    email,
    password: memberOf(request, 'password', 'password'),
  };
}

/** Reads a new wallet. `createWallet` checks its name. */
export function readNewWallet(body: unknown): NewWalletRequest {
  const { name, type, color } = body as NewWalletRequest;
  if (!WALLET_TYPES.some((one) => one === type))
    throw fieldProblem('type', `The type of a wallet is ${WALLET_TYPES.join(', ')}.`);
  return { name, type, color };
}

/** Returns a currency id of a body. A body can also contain names that all objects inherit, such as `constructor`. */
function currencyIn<Field extends string>(
  body: Readonly<Record<Field, CurrencyId>>,
  field: Field,
): CurrencyId {
  const id = body[field];
  if (!CURRENCY_LIST.some((one) => one.id === id))
    throw fieldProblem(field, 'This server does not have this currency.');
  return id;
}

/** Returns an amount without redundant zeros, so that equal amounts are equal texts. */
const shortest = (amount: Decimal) => add(amount, ZERO);

/** Reads a payment. `placeOrder` checks the amount and the description. */
export function readPayment(body: unknown): SendOrder {
  const order = body as SendOrder;
  const currency = currencyIn(order, 'currency');
  if (order.preparationId !== undefined) throw refusalProblem({ kind: 'preparation-expired' });
  const { amount, description } = order;
  const recipient =
    order.recipient.trim() === '' ? '' : accepted(checkRecipientText(order.recipient));
  return {
    kind: 'send',
    recipient,
    amount: shortest(amount),
    currency,
    ...(description !== undefined && { description }),
  };
}

/** Reads an exchange. `placeOrder` checks the amounts. */
export function readExchange(body: unknown): ExchangeOrder {
  const order = body as ExchangeOrder;
  const { amount, received, quoteId } = order;
  if (quoteId !== undefined && !checkField('id', quoteId).ok)
    throw refusalProblem({ kind: 'no-quote' });
  return {
    kind: 'exchange',
    from: currencyIn(order, 'from'),
    to: currencyIn(order, 'to'),
    amount: shortest(amount),
    received: shortest(received),
    ...(quoteId !== undefined && { quoteId }),
  };
}

/** Reads a request for a quote, whose amount has to be valid for an exchange. */
export function readQuoteRequest(body: unknown): Omit<QuoteRequest, 'walletId'> {
  const request = body as QuoteRequest;
  const from = currencyIn(request, 'from');
  const amount = accepted(checkSize(shortest(request.amount)));
  accepted(checkDecimals(decimalsOf(amount), currencyOf(CURRENCY_LIST, from)));
  return { from, to: currencyIn(request, 'to'), amount };
}
