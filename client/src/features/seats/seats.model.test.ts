import { describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, seat } from '../../testing/run-room.ts';
import { withAccepted } from './applications.model.ts';
import { isSpeaking, seatFacts } from './seats.model.ts';

describe('seats', () => {
  test('[room-flow.seats.on-seat, room-flow.seats.number, room-flow.seats.muted, room-flow.seats.host-present] read from the list', () => {
    expect(seatFacts([seat(0, HOST), seat(1, VIEWER, 2)], VIEWER)).toEqual({
      isOnSeat: true,
      mic_number: 1,
      isMuted: true,
      isHostPresent: true,
    });
    expect(seatFacts([seat(0), seat(1, HOST)], VIEWER)).toEqual({
      isOnSeat: false,
      mic_number: null,
      isMuted: false,
      isHostPresent: false,
    });
  });

  test('[room-flow.seats.speaking] speaking is a level above zero on a seat that is not muted', () => {
    expect([0, 1, 100].map((volume) => isSpeaking(seat(1, HOST, 1, volume)))).toEqual([false, true, true]);
    expect(isSpeaking(seat(1, HOST, 2, 50))).toBe(false);
  });
});

describe('applications', () => {
  test('[room-flow.seat-apply.accepted-list] applications are ordered by time, equal times lose none, and the latest 100 are kept', () => {
    const entry = { to: HOST, mic_number: 1 };
    expect(withAccepted(withAccepted({}, 5, entry), 5, entry)).toEqual({ 5: entry, 6: entry });
    let accepted = {};
    for (let at = 0; at < 150; at += 1) accepted = withAccepted(accepted, at, entry);
    expect(Object.keys(accepted)).toHaveLength(100);
    expect(Object.keys(accepted)[0]).toBe('50');
  });
});
