import type { RealName, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { realNameStatus } from '../../state/real-name.ts';
import type { World } from '../../state/world.ts';
import { grantMedal } from '../medals/medals.ts';

/**
 * The real-name review. The reviewer of the mock takes a minute and approves; a name that begins with 待 waits until
 * the control API decides, one that begins with 拒 is refused. Neither name, number nor day of birth reaches
 * the log or the world: only masks do, and whether the person is of age.
 */

export const REVIEW_MS = 60_000;
const PENDING = 0;
const VERIFIED = 1;
const REFUSED = 2;

export interface SubmitInput {
  /** The name with all but its first character hidden. */
  readonly name_mask: string;
  readonly id_mask: string;
  /** All that is kept of the day of birth, which together with the mask would be the whole number. */
  readonly is_of_age: boolean;
}

/** api.room.op.real-name-submit */
export function submitRealName(turn: Turn, input: SubmitInput): RealName {
  const { no } = turn.account;
  const former = realNameStatus(turn.world, no);
  if (former?.audit_status === PENDING) throw new Refusal('realNamePending');
  if (former?.audit_status === VERIFIED) throw new Refusal('realNameDone');
  const audit_data = JSON.stringify({ name: input.name_mask, id_card: input.id_mask });
  const audit_reason = refusalOf(input);
  const audit_status = audit_reason === '' ? PENDING : REFUSED;
  turn.world.real_names.kyc.set(no, { audit_status, audit_reason, audit_data, at: turn.at });
  return { audit_status, audit_reason, audit_data };
}

function refusalOf({ name_mask, is_of_age }: SubmitInput): string {
  if (name_mask.startsWith('拒')) return '姓名与身份证号码不符';
  return is_of_age ? '' : '未成年人不能完成实名认证';
}

/** room-flow.create.12010: refused as long as nothing was handed in. */
export function checkRealName(world: World, no: UserNo): RealName {
  const record = realNameStatus(world, no);
  if (!record) throw new Refusal('realNameNeeded');
  const { audit_status, audit_reason, audit_data } = record;
  return { audit_status, audit_reason, audit_data };
}

/** api.account.kyc */
export function realNameOf(world: World, no: UserNo): RealName {
  if (!realNameStatus(world, no)) return { audit_status: -1, audit_reason: '', audit_data: '' };
  return checkRealName(world, no);
}

function due(world: World, at: number): UserNo[] {
  return [...world.real_names.kyc].flatMap(([no, record]) => {
    const isDue = record.audit_status === PENDING && at - record.at >= REVIEW_MS;
    return isDue && !record.audit_data.startsWith('{"name":"待') ? [no] : [];
  });
}

/** Whether `reviewRealNames` has anything to do. */
export function isReviewDue(world: World, at: number): boolean {
  return world.real_names.kyc.size > 0 && due(world, at).length > 0;
}

/** The reviewer approves the applications that have waited long enough. */
export function reviewRealNames(turn: Turn, _input: Record<never, never>): { approved: number } {
  const approved = due(turn.world, turn.at);
  for (const no of approved) {
    const record = turn.world.real_names.kyc.get(no);
    if (record) turn.world.real_names.kyc.set(no, { ...record, audit_status: VERIFIED, at: turn.at });
    grantMedal(turn.world, no, 'verified', turn.at);
  }
  return { approved: approved.length };
}
