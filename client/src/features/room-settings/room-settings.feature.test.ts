import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { heldUpload } from '../../testing/held-upload.ts';
import { inRoom, theRoom } from '../../testing/run-room.ts';
import { roomSettingsActions, selectRoomSettings } from './index.ts';

test('a background whose upload ends after the form opened anew does not come into that form', async () => {
  const run = await inRoom();
  await run.client.late.take('rooms');
  const { file, end } = heldUpload(run.http);
  run.dispatch(roomSettingsActions.opened());
  run.dispatch(roomSettingsActions.pictureChosen(file));
  await run.settle();
  run.dispatch(roomSettingsActions.opened());
  end();
  await run.settle();
  expect(selectRoomSettings(run.state())).toMatchObject({ isSending: false, error: null, background: null });
  expect(run.http.timesAbandoned('file.upload')).toBe(1);
});

test('[api.room.v1.room-edit] the answer to a form that has closed leaves the form that is open alone, and a toast tells it; that form saves meanwhile', async () => {
  const run = await inRoom();
  await run.client.late.take('rooms');
  const answers: { reject: (why: ApiFailure) => void; resolve: (data: { room: typeof theRoom }) => void }[] = [];
  run.http.on('room.edit', () => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  run.dispatch(roomSettingsActions.opened());
  run.dispatch(roomSettingsActions.editRequested({ name: '深夜唱片行' }));
  run.dispatch(roomSettingsActions.editRequested({ name: '深夜唱片行' }));
  await run.settle();
  run.dispatch(roomSettingsActions.opened());
  run.dispatch(roomSettingsActions.editRequested({ name: '清晨唱片行' }));
  await run.settle();
  expect(run.http.requests('room.edit').map(({ name }) => name)).toEqual(['深夜唱片行', '清晨唱片行']);
  answers[0]?.reject(ApiFailure.refused('room.edit', ERRORS.roomNameInvalid.code, '房间名不合规'));
  await run.settle();
  expect(selectRoomSettings(run.state())).toMatchObject({ isSending: true, error: null });
  expect(run.toasts()).toEqual([
    { tone: 'error', text: { server: '房间名不合规', code: ERRORS.roomNameInvalid.code } },
  ]);
  answers[1]?.resolve({ room: { ...theRoom, name: '清晨唱片行' } });
  await run.settle();
  expect(selectRoomSettings(run.state())).toMatchObject({ isSending: false, error: null });
  expect(run.toasts().at(-1)).toEqual({ tone: 'success', text: { key: 'roomSettings.saved' } });
});
