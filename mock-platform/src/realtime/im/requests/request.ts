import type { UserNo } from '@miczero/contracts';
import type { Actor } from '../../../core/kernel/turn.ts';
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

/** The person and the world of a request. `actor.sid` is the connection. */
export interface Caller {
  readonly runner: WorldRunner;
  readonly actor: Actor;
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
