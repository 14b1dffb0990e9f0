import type { HallId, HallNotice, UserNo } from '@miczero/contracts';
import { HALL_NOTICES_MAX } from '@miczero/contracts';
import { Refusal } from '../../refusals.ts';
import type { Turn } from '../../turn.ts';
import type { World } from '../../world.ts';
import { requireHall } from '../access.ts';
import { cleanText } from './names.ts';
import { requirePermission } from './permissions.ts';
import type { Notice } from './state.ts';

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
  if (expired !== 0 && expired <= turn.at) throw new Refusal('requestInvalid');
  if ((world.lobby.notices.get(hall.id)?.size ?? 0) >= HALL_NOTICES_MAX) throw new Refusal('noticesFull');

  const notice = addNotice(world, hall.id, { type: input.type ?? 1, title, content, from: no, at: turn.at, expired });
  tellNotice(turn, hall.id, notice, 1);
  return { notice: noticeDataOf(hall.id, notice) };
}

/** Adds a notice under the next number. */
export function addNotice({ lobby }: World, hall_id: HallId, fields: Omit<Notice, 'id'>): Notice {
  lobby.last_notice += 1;
  const notice: Notice = { ...fields, id: String(lobby.last_notice) };
  const notices = lobby.notices.get(hall_id) ?? new Map<string, Notice>();
  lobby.notices.set(hall_id, notices.set(notice.id, notice));
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
  const notice = world.lobby.notices.get(hall.id)?.get(input.id);
  if (!notice) throw new Refusal('noticeUnknown');
  takeDown(turn, hall.id, notice);
  return {};
}

function takeDown(turn: Turn, hall_id: HallId, notice: Notice): void {
  turn.world.lobby.notices.get(hall_id)?.delete(notice.id);
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
  const all = [...(world.lobby.notices.get(hall_id)?.values() ?? [])].reverse();
  const standing = all.filter(({ expired }) => expired === 0 || expired > now);
  return { notice_list: standing.slice(0, page_size).map((notice) => noticeDataOf(hall_id, notice)) };
}

function* endedNotices(world: World, now: number): Iterable<{ hall_id: HallId; notice: Notice }> {
  for (const [hall_id, notices] of world.lobby.notices) {
    for (const notice of notices.values()) {
      if (notice.expired !== 0 && notice.expired <= now) yield { hall_id, notice };
    }
  }
}

export function hasEndedNotice(world: World, now: number): boolean {
  for (const _ended of endedNotices(world, now)) return true;
  return false;
}

export function takeDownEnded(turn: Turn): void {
  for (const { hall_id, notice } of [...endedNotices(turn.world, turn.at)]) takeDown(turn, hall_id, notice);
}
