import { envelope, HALL_EVENTS, type RealtimeEvent, ROOM_EVENTS } from '@miczero/contracts';
import { type FrameFixture, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { templateOf } from '../template/from-schema.ts';
import { pinned } from '../template/pinned.ts';
import type { Template } from '../template/template.ts';
import { wireSchemaOf } from '../template/wire-schema.ts';

/** One kind of frame that the client relies on. */
export interface MessageInteraction {
  readonly socket: 'hall' | 'room';
  readonly event: RealtimeEvent;
  /** Unique for the frame; the description of its parsed body ends in `, body`. */
  readonly description: string;
  /** The example in wire form. */
  readonly frame: FrameFixture;
  readonly frameTemplate: Template;
  /** Template of the JSON in `body`. */
  readonly bodyTemplate: Template;
}

/** Every example of every event of every socket, in a fixed order. */
export function messageInteractions(): MessageInteraction[] {
  return [...ofSocket('hall', HALL_EVENTS, HALL_EVENT_FIXTURES), ...ofSocket('room', ROOM_EVENTS, ROOM_EVENT_FIXTURES)];
}

/** Every example in a table of events, or of the client's requests, in a fixed order. */
export function ofSocket(
  socket: MessageInteraction['socket'],
  events: Readonly<Record<string, RealtimeEvent>>,
  fixtures: Readonly<Record<string, readonly FrameFixture[]>>,
): MessageInteraction[] {
  const frameSchema = wireSchemaOf(envelope);
  return Object.entries(events)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, event]) => {
      const frames = fixtures[name] ?? [];
      const bodySchema = wireSchemaOf(event.body);
      const bodies = pinned(frames.map(({ body }) => templateOf(bodySchema, JSON.parse(body))));
      return frames.map((frame, index): MessageInteraction => {
        const [bodyTemplate] = bodies.slice(index);
        if (!bodyTemplate) throw new Error(name);
        const type = socket === 'room' ? `0x${event.code.toString(16)}` : event.code;
        return {
          socket,
          event,
          description: `${socket} ${type} ${name}, example ${index + 1}`,
          frame,
          frameTemplate: typed(templateOf(frameSchema, frame), event.code),
          bodyTemplate,
        };
      });
    });
}

/** A frame of another type is another message. */
function typed(template: Template, code: number): Template {
  if (template.kind !== 'object') throw new Error('an envelope is an object');
  return { kind: 'object', fields: { ...template.fields, type: { kind: 'equal', value: code } } };
}
