import type { UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { Storage } from '../../platform/ports.ts';
import type { Wish } from './order.machine.ts';

/** Own ids that are kept for the list of orders: the platform has no call that lists them. */
export const PAST_MAX = 20;

const keptOrders = z.object({
  no: z.string(),
  /** The order that is not over; null for none. */
  open: z.nullable(
    z.object({
      client_order_id: z.string(),
      option_id: z.string(),
      payment_id: z.string(),
      way: z.literal(['qr', 'bank']),
      at: z.number(),
    }),
  ),
  /** Own ids of the viewer's orders on this device, newest first. */
  past: z.array(z.string()),
});

/** Orders stored on this device, so that a reload or another tab continues the open one. */
export interface KeptOrders {
  readonly open: Wish | null;
  readonly past: readonly string[];
}

const NOTHING: KeptOrders = { open: null, past: [] };

/** Unreadable data, and data of another user, counts as absent. */
export function readOrders(storage: Storage, no: UserNo): KeptOrders {
  try {
    const { data } = z.safeParse(keptOrders, JSON.parse(storage.read('orders') ?? 'null'));
    return data?.no === no ? { open: data.open, past: data.past.slice(0, PAST_MAX) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The order that begins. False when it cannot be kept: it would be lost with the page. */
export function keepOpen(storage: Storage, no: UserNo, open: Wish): boolean {
  const { past } = readOrders(storage, no);
  const ids = [open.client_order_id, ...past.filter((id) => id !== open.client_order_id)].slice(0, PAST_MAX);
  return write(storage, no, { open, past: ids });
}

/** A closed order is not open any more; the list keeps it. */
export function keepOver(storage: Storage, no: UserNo, client_order_id: string): void {
  const { open, past } = readOrders(storage, no);
  if (open?.client_order_id === client_order_id) write(storage, no, { open: null, past });
}

function write(storage: Storage, no: UserNo, { open, past }: KeptOrders): boolean {
  return storage.write('orders', JSON.stringify({ no, open, past }));
}
