import { describe, expect, test } from 'vitest';
import { landingPath, readEntryQuery } from './entry-query.ts';

const arrivalOf = (query: string) => readEntryQuery(`/index/more?${query}`).arrival;

describe('what an address asks for', () => {
  test('[session.login-query.verify][session.login-query.room_no][session.login-query.phone] three values make a link', () => {
    expect(arrivalOf('verify=v&room_no=6001&phone=13800000001')).toEqual({
      kind: 'link',
      verify: 'v',
      room_no: '6001',
      phone: '13800000001',
    });
    for (const broken of ['verify=v&room_no=6001', 'verify=v&room_no=../x&phone=13800000001', 'verify=v&phone=1']) {
      expect(arrivalOf(broken)).toBeNull();
    }
  });

  test('[session.login-query.pcCode][session.login-query.pcCodeGame] each app has a code of its own', () => {
    expect(arrivalOf('pcCode=p')).toEqual({ kind: 'partner', code: 'p' });
    expect(arrivalOf('pcCodeGame=g')).toEqual({ kind: 'game', code: 'g' });
    expect(arrivalOf(`pcCode=${'x'.repeat(129)}`)).toBeNull();
  });

  test('[session.login-query.code][session.login-query.state] a chat-app code comes with its state', () => {
    expect(arrivalOf('code=c&state=s')).toEqual({ kind: 'chat', code: 'c', state: 's' });
    expect(arrivalOf('code=c')).toBeNull();
  });

  test('[session.login-query.action][session.login-query.from] none of it stays in the address', () => {
    const query = 'verify=v&room_no=1&phone=2&pcCode=3&pcCodeGame=4&code=5&state=6&action=a&from=b&pd=kept';
    const { entry, rest } = readEntryQuery(`/index/more?${query}#x`);
    expect(rest).toBe('/index/more?pd=kept#x');
    expect(entry).toEqual({ action: 'a', from: 'b' });
  });
});

test('[route.invite] an invitation keeps its place in the address and lands nowhere unasked, but loses every code', () => {
  const place = 'hall=1&channel=2&shareHall=3&shareChannel=4&from=5&until=6';
  const { entry, arrival, rest } = readEntryQuery(`/invite?${place}&pcCode=p&code=c&state=s`);
  expect([entry, arrival, rest]).toEqual([{}, { kind: 'partner', code: 'p' }, `/invite?${place}`]);
});

test('[session.login-query.hall][session.login-query.channel][session.login-query.shareChannel] a room comes before a hall, a hall of the address before a shared one', () => {
  expect(landingPath({ room: '6001', hall: '1' })).toBe('/app/room/6001');
  expect(landingPath({ hall: '1', channel: '2', shareHall: '3' })).toBe('/index/room/1?channel_id=2');
  expect(landingPath({ shareHall: '3', shareChannel: '4' })).toBe('/index/room/3?channel_id=4');
  expect(landingPath({})).toBeNull();
});
