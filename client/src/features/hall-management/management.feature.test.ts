import { channelId, ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALL } from '../../testing/chat-lines.ts';
import { heldUpload } from '../../testing/held-upload.ts';
import { inChannel } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { hallsActions } from '../halls/index.ts';
import { hallSettingsModal, managementActions } from './index.ts';

/** The settings of a hall, with a picture whose upload is under way. */
async function uploading() {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  const { file, end } = heldUpload(run.http);
  run.dispatch(managementActions.settingsOpened());
  run.dispatch(managementActions.pictureChosen(file));
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
  expect(run.form()).toMatchObject({ isSending: false, error: null, picture: '' });
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

const update = { hall_id: HALL, name: '新名字', intro: '', welcome_channel_id: null };

/** The settings of a hall that are being saved, and what the platform answers in the end. */
async function saving() {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  const answers: (() => void)[] = [];
  run.http.on('hall.update', () => new Promise((resolve) => void answers.push(() => resolve({}))));
  const open = () => {
    run.dispatch(hallSettingsModal.open({ startsAt: null }));
    run.dispatch(managementActions.settingsOpened());
  };
  open();
  run.dispatch(managementActions.updateRequested(update));
  await run.clock.advance(0);
  return {
    ...run,
    open,
    isOpen: () => hallSettingsModal.select(run.state() as WholeState) !== null,
    answer: async () => {
      answers.shift()?.();
      await run.clock.advance(0);
    },
  };
}

test('[api.lobby.hall.update] a form is sent once, however often it is pressed, and closes with the answer', async () => {
  const run = await saving();
  run.dispatch(managementActions.updateRequested(update));
  await run.answer();
  expect(run.http.requests('hall.update')).toHaveLength(1);
  expect(run.isOpen()).toBe(false);
  expect(run.toasts()).toMatchObject([{ tone: 'success', text: { key: 'hallManagement.saved' } }]);
});

test('the answer to a former form leaves the one that is open now alone, and that one can be sent', async () => {
  const run = await saving();
  run.open();
  run.dispatch(managementActions.updateRequested({ ...update, name: '另一个' }));
  await run.answer();
  expect(run.isOpen()).toBe(true);
  expect((run.state() as WholeState).hallManagement).toMatchObject({ isSending: true, error: null });
  await run.answer();
  expect(run.isOpen()).toBe(false);
  expect(run.http.requests('hall.update').map(({ name }) => name)).toEqual(['新名字', '另一个']);
});

test('a refusal of a former form is told by a toast, and not in the one that is open now', async () => {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  run.dispatch(managementActions.settingsOpened());
  run.http.refuse('hall.update', ERRORS.permissionNeeded.code, '没有权限');
  run.dispatch(managementActions.updateRequested(update));
  run.dispatch(managementActions.settingsOpened());
  await run.clock.advance(0);
  expect((run.state() as WholeState).hallManagement).toMatchObject({ isSending: false, error: null });
  expect(run.toasts()).toMatchObject([{ tone: 'error' }]);
});

const save = {
  hall_id: HALL,
  channel_id: null,
  name: '五排',
  type: 1,
  parent_id: null,
  limit_mic: 0,
  password: null,
} as const;

test('[api.lobby.channel.create] a new channel opens once the page knows it, unless its maker has gone on', async () => {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  const ids = ['9101', '9102', '9103'].map((id) => z.parse(channelId, id));
  let made = 0;
  run.http.on('channel.create', () => ({ channel_id: ids[made++] ?? ids[0] }) as never);
  const known = () => {
    const hall = (run.state() as WholeState).halls.open?.hall;
    if (!hall) throw new Error('no hall is open');
    const [first] = hall.channels;
    const channels = [...hall.channels, ...ids.slice(0, made).map((id) => ({ ...first, id, type: 1, name: id }))];
    run.dispatch(hallsActions.hallLoaded({ ...hall, channels } as never));
  };
  run.dispatch(managementActions.channelSaveRequested(save));
  await run.clock.advance(0);
  const before = run.ports.navigation.path();
  known();
  await run.clock.advance(0);
  expect(run.ports.navigation.path()).toContain('9101');
  expect(run.ports.navigation.path()).not.toBe(before);
  // Two in a row are both made, and the last one opens.
  run.dispatch(managementActions.channelSaveRequested(save));
  await run.clock.advance(0);
  run.dispatch(managementActions.channelSaveRequested(save));
  await run.clock.advance(0);
  expect(run.http.requests('channel.create')).toHaveLength(3);
  run.ports.navigation.go('/index/more');
  known();
  await run.clock.advance(0);
  expect(run.ports.navigation.path()).toBe('/index/more');
});

test('a channel that is made in the settings of the hall opens behind none of them', async () => {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  run.http.on('channel.create', { channel_id: z.parse(channelId, '9101') });
  run.dispatch(hallSettingsModal.open({ startsAt: null }));
  const before = run.ports.navigation.path();
  run.dispatch(managementActions.channelSaveRequested(save));
  await run.clock.advance(0);
  const hall = (run.state() as WholeState).halls.open?.hall;
  const made = { ...hall?.channels[0], id: '9101', type: 1, name: '五排' };
  run.dispatch(hallsActions.hallLoaded({ ...hall, channels: [...(hall?.channels ?? []), made] } as never));
  await run.clock.advance(0);
  expect(run.ports.navigation.path()).toBe(before);
});
