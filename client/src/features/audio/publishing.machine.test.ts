import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commandsBetween,
  nextPublishing,
  notPublishing,
  type Publishing,
  type PublishingCommand,
  type PublishingEvent,
} from './publishing.machine.ts';

const event: fc.Arbitrary<PublishingEvent> = fc.oneof(
  fc.record({ type: fc.constant('intended' as const), isSilent: fc.boolean() }),
  fc.record({ type: fc.constant('rights' as const), maySend: fc.boolean() }),
  fc.record({ type: fc.constant('allowed' as const), isAllowed: fc.boolean() }),
  fc.record({
    type: fc.constant('failed' as const),
    microphone: fc.constantFrom('closed' as const, 'denied' as const, 'missing' as const),
  }),
  fc
    .constantFrom('entered' as const, 'left' as const, 'opened' as const, 'retried' as const, 'plugged' as const)
    .map((type) => ({ type })),
);

/** Whether the viewer can be heard now. */
const isAudible = ({ isSilent, isIn, maySend, microphone }: Publishing): boolean =>
  !isSilent && isIn && maySend && microphone === 'open';

/** The sound of a port: a published track that is not muted is heard. */
class HeardPort {
  isMuted = true;
  isPublished = false;

  run(command: PublishingCommand): void {
    if (command === 'mute' || command === 'unmute') this.isMuted = command === 'mute';
    else this.isPublished = command === 'publish';
  }

  get isHeard(): boolean {
    return this.isPublished && !this.isMuted;
  }
}

const stateAfter = (...events: PublishingEvent[]): Publishing => events.reduce(nextPublishing, notPublishing);

describe('publishing', () => {
  test('over 10 000 random histories nothing is heard while intent or platform says silent, not even between two commands', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const port = new HeardPort();
        let state = notPublishing;
        for (const each of events) {
          const next = nextPublishing(state, each);
          const isAllowed = !next.isSilent && next.maySend && next.isIn;
          for (const command of commandsBetween(state, next)) {
            port.run(command);
            // While a mute begins or ends, the former state counts until its command has run.
            const wasAllowed = !state.isSilent && state.maySend && state.isIn;
            if (port.isHeard) expect(isAllowed || wasAllowed).toBe(true);
          }
          state = next;
          if (port.isHeard) expect(isAllowed).toBe(true);
          if (isAudible(state)) expect(port.isHeard).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('silence is the first command and sound the last', () => {
    const loud = stateAfter(
      { type: 'rights', maySend: true },
      { type: 'entered' },
      { type: 'opened' },
      { type: 'intended', isSilent: false },
    );
    expect(isAudible(loud)).toBe(true);
    const gone = nextPublishing(nextPublishing(loud, { type: 'intended', isSilent: true }), { type: 'left' });
    expect(commandsBetween(loud, gone)).toEqual(['mute', 'unpublish']);
    expect(commandsBetween(gone, loud)).toEqual(['unmute']);
    const opening = stateAfter(
      { type: 'intended', isSilent: false },
      { type: 'rights', maySend: true },
      { type: 'entered' },
    );
    expect(commandsBetween(notPublishing, opening)).toEqual(['publish', 'unmute']);
  });

  test('the right of the carrier alone opens nothing where the place says no, and the place closes at once', () => {
    const listening = stateAfter(
      { type: 'allowed', isAllowed: false },
      { type: 'rights', maySend: true },
      { type: 'entered' },
    );
    expect([listening.maySend, listening.microphone]).toEqual([false, 'closed']);
    const seated = nextPublishing(listening, { type: 'allowed', isAllowed: true });
    expect(commandsBetween(listening, seated)).toEqual(['publish']);
    const silenced = nextPublishing(seated, { type: 'allowed', isAllowed: false });
    expect(commandsBetween(seated, silenced)).toEqual(['unpublish']);
  });

  test('an open microphone that is lost is given back and not open any more; other devices are tried in its place', () => {
    const open = stateAfter({ type: 'rights', maySend: true }, { type: 'entered' }, { type: 'opened' });
    const lost = nextPublishing(open, { type: 'failed', microphone: 'missing' });
    expect([lost.microphone, commandsBetween(open, lost)]).toEqual(['missing', ['unpublish']]);
    const plugged = nextPublishing(lost, { type: 'plugged' });
    expect([plugged.microphone, commandsBetween(lost, plugged)]).toEqual(['opening', ['publish']]);
    const denied = nextPublishing(open, { type: 'failed', microphone: 'denied' });
    expect(nextPublishing(denied, { type: 'plugged' })).toBe(denied);
    expect(nextPublishing(open, { type: 'plugged' })).toBe(open);
  });

  test('a denied microphone is not asked for again until the viewer wants it', () => {
    const denied = stateAfter(
      { type: 'rights', maySend: true },
      { type: 'entered' },
      { type: 'failed', microphone: 'denied' },
    );
    const again = nextPublishing(
      nextPublishing(nextPublishing(denied, { type: 'left' }), { type: 'rights', maySend: true }),
      { type: 'entered' },
    );
    expect(again.microphone).toBe('denied');
    expect(nextPublishing(again, { type: 'retried' }).microphone).toBe('opening');
  });
});
