import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES } from '#src/domain/history/readRecords';
import { PAYMENT_TEXTS, type PaymentText, type Transaction } from '#src/domain/history/transaction';
import { HEARTBEAT_MS } from './heartbeat';
import { HTTP_ABILITIES } from './httpAbilities';
import document from './openapi.json';
import { newWalletRefusalOf, refusalOf } from './problem';

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    call: `${method} ${path}`,
    ...operation,
  })),
);

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('has a call for each function of the interface', () => {
    expect(operations.map(({ call, operationId }) => `${operationId}: ${call}`)).toEqual([
      'signIn: post /session',
      'signOut: delete /session',
      'balances: get /wallets',
      'createWallet: post /wallets',
      'history: get /wallets/{walletId}/transactions',
      'quote: post /wallets/{walletId}/quotes',
      'send: post /wallets/{walletId}/payments',
      'exchange: post /wallets/{walletId}/exchanges',
      'prices: get /prices',
      'signUp: post /accounts',
      'receiveAddresses: get /wallets/{walletId}/addresses',
      'transaction: get /wallets/{walletId}/transactions/{transactionId}',
      'priceHistory: get /prices/{currency}/history',
      'prepare: post /wallets/{walletId}/preparations',
      'confirm: post /challenges/{challengeId}/confirmation',
      'confirmSignIn: post /session/confirmation',
      'resendCode: post /challenges/{challengeId}/codes',
      'cancelChallenge: delete /challenges/{challengeId}',
    ]);
  });

  it('lists the optional paths that createHttpAdapter accepts', () => {
    const optional = operations.filter(({ description }) => description?.startsWith('Optional.'));
    const names = optional.map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(HTTP_ABILITIES.toSorted());
  });

  it('requires a session for each call except signing in and signing up', () => {
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId)).toEqual([
      'signIn',
      'signUp',
      'confirmSignIn',
    ]);
    expect(document.security).toEqual([{ bearer: [] }]);
  });

  it('has the fields of a transaction', () => {
    // The compiler reports a field that the document lacks.
    const fields: Readonly<Record<keyof Transaction, object>> =
      document.components.schemas.Transaction.properties;
    expect(Object.keys(fields).toSorted()).toEqual(FIELD_NAMES.toSorted());
  });

  it('has the texts of a payment', () => {
    const fields: Readonly<Record<PaymentText, object>> =
      document.components.schemas.PaymentOrder.properties;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...PAYMENT_TEXTS]));
  });

  it('limits each text that a user types to what a form can accept', () => {
    interface Schema {
      readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
    }
    const schemas = Object.entries<object>(document.components.schemas);
    const limits = schemas.flatMap(([schema, value]) =>
      Object.entries((value as Schema).properties ?? {})
        .filter(([, { maxLength }]) => maxLength !== undefined)
        .map(([name, { maxLength }]) => `${schema}.${name}: ${maxLength}`),
    );
    // A visible character of a form has at most 32 code units.
    expect(limits).toEqual([
      `Credentials.email: ${254 * 32}`,
      `Credentials.password: ${128 * 32}`,
      `NewAccount.firstName: ${64 * 32}`,
      `NewAccount.lastName: ${64 * 32}`,
      `NewAccount.email: ${254 * 32}`,
      `NewAccount.password: ${128 * 32}`,
      `NewWallet.name: ${40 * 32}`,
      `NewWallet.type: ${40 * 32}`,
      `PaymentOrder.recipient: ${256 * 32}`,
      `PaymentOrder.description: ${140 * 32}`,
    ]);
  });

  it('states the time between two messages of a stream, as the guide does', () => {
    const sentence = `at least every ${HEARTBEAT_MS / 1_000} seconds`;
    expect(document.paths['/prices'].get.description).toContain(sentence);
    const guide = readFileSync(new URL('../../docs/back-ends.md', import.meta.url), 'utf8');
    expect(guide).toContain(`a comment every ${HEARTBEAT_MS / 1_000} seconds`);
  });

  it('has no amount that is a JSON number', () => {
    const texts = JSON.stringify(document.components.schemas);
    expect(texts).not.toContain('"type":"number"');
  });

  it('has examples of refused wallets with reasons that the adapter supports', () => {
    const { responses } = document.paths['/wallets'].post;
    const all = [responses[409], responses[422]].flatMap(({ content }) =>
      Object.values(content['application/problem+json'].examples),
    );
    expect(all.map(({ value }) => newWalletRefusalOf({ ...value, body: value }))).toEqual([
      { kind: 'duplicate' },
      { kind: 'no-name' },
      { kind: 'too-long', field: 'walletName', most: 40 },
    ]);
  });

  it('has examples of refused orders with reasons that the adapter supports', () => {
    const { responses } = document.paths['/wallets/{walletId}/payments'].post;
    const examples = Object.values(responses[422].content['application/problem+json'].examples);
    expect(examples.map(({ value }) => refusalOf({ ...value, body: value }))).toEqual([
      { kind: 'insufficient-balance' },
      { kind: 'too-many-decimals', decimals: 2 },
      {
        kind: 'message',
        text: 'This account does not accept payments at the moment.',
        field: 'recipient',
        retry: false,
      },
      { kind: 'preparation-expired' },
    ]);
  });
});
