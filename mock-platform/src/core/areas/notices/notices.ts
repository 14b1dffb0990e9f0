import { HALL_NOTICES_MAX, type HallId, type HallNotice, type UserNo } from '@miczero/contracts';
import { cleanText } from '../../kernel/clean-text.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { requirePermission } from '../../rights/hall-permissions.ts';
import type { Hall } from '../../state/halls.ts';
import type { Notice } from '../../state/notices.ts';
import type { World } from '../../state/world.ts';

/** Notices of halls: put up, taken down, ended by their time. */

export interface CreateNoticeInput {
  readonly hall_id: HallId;
  readonly title?: string | undefined;
  readonly content: string;
  readonly type?: 1 | 2 | undefined;
  /** Epoch seconds; 0 is never. */
  readonly expired?: number | undefined;
}

/** api.lobby.notice.create */
export function createNotice(turn: Turn, input: CreateNoticeInput): { notice: HallNotice } {
  const { world } = turn;
  const { no } = turn.account;
  const hall = requireHall(world, input.hall_id);
  requirePermission(hall, no, 'notice.create');
  const title = cleanText(input.title ?? '');
  const content = cleanText(input.content);
  if (content === '') throw new Refusal('messageEmpty');
  const expired = (input.expired ?? 0) * 1000;
  if (expired !== 0 && expired <= turn.at) throw new Misfit('expired: in the past');
  if ((world.notices.of.get(hall.id)?.size ?? 0) >= HALL_NOTICES_MAX) throw new Refusal('noticesFull');

  const notice = addNotice(world, hall.id, { type: input.type ?? 1, title, content, from: no, at: turn.at, expired });
  tellNotice(turn, hall.id, notice, 1);
  return { notice: noticeDataOf(hall.id, notice) };
}

/** Adds a notice under the next number. */
export function addNotice({ notices }: World, hall_id: HallId, fields: Omit<Notice, 'id'>): Notice {
  notices.last += 1;
  const notice: Notice = { ...fields, id: String(notices.last) };
  const own = notices.of.get(hall_id) ?? new Map<string, Notice>();
  notices.of.set(hall_id, own.set(notice.id, notice));
  return notice;
}

/** api.lobby.notice.del */
export function deleteNotice(
  turn: Turn,
  input: { readonly hall_id: HallId; readonly id: string },
): Record<never, never> {
  const { world } = turn;
  const hall = requireHall(world, input.hall_id);
  requirePermission(hall, turn.account.no, 'notice.del');
  const notice = world.notices.of.get(hall.id)?.get(input.id);
  if (!notice) throw new Refusal('noticeUnknown');
  takeDown(turn, hall.id, notice);
  return {};
}

function takeDown(turn: Turn, hall_id: HallId, notice: Notice): void {
  turn.world.notices.of.get(hall_id)?.delete(notice.id);
  tellNotice(turn, hall_id, notice, 2);
}

/** hall-event.1010: 1 added, 2 deleted or ended. */
function tellNotice(turn: Turn, hall_id: HallId, notice: Notice, type: 1 | 2): void {
  turn.emit('noticeChanged', { type, notice: noticeDataOf(hall_id, notice) }, { audience: { kind: 'hall', hall_id } });
}

function noticeDataOf(hall_id: HallId, notice: Notice): HallNotice {
  const { id, type, title, content, from, at, expired } = notice;
  return { id, hall_id, expired, type, title, content, uid: from, create_time: at };
}

interface ListRequest {
  readonly hall_id: HallId;
  readonly page_size: number;
}

/** api.lobby.op.hall-notice-list: newest first, without those that have ended by now. */
export function noticesOf(world: World, viewer: UserNo, { hall_id, page_size }: ListRequest, now: number) {
  const hall = requireHall(world, hall_id);
  requirePermission(hall, viewer, 'notice.list');
  const all = [...(world.notices.of.get(hall_id)?.values() ?? [])].reverse();
  const standing = all.filter(({ expired }) => expired === 0 || expired > now);
  return { notice_list: standing.slice(0, page_size).map((notice) => noticeDataOf(hall_id, notice)) };
}

function* endedNotices(world: World, now: number): Iterable<{ hall_id: HallId; notice: Notice }> {
  for (const [hall_id, notices] of world.notices.of) {
    for (const notice of notices.values()) {
      if (notice.expired !== 0 && notice.expired <= now) yield { hall_id, notice };
    }
  }
}

/** Whether `sweepNotices` has anything to do. */
export function isNoticeSweepDue(world: World, now: number): boolean {
  for (const _ended of endedNotices(world, now)) return true;
  return false;
}

/** Removes expired notices. */
export function sweepNotices(turn: Turn, _input: Record<never, never>): Record<never, never> {
  for (const { hall_id, notice } of [...endedNotices(turn.world, turn.at)]) takeDown(turn, hall_id, notice);
  return {};
}

/** A dissolved hall keeps no notices; its former members hear only that the hall is gone. */
export function forgetNotices({ world }: Turn, hall: Hall): void {
  world.notices.of.delete(hall.id);
}
