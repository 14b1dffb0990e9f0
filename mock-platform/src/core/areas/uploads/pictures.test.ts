import { expect, test } from 'vitest';
import { CoreRooms } from '../../../../testing/kit/core-rooms.ts';
import { beginCore } from '../../../../testing/kit/core-world.ts';

const me = { no: '10001' };
const PICTURES = [
  ['/files/w/a.png', null],
  ['/files/seed/3.png', null],
  ['', null],
  ['/files/w/bad.png', 'imageBlocked'],
  ['/files/w/video.webm', 'requestInvalid'],
  ['/files/./w/bad.png', 'requestInvalid'],
  ['/files/w/none.png', 'requestInvalid'],
  ['/files/seed/../w/bad.png', 'requestInvalid'],
  ['https://example.com/a.png', 'requestInvalid'],
] as const;

test.each(PICTURES)(
  '[api.account.censor-image][api.lobby.hall.create][api.lobby.hall.update][api.account.profile.save] the picture %s of a person or a hall: %s',
  (url, refusal) => {
    const { give } = beginCore();
    give('file.upload', { name: 'a.png', bytes: 1, w: 1, h: 1 }, me);
    give('file.upload', { name: 'bad.png', bytes: 1, w: 451, h: 451 }, me);
    give('file.upload', { name: 'video.webm', bytes: 1, w: 4, h: 4 }, me);
    const outcomes = [
      give('account.profile_save', { avatar: url }, me),
      give('account.profile_save', { album: [url] }, me),
      give('account.home_page', { url }, me),
      give('hall.create', { name: '新大厅', bg_img: url }, me),
      give('hall.update', { hall_id: '8001', bg_img: url }, me),
    ];
    expect(outcomes.map((outcome) => ('refusal' in outcome ? outcome.refusal : null))).toEqual(
      outcomes.map(() => refusal),
    );
    // Evidence is not censored, but it must be an upload of this platform, too.
    const report = give('account.report', { type: 1, target: '10002', reason: 1, text: '', images: [url] }, me);
    expect('refusal' in report).toBe(refusal === 'requestInvalid');
  },
);

test.each(PICTURES)(
  '[api.account.censor-image][api.room.v1.room-add][api.room.v1.room-edit] the picture %s of a room: %s',
  (url, refusal) => {
    const rooms = new CoreRooms();
    rooms.do('file.upload', 'owner', { name: 'a.png', bytes: 1, w: 1, h: 1 });
    rooms.do('file.upload', 'owner', { name: 'bad.png', bytes: 1, w: 451, h: 451 });
    rooms.do('file.upload', 'owner', { name: 'video.webm', bytes: 1, w: 4, h: 4 });
    const here = url.replace('/w/', `/${rooms.world.name}/`);
    const outcomes = [
      rooms.do('room.add', 'member', { name: '新房间', room_class: 'music', cover: here }),
      rooms.do('room.edit', 'owner', { cover: here }),
      rooms.do('room.edit', 'owner', { background_web: here }),
    ];
    expect(outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : null))).toEqual(
      outcomes.map(() => refusal),
    );
  },
);

test.each([
  ['audio', '/files/w/voice.weba', '', null],
  ['video', '/files/w/video.webm', '/files/w/a.png', null],
  ['video', 'https://example.com/a.mp4', '', null],
  ['video', '/files/w/video.webm', '/files/w/bad.png', 'imageBlocked'],
  ['video', '/files/w/video.webm', 'https://example.com/a.png', 'requestInvalid'],
  ['video', '/files/w/none.webm', '', 'requestInvalid'],
  ['video', '/files/w/a.png', '', 'requestInvalid'],
  ['audio', '/files/other/voice.weba', '', 'requestInvalid'],
] as const)('a private message of kind %s with the clip %s and the picture "%s": %s', (kind, url, poster, refusal) => {
  const { give } = beginCore();
  for (const name of ['a.png', 'voice.weba', 'video.webm']) give('file.upload', { name, bytes: 1, w: 4, h: 4 }, me);
  give('file.upload', { name: 'bad.png', bytes: 1, w: 451, h: 451 }, me);
  const body = JSON.stringify({ url, dur: 3000, ...(poster !== '' && { poster }) });
  const outcome = give('im.send', { scene: 'p2p', to: '10002', kind, body, c_mid: 'c1' }, me);
  expect('refusal' in outcome ? outcome.refusal : null).toBe(refusal);
});
