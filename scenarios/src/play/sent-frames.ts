import type { ControlClient } from './control-client.ts';
import { matches } from './matching.ts';
import type { StepAbout } from './pages.ts';
import { type SentCount, StepFailed } from './step-problem.ts';

/** Between two looks into the journal. */
const LOOK_MS = 100;

/** What the page of an actor has sent, by the journal of the platform. */
export class SentFrames {
  readonly #control: ControlClient;
  /** Connections of the player: the actor speaks and listens on them. */
  readonly #own = new Set<string>();

  constructor(control: ControlClient) {
    this.#control = control;
  }

  /** Opens a socket of the player for a user, and remembers its connection. */
  async opening<Opened>(user: string, open: () => Promise<Opened>): Promise<Opened> {
    const before = new Set(await this.#connectionsOf(user));
    const opened = await open();
    for (const id of await this.#connectionsOf(user)) if (!before.has(id)) this.#own.add(id);
    return opened;
  }

  /** Rejects when the page has not sent what is expected in time. */
  async expect(step: StepAbout<'sent'>, user: string): Promise<void> {
    const until = Date.now() + step.within;
    const expected: SentCount = { times: step.times ?? null, mids: step.mids ?? null };
    for (;;) {
      const seen = await this.#count(step, user);
      const isMet = step.times === undefined ? seen.times > 0 : seen.times === step.times;
      if (isMet && (step.mids === undefined || seen.mids === step.mids)) return;
      if (Date.now() >= until) {
        const body = JSON.stringify(step.body);
        throw new StepFailed({ kind: 'not-sent', actor: step.as, frame: step.sent, body, expected, seen });
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async #count({ sent, body }: StepAbout<'sent'>, user: string) {
    const { list } = await this.#control.call('journal.read', {});
    const frames = list.filter(
      (entry) =>
        entry.direction === 'in' &&
        entry.fate === 'received' &&
        entry.name === sent &&
        entry.from === user &&
        !entry.connections.some((id) => this.#own.has(id)) &&
        matches(body, readBody(entry.body)),
    );
    return { times: frames.length, mids: new Set(frames.map(({ mid }) => mid)).size };
  }

  async #connectionsOf(user: string): Promise<readonly string[]> {
    const { list } = await this.#control.call('connections.list', {});
    return list.flatMap((connection) => (connection.user === user ? [connection.id] : []));
  }
}

/** Acknowledgements have no body. */
const readBody = (text: string): unknown => (text === '' ? {} : JSON.parse(text));
