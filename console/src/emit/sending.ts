import { type ControlFailure, failureOf } from '../api/control-call.ts';
import type { EmittableEvent } from '../events/events.ts';
import { hasArrived, type JournalEntry } from '../journal/journal.ts';
import { repeated } from './line-ids.ts';
import { RecentRate } from './recent-rate.ts';
import type { Emission } from './scenario-step.ts';
import { startSequence } from './sequence.ts';
import { type SteadyState, startSteadySending } from './steady-sending.ts';

export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent'; readonly mid: string; readonly ms: number; readonly wasHeard: boolean }
  /** `unheard`: as below, of the events of a sequence before the refusal. */
  | { readonly kind: 'failed'; readonly failure: ControlFailure; readonly unheard?: readonly number[] }
  | { readonly kind: 'steady'; readonly counts: SteadyState; readonly perSecond: number }
  | { readonly kind: 'ended'; readonly sent: number }
  | {
      readonly kind: 'sequence';
      readonly turn: number;
      readonly of: number;
      readonly round: number;
      readonly rounds: number;
    }
  /** `unheard`: numbers of the events, from 1, that no open socket received in the first round, as far as the log tells. */
  | {
      readonly kind: 'sequenceEnded';
      readonly sent: number;
      readonly unheard: readonly number[];
      /** Rounds that were sent whole, of so many. */
      readonly round: number;
      readonly rounds: number;
    };

/** An emission with the socket that its event belongs to. */
export type Sendable = Emission & Pick<EmittableEvent, 'socket'>;

/** Sends an event so many times; resolves to the mid of the last. */
export type Emit = (world: string, sendable: Sendable, times?: number) => Promise<string>;

/** A thousand events a second are not shown one by one. */
const SHOWN_MS = 200;

/** What is sent into one world: one event, the same again and again, or a sequence. It outlives the view of the world. */
export class Sending {
  readonly #world: string;
  readonly #emit: Emit;
  readonly #tell: () => void;
  #state: SendingState = { kind: 'idle' };
  #stop: (() => void) | null = null;

  constructor(world: string, emit: Emit, tell: () => void) {
    [this.#world, this.#emit, this.#tell] = [world, emit, tell];
  }

  readonly state = (): SendingState => this.#state;

  get isUnderWay(): boolean {
    return this.#stop !== null;
  }

  /** `readJournal` resolves to the wire log after the event. What became of it is told unless more is being sent. */
  async send(sendable: Sendable, readJournal: () => Promise<readonly JournalEntry[]>): Promise<void> {
    const began = performance.now();
    const told = await this.#sent(sendable, began, readJournal).catch(
      (error: unknown): SendingState => ({ kind: 'failed', failure: failureOf(error) }),
    );
    if (!this.isUnderWay) this.#set(told);
  }

  async #sent(
    sendable: Sendable,
    began: number,
    readJournal: () => Promise<readonly JournalEntry[]>,
  ): Promise<SendingState> {
    const mid = await this.#emit(this.#world, sendable);
    const ms = Math.round(performance.now() - began);
    const wasHeard = (await readJournal()).some((entry) => entry.mid === mid && hasArrived(entry));
    return { kind: 'sent', mid, ms, wasHeard };
  }

  startSteady(sendable: Sendable, everyMs: number): void {
    this.stop();
    const rate = new RecentRate(performance.now());
    let counts: SteadyState = { sent: 0, failed: 0 };
    const show = () =>
      this.#set({ kind: 'steady', counts, perSecond: Math.round(rate.note(performance.now(), counts.sent)) });
    const shown = setInterval(show, SHOWN_MS);
    let ended: SendingState | undefined;
    let failure: ControlFailure | undefined;
    const end = () => {
      clearInterval(shown);
      this.#stop = null;
      ended = failure ? { kind: 'failed', failure } : { kind: 'ended', sent: counts.sent };
      this.#set(ended);
    };
    const stop = startSteadySending({
      everyMs,
      send: async (times) => {
        try {
          await this.#emit(this.#world, repeated(sendable), times);
        } catch (error) {
          failure ??= failureOf(error);
          throw error;
        }
      },
      onChange: (next) => {
        counts = next;
        if (ended?.kind === 'ended' && this.#state === ended) {
          ended = { kind: 'ended', sent: counts.sent };
          this.#set(ended);
        } else if (!ended && everyMs >= SHOWN_MS) show();
      },
      onEnd: end,
      now: () => performance.now(),
    });
    this.#stop = () => {
      stop();
      end();
    };
    show();
  }

  /**
   * Each event goes as a single one does: with a new id, or with the id that was edited by hand, which other events may name or
   * repeat on purpose. `readJournal` is that of `send`.
   */
  play(
    sequence: readonly { readonly sendable: Sendable; readonly delay: number }[],
    rounds: number,
    readJournal: () => Promise<readonly JournalEntry[]>,
  ): void {
    this.stop();
    const looks: Promise<number | null>[] = [];
    const sequenceEnd = (sent: number) =>
      ({ kind: 'sequenceEnded', sent, unheard: [], round: Math.floor(sent / sequence.length), rounds }) as const;
    const stop = startSequence({
      delays: sequence.map(({ delay }) => delay),
      rounds,
      send: async (index, round) => {
        const entry = sequence[index];
        if (!entry) return;
        const mid = this.#emit(this.#world, entry.sendable);
        // The next event does not wait for it. Known before the answer: an event under way at a stop is one of those sent.
        if (round === 0)
          looks.push(
            mid
              .then((sent) => reachedNone(sent, readJournal))
              .then(
                (isUnheard) => (isUnheard ? index + 1 : null),
                () => null,
              ),
          );
        await mid;
      },
      onTurn: (turn, round) => this.#set({ kind: 'sequence', turn, of: sequence.length, round, rounds }),
      onEnd: ({ sent, error }) => {
        this.#stop = null;
        const failed = error !== undefined;
        this.#endSequence(failed ? { kind: 'failed', failure: failureOf(error) } : sequenceEnd(sent), looks);
      },
    });
    this.#stop = () => {
      this.#stop = null;
      this.#endSequence(sequenceEnd(stop()), looks);
    };
  }

  /** Tells the end at once, and which events reached no socket when the log has told it. */
  #endSequence(
    told: Extract<SendingState, { kind: 'sequenceEnded' | 'failed' }>,
    looks: readonly Promise<number | null>[],
  ): void {
    this.#set(told);
    void Promise.all(looks).then((steps) => {
      const unheard = steps.filter((step) => step !== null);
      if (unheard.length > 0 && this.#state === told) this.#set({ ...told, unheard });
    });
  }

  /** Ends what is being sent again and again, or in order. */
  stop(): void {
    this.#stop?.();
  }

  #set(state: SendingState): void {
    this.#state = state;
    this.#tell();
  }
}

/** Whether the log has an event, and no socket that it arrived at; a log that cannot be read says nothing. */
async function reachedNone(mid: string, readJournal: () => Promise<readonly JournalEntry[]>): Promise<boolean> {
  const entries = (await readJournal().catch(() => [])).filter((entry) => entry.mid === mid);
  return entries.length > 0 && !entries.some(hasArrived);
}

/** A world into which is being sent. */
export interface BusyWorld {
  readonly world: string;
  readonly state: SendingState;
}

/** The sendings into every world, which go on while another view or world is on screen. */
export class Sendings {
  readonly #emit: Emit;
  readonly #of = new Map<string, Sending>();
  readonly #listeners = new Set<() => void>();
  #busy: readonly BusyWorld[] = [];

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(world: string): Sending {
    const known = this.#of.get(world) ?? new Sending(world, this.#emit, () => this.#changed());
    this.#of.set(world, known);
    return known;
  }

  /** The worlds into which is being sent; the same list until something changes. */
  readonly busy = (): readonly BusyWorld[] => this.#busy;

  #changed(): void {
    const underWay = [...this.#of].filter(([, sending]) => sending.isUnderWay);
    if (underWay.length > 0 || this.#busy.length > 0)
      this.#busy = underWay.map(([world, sending]) => ({ world, state: sending.state() }));
    for (const listener of this.#listeners) listener();
  }
}
