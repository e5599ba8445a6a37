import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import document from './openapi.json';
import { refusalOf } from './problem';

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { operationId: string; security?: unknown[] }>).map(
    ([method, operation]) => ({ call: `${method} ${path}`, ...operation }),
  ),
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
      'history: get /wallets/{walletId}/transactions',
      'quote: post /wallets/{walletId}/quotes',
      'send: post /wallets/{walletId}/payments',
      'exchange: post /wallets/{walletId}/exchanges',
      'prices: get /prices',
    ]);
  });

  it('asks for the session everywhere but where it is opened', () => {
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId)).toEqual(['signIn']);
    expect(document.security).toEqual([{ bearer: [] }]);
  });

  it('has no amount that is a JSON number', () => {
    const texts = JSON.stringify(document.components.schemas);
    expect(texts).not.toContain('"type":"number"');
  });

  it('gives each refused order in its examples a reason that the adapter knows', () => {
    const { responses } = document.paths['/wallets/{walletId}/payments'].post;
    const examples = Object.values(responses[422].content['application/problem+json'].examples);
    expect(examples.map(({ value }) => refusalOf({ ...value, body: value }))).toEqual([
      { kind: 'insufficient-balance' },
      { kind: 'too-many-decimals', decimals: 2 },
      {
        kind: 'message',
        text: 'This account takes no payments at the moment.',
        field: 'recipient',
        retry: false,
      },
    ]);
  });
});
