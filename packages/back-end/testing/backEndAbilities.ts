import type { WalletAdapter } from '#src/adapters/walletAdapter';
import type { CurrencyId } from '#src/domain/currency/currency';
import { answered, json, problem, type Body } from './backEndAnswers';

async function transaction(adapter: WalletAdapter, walletId: string, id: string) {
  const line = await adapter.transaction?.({ walletId, id });
  return line ? json(200, line) : problem(404, 'unknown-transaction');
}

async function priceHistory(adapter: WalletAdapter, currency: CurrencyId) {
  const points = (await adapter.priceHistory?.(currency)) ?? [];
  const prices = points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price }));
  return json(200, { prices });
}

async function challenge(
  adapter: WalletAdapter,
  challengeId: string,
  part: string | undefined,
  { body, key }: { readonly body: Body; readonly key: string },
): Promise<Response | undefined> {
  if (part === 'confirmation' && adapter.confirm)
    return answered(await adapter.confirm({ challengeId, ...body }, { idempotencyKey: key }));
  if (part === 'codes' && adapter.resendCode)
    return answered(await adapter.resendCode(challengeId));
  await adapter.cancelChallenge?.(challengeId);
  return new Response(null, { status: 204 });
}

/** Responds to the optional calls of `openapi.json` for a signed-in user. Returns undefined for any other call. */
export async function answerAbility(
  adapter: WalletAdapter,
  call: string,
  { body, key }: { readonly body: Body; readonly key: string },
): Promise<Response | undefined> {
  const [resource, name = '', part, id] = call.split('/').slice(1).map(decodeURIComponent);
  if (call === 'POST /wallets' && adapter.createWallet)
    return answered(await adapter.createWallet(body, { idempotencyKey: key }));
  if (resource === 'challenges') return challenge(adapter, name, part, { body, key });
  if (resource === 'prices' && part === 'history') return priceHistory(adapter, name as CurrencyId);
  if (resource !== 'wallets') return undefined;
  if (part === 'preparations' && adapter.prepare)
    return answered(await adapter.prepare({ walletId: name, ...body }));
  if (part === 'addresses') return json(200, { addresses: await adapter.receiveAddresses?.(name) });
  if (part === 'transactions' && id !== undefined) return transaction(adapter, name, id);
  return undefined;
}
