import { GROUP_INVITE_MAX, IM_BODY_MAX_CHARS, IM_FIELD_MAX_CHARS, type UserNo } from '@miczero/contracts';
import { takeUncalledCommand } from '../../../admission/command-rates.ts';
import type { RateLimits } from '../../../admission/rate-limits.ts';
import { Refusal } from '../../../core/kernel/refusals.ts';
import type { Actor } from '../../../core/kernel/turn.ts';
import type { CommandName, InputOf, ReplyOf } from '../../../core/machine/command-table.ts';
import type { WorldRunner } from '../../../worlds/world-runner.ts';
import type { Property } from '../bytes.ts';
import { TEAM_RECEIPT } from '../fields.ts';
import type { Push } from '../im-sync.ts';
import type { Field } from '../packet.ts';
import type { FieldsOf, RequestName } from '../request-fields.ts';

/** Result of a request: pushes, then an answer. */
export interface Reply {
  readonly pushes?: readonly Push[];
  readonly fields?: readonly Field[];
  /** The answer says that a message was stored. */
  readonly isAcknowledgement?: boolean;
}

/** The core counts characters, of one or two units. */
const BODY_MAX_UNITS = 2 * IM_BODY_MAX_CHARS;

/** The person and the world of a request. `actor.sid` is the connection. */
export interface Caller {
  readonly runner: Pick<WorldRunner, 'world' | 'now'>;
  readonly actor: Actor;
  /** Runs a command of the person, within the limits of such commands. Refuses one with a text or a list that is too long to be kept. */
  readonly run: <Name extends CommandName>(name: Name, input: InputOf<Name>) => Promise<ReplyOf<Name>>;
}

export function callerOf(runner: WorldRunner, actor: Actor, limits: RateLimits): Caller {
  return {
    runner,
    actor,
    run: async (name, input) => {
      if (!Object.entries(input).every(isShort)) throw new Refusal('requestInvalid');
      await takeUncalledCommand(limits, name, { runner, actor });
      return runner.run(name, actor, input);
    },
  };
}

/** The log keeps the command as it came, also one that the core refuses. */
function isShort([field, value]: readonly [string, unknown]): boolean {
  if (Array.isArray(value)) return value.length <= GROUP_INVITE_MAX && value.every((each) => isShort([field, each]));
  return typeof value !== 'string' || value.length <= (field === 'body' ? BODY_MAX_UNITS : IM_FIELD_MAX_CHARS);
}

/** Handlers of some requests, by name. */
export type Handlers<Names extends RequestName> = {
  readonly [Name in Names]: (caller: Caller, fields: FieldsOf<Name>) => Promise<Reply> | Reply;
};

export const NOTHING: Reply = {};
export const NO_PROPERTY: Property = {};
/** Entries of a list that a request may ask about; the rest is ignored. */
export const LIST_MAX = 100;

/** The ids of messages of one group. */
export const idsOf = (receipts: readonly Property[]): readonly string[] =>
  receipts.slice(0, LIST_MAX).flatMap((each) => each[TEAM_RECEIPT.id] ?? []);

/** An account as it was sent: the core refuses an unknown one. */
export const asUserNo = (account: string): UserNo => account as UserNo;
