import type { RtcEvents } from '../../ports/rtc.ts';

type Listener<Name extends keyof RtcEvents> = (event: RtcEvents[Name]) => void;

/** The listeners of an `Rtc`. */
export class RtcEmitter {
  readonly #listeners = new Map<keyof RtcEvents, Set<(event: never) => void>>();

  on<Name extends keyof RtcEvents>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof RtcEvents>(name: Name, event: RtcEvents[Name]): void {
    // Listeners are kept by the name of their event, which TypeScript cannot correlate.
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<Name>)(event);
  }
}
