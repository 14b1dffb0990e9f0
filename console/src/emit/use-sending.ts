import { useEffect, useRef, useState } from 'react';
import { type ControlFailure, controlCall, failureOf } from '../api/control-call.ts';
import { hasArrived, type JournalEntry } from '../wire/journal.ts';
import type { EmittableEvent } from './events.ts';
import { RecentRate } from './recent-rate.ts';
import { type Emission, senderOf } from './scenario-step.ts';
import { startSequence } from './sequence.ts';
import { type SteadyState, startSteadySending } from './steady-sending.ts';

export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent'; readonly mid: string; readonly ms: number; readonly wasHeard: boolean }
  | { readonly kind: 'failed'; readonly failure: ControlFailure }
  | { readonly kind: 'steady'; readonly counts: SteadyState; readonly perSecond: number }
  | { readonly kind: 'ended'; readonly sent: number }
  | { readonly kind: 'sequence'; readonly turn: number; readonly of: number }
  | { readonly kind: 'sequenceEnded'; readonly sent: number };

/** An emission with the socket that its event belongs to. */
export type Sendable = Emission & Pick<EmittableEvent, 'socket'>;

async function emit(world: string, { socket, name, to, content, ...sender }: Sendable, times = 1): Promise<string> {
  const request = { name, to: { [to.kind]: to.id }, ...content, ...senderOf(sender), ...(times > 1 && { times }) };
  // the names of each socket's events come from its own table
  const { mid } = await (socket === 'hall'
    ? controlCall('events.emit', world, request as never)
    : controlCall('room-events.emit', world, request as never));
  return mid;
}

/** Sends events into a world: one, the same again and again, or a sequence. `readJournal` resolves to the wire log after the event. */
export function useSending(world: string, readJournal: () => Promise<readonly JournalEntry[]>) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' });
  const stopSteady = useRef<() => void>(undefined);
  const stopSequence = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      stopSteady.current?.();
      stopSequence.current?.();
    },
    [],
  );

  /** What became of a single event; not while more is being sent: the list shows that. */
  function tell(told: SendingState) {
    if (!stopSteady.current && !stopSequence.current) setState(told);
  }

  async function send(sendable: Sendable) {
    const began = performance.now();
    try {
      const mid = await emit(world, sendable);
      const ms = Math.round(performance.now() - began);
      const wasHeard = (await readJournal()).some((entry) => entry.mid === mid && hasArrived(entry));
      tell({ kind: 'sent', mid, ms, wasHeard });
    } catch (error) {
      tell({ kind: 'failed', failure: failureOf(error) });
    }
  }

  function startSteady(sendable: Sendable, everyMs: number) {
    stopSteady.current?.();
    const rate = new RecentRate(performance.now());
    let counts: SteadyState = { sent: 0, failed: 0 };
    const show = () =>
      setState({ kind: 'steady', counts, perSecond: Math.round(rate.note(performance.now(), counts.sent)) });
    // A thousand events a second are not shown one by one.
    const shown = setInterval(show, 200);
    let failure: ControlFailure | undefined;
    const stop = startSteadySending({
      everyMs,
      send: async (times) => {
        try {
          await emit(world, sendable, times);
        } catch (error) {
          failure ??= failureOf(error);
          throw error;
        }
      },
      onChange: (next) => {
        counts = next;
      },
      onEnd: () => end(),
      now: () => performance.now(),
    });
    function end() {
      clearInterval(shown);
      stopSteady.current = undefined;
      setState(failure ? { kind: 'failed', failure } : { kind: 'ended', sent: counts.sent });
    }
    stopSteady.current = () => {
      stop();
      end();
    };
    show();
  }

  function play(sequence: readonly { readonly sendable: Sendable; readonly delay: number }[]) {
    stopSequence.current?.();
    const stop = startSequence({
      delays: sequence.map(({ delay }) => delay),
      send: async (index) => {
        const entry = sequence[index];
        if (entry) await emit(world, entry.sendable);
      },
      onTurn: (turn) => setState({ kind: 'sequence', turn, of: sequence.length }),
      onEnd: ({ sent, error }) => {
        stopSequence.current = undefined;
        setState(error === undefined ? { kind: 'sequenceEnded', sent } : { kind: 'failed', failure: failureOf(error) });
      },
    });
    stopSequence.current = () => {
      stopSequence.current = undefined;
      setState({ kind: 'sequenceEnded', sent: stop() });
    };
  }

  return {
    state,
    send,
    startSteady,
    stopSteady: () => stopSteady.current?.(),
    play,
    stopSequence: () => stopSequence.current?.(),
  };
}
