import { clientMid } from '@miczero/contracts';
import * as z from 'zod/mini';
import { chatActions, selectMessageList } from '../features/chat/index.ts';
import { GENERAL, HALL, idOf, OTHER, VIEWER } from './chat-lines.ts';
import type { Run } from './run-client.ts';

/** What the open channel shows, and what its people do: for the tests of talk. */
export const rows = (run: Run) => selectMessageList(run.state()).rows;
export const last = (run: Run) => rows(run).at(-1);
/** The words of each row; what has none is named by its kind. */
export const texts = (run: Run) =>
  rows(run).map(({ body }) => (body.type === 'text' || body.type === 'notice' ? body.text : body.type));
export const send = (run: Run, text: string, mentions = {}) =>
  run.dispatch(chatActions.sendRequested({ text, mentions }));
/** Client ids of the sent lines, in order. */
export const sent = (run: Run) => run.server.sentNamed('sendChat').map(({ envelope }) => envelope.mid);

/** Where the people of these tests are. */
export const inRoom = { to: HALL, channel: GENERAL };
/** A message of another user arrives. */
export const hear = (
  run: Pick<Run, 'server'>,
  sequence: number,
  fields: Record<string, unknown> = {},
  from: string = OTHER,
) =>
  run.server.emit(
    'chatMessage',
    {
      msg_type: '1',
      content: `text ${sequence}`,
      extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' } },
      msg: '',
      msg_id: idOf(sequence),
      send_time: sequence * 1000,
      ...fields,
    },
    { ...inRoom, from, mid: String(sequence) },
  );
/** The platform takes the viewer's own line. */
export const acknowledge = (run: Pick<Run, 'server'>, c_mid: string, sequence: number) =>
  run.server.emit(
    'chatAcknowledged',
    { c_mid: z.parse(clientMid, c_mid), msg_id: idOf(sequence), hall_id: HALL, channel_id: GENERAL, send_time: 1 },
    { to: VIEWER, mid: c_mid },
  );
