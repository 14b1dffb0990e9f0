import { envelope, ROOM_EVENTS, roomAckCodeOf } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { templateOf } from '../template/from-schema.ts';
import { wireSchemaOf } from '../template/wire-schema.ts';

/** socket.room.ack: the client's acknowledgement of a chat line, which repeats the line's `mid`. */
export function acknowledgement() {
  const { code: type, name } = ROOM_EVENTS.roomChat;
  const [line] = ROOM_EVENT_FIXTURES.roomChat;
  const code = roomAckCodeOf({ type, name, mid: line.mid });
  if (code === null) throw new Error('acknowledges chat lines');
  const frame = { ...line, type: code, body: '' };
  const template = templateOf(wireSchemaOf(envelope), frame);
  if (template.kind !== 'object') throw new Error('an envelope is an object');
  const fields = {
    ...template.fields,
    type: { kind: 'equal', value: code },
    body: { kind: 'equal', value: '' },
  } as const;
  return {
    description: `room acknowledgement of ${name}`,
    code,
    line,
    frame,
    template: { kind: 'object', fields } as const,
    about: { type: String(code), socket: 'room' },
  };
}
