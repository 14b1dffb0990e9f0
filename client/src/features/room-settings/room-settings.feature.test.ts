import { expect, test } from 'vitest';
import { heldUpload } from '../../testing/held-upload.ts';
import { inRoom } from '../../testing/run-room.ts';
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
