import { expect } from 'vitest';
import type { World } from '../core/world.ts';

/** What holds in every world at every moment, whatever has happened. */

export function checkRooms(world: World): void {
  for (const room of world.rooms.rooms.values()) {
    const seated = [...room.seats.values()].flatMap(({ no }) => (no === '' ? [] : [no]));
    // One person on one seat, one seat for one person.
    expect(new Set(seated).size).toBe(seated.length);
    // Who sits is there, and who is there is in no other room.
    for (const no of seated) expect(room.members.has(no)).toBe(true);
    for (const no of room.members.keys()) expect(world.rooms.places.get(no)).toBe(room.id);
    expect(['', room.owner]).toContain(room.seats.get(0)?.no);
    for (const [number, { no }] of room.seats) if (no === room.owner) expect(number).toBe(0);
    expect([...room.seats.keys()]).toEqual(Array.from({ length: room.seats.size }, (_, number) => number));
    for (const [no, { mic_number: wanted }] of room.applications) {
      expect(room.members.has(no) && wanted < room.seats.size && !seated.includes(no)).toBe(true);
    }
    for (const no of room.black.keys()) expect(room.members.has(no) || room.staff.has(no)).toBe(false);
  }
  for (const [no, id] of world.rooms.places) expect(world.rooms.rooms.get(id)?.members.has(no)).toBe(true);
  for (const [sid, count] of world.rooms.sockets) {
    expect([...world.rooms.connections.values()].filter((socket) => socket.sid === sid)).toHaveLength(count);
  }
}

export const moneyIn = ({ ledger }: World): number =>
  [...ledger.balances.values()].reduce((sum, balance) => sum + balance, 0);

/** `total` is 0 in a world in which every coin came by a transfer; a staged one may have begun with others. */
export function checkMoney(world: World, total = 0): void {
  const balances = [...world.ledger.balances];
  expect(moneyIn(world)).toBe(total);
  expect(balances.filter(([account, balance]) => account !== 'mint' && balance < 0)).toEqual([]);
  const book = world.gifts.books.get('');
  const sum = (scores: ReadonlyMap<unknown, number> = new Map()) => [...scores.values()].reduce((a, b) => a + b, 0);
  // Whatever was sent was received.
  expect(sum(book?.sent)).toBe(sum(book?.received));
  for (const bag of world.gifts.bags.values()) for (const count of bag.values()) expect(count).toBeGreaterThan(0);
}
