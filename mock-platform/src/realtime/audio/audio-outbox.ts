import { type AnyRtcFrame, ERRORS, type RefusalName, rtcFrame } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';
import { Flusher, READER_LAG_MAX_BYTES } from '../gateway/flusher.ts';
import type { Journal } from '../gateway/journal.ts';
import { textFrame } from '../gateway/text-frame.ts';
import type { AudioConnection } from './audio-connection.ts';

interface AudioOutboxOptions {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** Writes audio frames to sockets and notes them in the journal. */
export class AudioOutbox {
  readonly #journal: Journal;
  readonly #flusher: Flusher;

  constructor({ journal, clock, metrics }: AudioOutboxOptions) {
    this.#journal = journal;
    this.#flusher = new Flusher({ clock, metrics });
  }

  /** `from` is the sender of a relayed frame; empty when the platform speaks. */
  send(receivers: readonly AudioConnection[], frame: AnyRtcFrame, from = ''): void {
    const [first] = receivers;
    if (!first) return;
    const { runner } = first;
    const name = `rtc_${frame.type}`;
    const connections = receivers.map(({ noted }) => noted);
    const text = JSON.stringify(z.encode(rtcFrame, frame));
    const entry = { at: runner.now(), direction: 'out', name, mid: '', from, connections, fate: 'sent' } as const;
    this.#journal.note(runner.name, entry, () => text);
    const bytes = textFrame(text);
    for (const receiver of receivers) this.#flusher.push(receiver, bytes);
  }

  /** Whether a client reads too slowly for more: half of what would end the connection waits already. */
  isBehind({ pendingBytes, raw }: AudioConnection): boolean {
    return pendingBytes + (raw?.writableLength ?? 0) > READER_LAG_MAX_BYTES / 2;
  }

  flush(): void {
    this.#flusher.flush();
  }
}

/** The error frame of a refusal; `tag` names the join that it answers. */
export function errorFrame(refusal: RefusalName, tag?: string): AnyRtcFrame {
  const { code, message } = ERRORS[refusal];
  return { type: 'error', code, message, ...(tag !== undefined && { tag }) };
}
