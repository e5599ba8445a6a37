import type { Command, CommandRefusal } from './commands';
import { apply } from './commands';
import type { WalletState } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { deepFreeze } from './deepFreeze';

/** The value of a result that has to be one; a refusal throws with its reason. */
export function accepted<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Applies commands one after the other to a frozen state; each of them has to be accepted. */
export function run(state: WalletState, ...commands: readonly Command[]): WalletState {
  return commands.reduce((before, command) => accepted(apply(deepFreeze(before), command)), state);
}

/** Applies one command that has to be refused, and says why it was. */
export function refusalOf(state: WalletState, command: Command): CommandRefusal {
  const result = apply(deepFreeze(state), command);
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(command)}`);
  return result.refusal;
}
