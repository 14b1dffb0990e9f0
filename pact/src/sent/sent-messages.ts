import { HALL_REQUESTS, ROOM_REQUESTS } from '@miczero/contracts';
import { HALL_REQUEST_FIXTURES, ROOM_REQUEST_FIXTURES } from '@miczero/contracts/fixtures';
import { type MessageInteraction, ofSocket } from '../consumer/messages.ts';

/** Every frame that the client sends on its sockets on its own initiative, in a fixed order. */
export function sentMessages(): MessageInteraction[] {
  return [
    ...ofSocket('hall', HALL_REQUESTS, HALL_REQUEST_FIXTURES),
    ...ofSocket('room', ROOM_REQUESTS, ROOM_REQUEST_FIXTURES),
  ];
}

/** Whether the template requires anything of the body: Pact does not accept an empty template. */
export const hasBody = ({ bodyTemplate }: MessageInteraction): boolean =>
  bodyTemplate.kind !== 'object' || Object.keys(bodyTemplate.fields).length > 0;
