import { envelope, HALL_EVENTS, type RealtimeEvent } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { templateOf, wireSchemaOf } from '../template/from-schema.ts';
import { pinned } from '../template/pinned.ts';
import type { Template } from '../template/template.ts';

/** One kind of frame that the client relies on. */
export interface MessageInteraction {
  readonly socket: 'hall';
  readonly event: RealtimeEvent;
  /** Unique, for the frame; that of its parsed body ends in `, body`. */
  readonly description: string;
  /** The example as it stands on the wire. */
  readonly frame: Readonly<Record<string, unknown>> & { readonly body: string };
  readonly frameTemplate: Template;
  /** Of the JSON in `body`. */
  readonly bodyTemplate: Template;
}

/** Every example of every event, in a fixed order. */
export function messageInteractions(): MessageInteraction[] {
  const frameSchema = wireSchemaOf(envelope);
  return (Object.keys(HALL_EVENTS) as (keyof typeof HALL_EVENTS)[]).sort().flatMap((name) => {
    const event: RealtimeEvent = HALL_EVENTS[name];
    const frames = HALL_EVENT_FIXTURES[name];
    const bodySchema = wireSchemaOf(event.body);
    const bodies = pinned(frames.map(({ body }) => templateOf(bodySchema, JSON.parse(body))));
    return frames.map((frame, index): MessageInteraction => {
      const [bodyTemplate] = bodies.slice(index);
      if (!bodyTemplate) throw new Error(name);
      return {
        socket: 'hall',
        event,
        description: `hall ${event.code} ${name}, example ${index + 1}`,
        frame: { ...frame },
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
