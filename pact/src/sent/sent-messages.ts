import { HALL_REQUESTS, ROOM_REQUESTS } from '@miczero/contracts';
import { HALL_REQUEST_FIXTURES, ROOM_REQUEST_FIXTURES } from '@miczero/contracts/fixtures';
import { type MessageInteraction, ofSocket } from '../consumer/messages.ts';

/** Every frame that the client sends on its sockets of its own accord, in a fixed order. */
export function sentMessages(): MessageInteraction[] {
  return [
    ...ofSocket('hall', HALL_REQUESTS, HALL_REQUEST_FIXTURES),
    ...ofSocket('room', ROOM_REQUESTS, ROOM_REQUEST_FIXTURES),
  ];
}

/** Whether anything is asked of the body: Pact takes no empty one. */
export const hasBody = ({ bodyTemplate }: MessageInteraction): boolean =>
  bodyTemplate.kind !== 'object' || Object.keys(bodyTemplate.fields).length > 0;
