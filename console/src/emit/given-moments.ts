import type { WireObject } from '../events/events.ts';
import type { Emission } from './scenario-step.ts';

/**
 * The moment that the form has given becomes that of the sending, at every depth of the body: a line of the past would stand above
 * others. What was written by hand goes as it is written.
 */
export function withFreshMoments<Sent extends Emission>(sent: Sent, given: number | null, now: number): Sent {
  if (given === null || !('body' in sent.content)) return sent;
  const inSeconds = (moment: number) => Math.floor(moment / 1000);
  const text = JSON.stringify(sent.content.body)
    .replace(alone(given), String(now))
    .replace(alone(inSeconds(given)), String(inSeconds(now)));
  return { ...sent, content: { body: JSON.parse(text) as WireObject } }; // numbers took the place of numbers
}

const alone = (moment: number) => new RegExp(`(?<!\\d)${moment}(?!\\d)`, 'g');
