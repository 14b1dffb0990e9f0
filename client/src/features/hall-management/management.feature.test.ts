import { expect, test } from 'vitest';
import { inChannel } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { managementActions } from './index.ts';

/** The settings of a hall, with a picture whose upload is under way. */
async function uploading() {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  let end = () => {};
  run.http.on(
    'file.upload',
    () =>
      new Promise((resolve) => {
        end = () => resolve({ url: '/a.png', type: 'png', w: 1, h: 1 });
      }),
  );
  run.dispatch(managementActions.settingsOpened());
  run.dispatch(managementActions.pictureChosen(new File(['x'], 'a.png', { type: 'image/png' })));
  await run.clock.advance(0);
  return {
    ...run,
    form: () => (run.state() as WholeState).hallManagement,
    end: async () => {
      end();
      await run.clock.advance(0);
    },
  };
}

test('a picture whose upload ends after other settings opened does not come into these', async () => {
  const run = await uploading();
  run.dispatch(managementActions.settingsOpened());
  await run.end();
  expect(run.form()).toEqual({ isSending: false, error: null, picture: '' });
  expect(run.http.timesAbandoned('file.upload')).toBe(1);
});

test('the picture of the settings stays when the dialog of a channel opens over them', async () => {
  const run = await uploading();
  run.dispatch(managementActions.formOpened());
  await run.end();
  expect(run.form().picture).toBe('/a.png');
  run.dispatch(managementActions.formOpened());
  expect(run.form().picture).toBe('/a.png');
});
