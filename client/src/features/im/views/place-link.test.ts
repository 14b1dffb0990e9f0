import { expect, test } from 'vitest';
import { cardOfLink, placeLinkOf } from './place-link.ts';

const ORIGIN = 'https://mic.example';
const INVITE = `${ORIGIN}/invite?hall=8001&channel=9001&from=10001`;
const ROOM = `${ORIGIN}/app/room/600001`;

test('a text that is only the address of a hall or a room of this platform is a link to a place', () => {
  expect(placeLinkOf(` ${INVITE}\n`, ORIGIN)).toEqual({ kind: 'hall', href: INVITE, hall_id: '8001' });
  expect(placeLinkOf(ROOM, ORIGIN)).toEqual({ kind: 'room', room_no: '600001' });
});

test.each([
  `来玩 ${INVITE}`,
  `${INVITE} ${ROOM}`,
  `${ORIGIN}/invite`,
  `${ORIGIN}/invite?hall=`,
  `${ORIGIN}/app/room/`,
  `${ORIGIN}/app/rooms`,
  // The password would be lost.
  `${ROOM}?pd=1234`,
  `${ORIGIN}/index/room/8001`,
  'https://mic.example.org/invite?hall=8001',
  'https://mic.example@evil.example/invite?hall=8001',
  'javascript:alert(1)',
])('%s is none', (text) => {
  expect(placeLinkOf(text, ORIGIN)).toBeNull();
});

test('the card has the name of a hall that the viewer is in', () => {
  const halls = [{ id: '8001', name: '峡谷大厅' }];
  expect(cardOfLink({ kind: 'hall', href: INVITE, hall_id: '8001' }, halls)).toEqual({
    hall_name: '峡谷大厅',
    href_web: INVITE,
  });
  expect(cardOfLink({ kind: 'hall', href: INVITE, hall_id: '8002' }, halls)).toEqual({ href_web: INVITE });
  expect(cardOfLink({ kind: 'room', room_no: '600001' }, halls)).toEqual({ room_id: '600001' });
});
