import { expect, test } from 'vitest';
import { JanusSession, type OpenJanusSocket } from './janus-session.ts';

/** A Janus that answers each message as `answer` says; null is silence. */
function janusThat(answer: (message: { readonly janus: string }) => object | null) {
  const sent: Record<string, unknown>[] = [];
  let isOpen = false;
  const open: OpenJanusSocket = ({ opened, text }) => {
    isOpen = true;
    queueMicrotask(opened);
    return {
      send: (message) => {
        const read = JSON.parse(message);
        sent.push(read);
        const reply = answer(read);
        if (reply) queueMicrotask(() => text(JSON.stringify({ transaction: read.transaction, ...reply })));
      },
      close: () => {
        isOpen = false;
      },
    };
  };
  return { open, sent, isOpen: () => isOpen };
}

test('a session that Janus refuses is closed, so that the next one begins anew', async () => {
  const janus = janusThat(() => ({ janus: 'error', error: { reason: 'Unauthorized request' } }));
  const ends: string[] = [];
  const opening = JanusSession.open(janus.open, 'wrong', (why) => ends.push(why));
  await expect(opening).rejects.toThrow('Unauthorized request');
  expect([ends, janus.isOpen()]).toEqual([['Error: Janus: Unauthorized request'], false]);
});

test('requests carry the session and its secret, a plugin refuses by its own code, and an ended session takes no request', async () => {
  const janus = janusThat(({ janus: kind }) => {
    if (kind === 'create') return { janus: 'success', data: { id: 7 } };
    if (kind === 'attach') return { janus: 'success', data: { id: 8 } };
    return { janus: 'event', sender: 8, plugindata: { data: { error_code: 428, error: 'No such feed' } } };
  });
  const session = await JanusSession.open(janus.open, 'secret', () => {});
  const handle = await session.attach('janus.plugin.videoroom', () => {});
  await expect(handle.request({ request: 'join' })).rejects.toMatchObject({ name: 'PluginError', code: 428 });
  expect(janus.sent.at(-1)).toMatchObject({ session_id: 7, handle_id: 8, apisecret: 'secret', janus: 'message' });
  session.close();
  await expect(handle.request({ request: 'join' })).rejects.toThrow('the session at Janus is over');
});
