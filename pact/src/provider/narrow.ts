import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageInteraction } from '../consumer/messages.ts';
import { fits } from '../template/template.ts';
import { type AnyFrame, bodyOf, typeOf } from './seen-frame.ts';

interface PactFile {
  readonly interactions: readonly { readonly type: string; readonly description: string }[];
}

export interface Kept {
  readonly call: (description: string) => boolean;
  readonly message: (description: string) => boolean;
}

/**
 * Writes a contract reduced to what can be verified. Returns its path and the numbers of kept and omitted interactions.
 */
export function narrowed(file: string, kept: Kept) {
  const whole = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  const interactions = whole.interactions.filter(({ type, description }) =>
    type === 'Synchronous/HTTP' ? kept.call(description) : kept.message(description.replace(/, body$/, '')),
  );
  const target = path.join(path.dirname(file), 'narrowed', path.basename(file));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ ...whole, interactions }));
  return { target, verified: interactions.length, leftOut: whole.interactions.length - interactions.length };
}

export const isFrameOf = ({ event, socket }: Pick<MessageInteraction, 'event' | 'socket'>, seen: AnyFrame): boolean =>
  seen.socket === socket && typeOf(seen) === event.code;

/**
 * Descriptions of the messages that a capture can prove or disprove: each variant that it holds, and all variants of an
 * event with a frame that matches none of them. A capture says nothing about the rest.
 */
export function provableBy(
  interactions: readonly MessageInteraction[],
  capture: readonly AnyFrame[],
): { readonly provable: ReadonlySet<string>; readonly missing: readonly string[] } {
  const provable = new Set<string>();
  for (const interaction of interactions) {
    const variants = interactions.filter(
      ({ event, socket }) => event.code === interaction.event.code && socket === interaction.socket,
    );
    const frames = capture.filter((seen) => isFrameOf(interaction, seen));
    const isHeld = frames.some((seen) => fits(interaction.bodyTemplate, bodyOf(seen)));
    const hasStranger = frames.some((seen) => {
      const body = bodyOf(seen);
      return !variants.some(({ bodyTemplate }) => fits(bodyTemplate, body));
    });
    if (isHeld || hasStranger) provable.add(interaction.description);
  }
  const missing = interactions.flatMap(({ description }) => (provable.has(description) ? [] : [description]));
  return { provable, missing };
}
