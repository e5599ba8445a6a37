import { apply, type Command, type CommandRefusal } from './commands';
import type { WalletState } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { deepFreeze } from './deepFreeze';

/** Returns the value of a successful result. Throws if the result is a refusal. */
export function accepted<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Applies commands in sequence to a frozen state. Throws if a command is refused. */
export function run(state: WalletState, ...commands: readonly Command[]): WalletState {
  return commands.reduce((before, command) => accepted(apply(deepFreeze(before), command)), state);
}

/** Applies a command that must be refused, and returns the refusal. Throws if the command is accepted. */
export function refusalOf(state: WalletState, command: Command): CommandRefusal {
  const result = apply(deepFreeze(state), command);
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(command)}`);
  return result.refusal;
}
