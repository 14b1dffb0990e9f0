import type { RefusalName } from '@miczero/contracts';
import type { CoreEvent } from '../kernel/events.ts';
import type { Actor } from '../kernel/turn.ts';
import type { CommandName, InputOf, ReplyOf } from './command-table.ts';

/**
 * One write. Everything that decides its outcome is in it: the moment and the seed arrive with the command, so that
 * folding the same log gives the same world on every node.
 */
export type Command = {
  [Name in CommandName]: {
    readonly world: string;
    readonly name: Name;
    readonly actor: Actor | null;
    /** Epoch milliseconds of the world's clock. */
    readonly at: number;
    /** Unique: ids and secrets are derived from it, and the node that wrote the command finds its caller by it. */
    readonly seed: string;
    readonly input: InputOf<Name>;
  };
}[CommandName];

export type Outcome<Name extends CommandName = CommandName> =
  | { readonly ok: true; readonly reply: ReplyOf<Name>; readonly events: readonly CoreEvent[] }
  | {
      readonly ok: false;
      readonly refusal: RefusalName;
      /** Of `requestInvalid`: where and why, as `place: reason` lines. */
      readonly issues?: readonly string[];
      readonly events: readonly CoreEvent[];
      /** A defect of ours, to be logged: never the caller's fault. */
      readonly bug?: unknown;
    };
