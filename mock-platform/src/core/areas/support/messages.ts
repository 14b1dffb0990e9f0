import { forgetOldest } from '../../kernel/bounded.ts';
import { hallIdOf, roomIdOf, userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Feedback, LoginLogEntry, Report } from '../../state/support.ts';
import type { World } from '../../state/world.ts';
import { isPicture } from '../uploads/pictures.ts';

const KEPT = 1000;

function nextSerial({ support }: World): number {
  support.serial += 1;
  return support.serial;
}

function isTarget(world: World, type: Report['type'], target: string): boolean {
  if (type === 1) return world.accounts.has(userNoOf(target));
  if (type === 2) return world.halls.has(hallIdOf(target));
  return world.rooms.rooms.has(roomIdOf(target));
}

/** api.account.report */
export function sendReport(turn: Turn, input: Omit<Report, 'id' | 'from' | 'at'>): { id: number } {
  const { world, at } = turn;
  const { no: from } = turn.account;
  if (!isTarget(world, input.type, input.target)) throw new Refusal('reportTargetUnknown');
  if (!input.images.every((url) => isPicture(world, url))) throw new Misfit('images: not pictures that may be shown');
  const id = nextSerial(world);
  world.support.reports.set(id, { ...input, id, from, at });
  forgetOldest(world.support.reports, KEPT);
  return { id };
}

/** support.feedback */
export function sendFeedback(turn: Turn, input: Omit<Feedback, 'id' | 'from' | 'at'>): { id: number } {
  const { world, at } = turn;
  const { no: from } = turn.account;
  if (!input.images.every((url) => isPicture(world, url))) throw new Misfit('images: not pictures that may be shown');
  const id = nextSerial(world);
  world.support.feedback.set(id, { ...input, id, from, at });
  forgetOldest(world.support.feedback, KEPT);
  return { id };
}

/** support.login-log */
export function logLogin(turn: Turn, input: Omit<LoginLogEntry, 'no' | 'at'>): Record<never, never> {
  const { world, at } = turn;
  const { no } = turn.account;
  world.support.logins.set(nextSerial(world), { ...input, no, at });
  forgetOldest(world.support.logins, KEPT);
  return {};
}
