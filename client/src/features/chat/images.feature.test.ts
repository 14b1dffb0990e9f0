import { beforeAll, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { rows } from '../../testing/talk.ts';
import { channelActions } from '../channel/index.ts';
import { sessionActions } from '../session/index.ts';
import { selectComposer } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';
import { TRAY_MAX } from './chat.state.ts';

// What reads and sends images comes with the first of them.
beforeAll(() => import('./image-files.saga.ts'));

const png = () => new File(['x'], 'x.png', { type: 'image/png' });
const kept = ({ ports }: Run, count = 1) =>
  Array.from({ length: count }, (_, index) => `file${index + 1}`).filter((id) => ports.attachments.file(id) !== null);

async function withImage(): Promise<Run> {
  const run = await inChannel();
  run.dispatch(chatActions.imageChosen(png()));
  await run.clock.advance(0);
  expect(kept(run)).toEqual(['file1']);
  return run;
}

test('a picture that is taken out of the tray is let go', async () => {
  const run = await withImage();
  run.dispatch(chatActions.imageRemoved({ id: 'file1' }));
  await run.clock.advance(0);
  expect(kept(run)).toEqual([]);
});

test('a picture is kept while its line is on its way, and let go when it is discarded', async () => {
  const run = await withImage();
  run.http.vanish('file.upload');
  run.dispatch(chatActions.sendRequested({ text: '', mentions: {} }));
  await run.clock.advance(0);
  expect(kept(run)).toEqual(['file1']);
  const [line] = run.state().chat.outbox.lines;
  if (line) run.dispatch(chatActions.discardRequested({ c_mid: line.c_mid }));
  await run.clock.advance(0);
  expect(kept(run)).toEqual([]);
});

test('another channel and the end of the session let everything go', async () => {
  const run = await withImage();
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(400);
  expect(kept(run)).toEqual([]);
  run.dispatch(chatActions.imageChosen(png()));
  await run.clock.advance(0);
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  expect(kept(run)).toEqual([]);
});

test('a picture that was still being read when the channel changed goes to neither', async () => {
  const run = await inChannel();
  const { add } = run.ports.attachments;
  let read = () => {};
  Object.assign(run.ports.attachments, {
    add: async (file: Blob) => {
      await new Promise<void>((resolve) => {
        read = resolve;
      });
      return await add(file);
    },
  });
  run.dispatch(chatActions.imageChosen(png()));
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(400);
  read();
  await run.clock.advance(0);
  expect([run.state().chat.tray, kept(run)]).toEqual([[], []]);
  expect(run.state().chat.channel?.channel_id).not.toBe(GENERAL);
});

test('a picture that is sent while its channel is being entered stays in the tray, and goes out afterwards', async () => {
  const run = await inChannel();
  run.http.on('file.upload', { url: '/files/x.png', type: 'png', w: 1, h: 1 });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(0);
  expect(run.state().chat.channel?.channel_id).toBe(GUIDES);
  run.dispatch(chatActions.imageChosen(png()));
  await run.clock.advance(0);
  run.dispatch(chatActions.sendRequested({ text: '看图', mentions: {} }));
  await run.clock.advance(400);
  expect([run.state().chat.tray.length, kept(run), run.state().chat.outbox.lines]).toEqual([1, ['file1'], []]);
  run.dispatch(chatActions.sendRequested({ text: '看图', mentions: {} }));
  await run.clock.advance(0);
  expect(run.state().chat.tray).toEqual([]);
  expect(run.server.sentNamed('sendChat').map(({ envelope, body }) => [envelope.channel, body.msg_type])).toEqual([
    [GUIDES, '2'],
    [GUIDES, '1'],
  ]);
});

test('pictures beyond the limit of the tray are dropped, which one toast tells', async () => {
  const run = await inChannel();
  for (let count = 0; count < TRAY_MAX + 2; count += 1) run.dispatch(chatActions.imageChosen(png()));
  await run.clock.advance(0);
  expect(run.state().chat.tray).toHaveLength(TRAY_MAX);
  expect(kept(run, TRAY_MAX + 2)).toHaveLength(TRAY_MAX);
  expect(run.toasts()).toHaveLength(1);
  expect(run.toasts()).toMatchObject([{ text: { key: 'chat.trayFull', params: { n: TRAY_MAX } } }]);
});

/** A picture and its caption on their way. */
async function withCaption(prepare: (run: Run) => void, typed = '还有') {
  const run = await withImage();
  prepare(run);
  run.dispatch(chatActions.sendRequested({ text: '看图', mentions: {} }));
  await run.clock.advance(0);
  if (typed !== '') run.dispatch(chatActions.draftChanged({ text: typed, mentions: {} }));
  await run.clock.advance(500);
  return run;
}
const sentBodies = (run: Run) => run.server.sentNamed('sendChat').map(({ body }) => body.content);

test('words wait for their pictures: until these are up no other page has the words as a line, but as the draft', async () => {
  const run = await withCaption(({ http }) => http.on('file.upload', () => new Promise(() => {})));
  expect(rows(run).at(-1)).toMatchObject({ body: { text: '看图' }, delivery: 'sending' });
  run.page.leave();
  expect(JSON.parse(run.origin.values.get('outbox') ?? '{}').lines).toEqual([]);
  const next = await inChannel({ origin: run.origin, page: 'b' });
  await next.clock.advance(10_000);
  expect([rows(next).map(({ body }) => body), next.server.sentNamed('sendChat')]).toEqual([
    expect.not.arrayContaining([expect.objectContaining({ text: '看图' })]),
    [],
  ]);
  expect(selectComposer(next.state()).draft.text).toBe('看图\n还有');
});

test('words whose picture is refused are not sent alone: they return to the composer', async () => {
  const run = await withCaption(({ http }) => http.refuse('file.upload', 77_777, '太大'), '');
  expect(run.server.sentNamed('sendChat')).toEqual([]);
  expect(selectComposer(run.state()).draft.text).toBe('看图');
  expect(rows(run).at(-1)).toMatchObject({ body: { type: 'image', problem: expect.anything() } });
  run.page.leave();
  expect(JSON.parse(run.origin.values.get('outbox') ?? '{}').lines).toEqual([]);
});

test('words follow their picture once it is up, and are kept as a line from then on', async () => {
  const run = await withCaption(({ http }) => http.on('file.upload', { url: '/files/x.png', type: 'png', w: 1, h: 1 }));
  expect(sentBodies(run).at(-1)).toBe('看图');
  expect(sentBodies(run)).toHaveLength(2);
  run.page.leave();
  const stored = JSON.parse(run.origin.values.get('outbox') ?? '{}').lines;
  expect(stored.map(({ body }: { readonly body: { readonly msg_type: string } }) => body.msg_type)).toEqual(['2', '1']);
  expect(selectComposer(run.state()).draft.text).toBe('还有');
});

test('a picture that is being read as the session ends is let go', async () => {
  const run = await inChannel();
  const { add } = run.ports.attachments;
  let read = () => {};
  Object.assign(run.ports.attachments, {
    add: async (file: Blob) => {
      const added = await add(file);
      await new Promise<void>((resolve) => {
        read = resolve;
      });
      return added;
    },
  });
  run.dispatch(chatActions.imageChosen(png()));
  await run.clock.advance(0);
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  expect(kept(run)).toEqual(['file1']);
  read();
  await run.clock.advance(0);
  expect(kept(run)).toEqual([]);
});
