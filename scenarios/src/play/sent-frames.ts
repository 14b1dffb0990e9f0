import type { ControlData } from '@miczero/contracts/control';
import { asleep } from './asleep.ts';
import type { ControlClient } from './control-client.ts';
import { matches } from './matching.ts';
import type { StepAbout } from './pages.ts';
import { StepFailed } from './step-problem.ts';

/** The label of the sockets that the player opens. */
const PLAYER = 'player';
/** Between two looks into the journal. */
const LOOK_MS = 100;
/** From the jump of a page's clock to the arrival of what it sends then. */
const ARRIVAL_MS = 500;

/** Fates of what the platform did not read. What a fault has broken on its way was sent all the same. */
const UNREAD: ReadonlySet<Entry['fate']> = new Set(['refused', 'cut-off']);

type Entry = ControlData<'journal.read'>['list'][number];
type Seen = Readonly<Record<'times' | 'mids', number>>;

/** What the page of an actor has sent, by the journal of the platform. */
export class SentFrames {
  readonly #control: ControlClient;
  /** Connections of the player: the actor speaks and listens on them. */
  readonly #own = new Set<string>();
  /** What pages have sent since the world began. */
  readonly #frames: Entry[] = [];
  #after = 0;
  #epoch: string | null = null;
  #reading: Promise<void> = Promise.resolve();

  constructor(control: ControlClient) {
    this.#control = control;
  }

  /** Opens a socket of the player under its label, and remembers its connection: the page of the user may open one meanwhile. */
  async opening<Opened>(open: (label: string) => Promise<Opened>): Promise<Opened> {
    const opened = await open(PLAYER);
    const { list } = await this.#control.call('connections.list', {});
    for (const { id, label } of list) if (label === PLAYER) this.#own.add(id);
    return opened;
  }

  /**
   * Rejects when the page has not sent what is expected in time. An exact count also has to stay: `pass` lets `within` go by in the
   * world and on its pages.
   */
  async expect(step: StepAbout<'sent'>, user: string, pass: (ms: number) => Promise<void>): Promise<void> {
    const until = Date.now() + step.within;
    for (;;) {
      const seen = await this.#count(step, user);
      if (isMet(step, seen)) break;
      if (Date.now() >= until) throw notSent(step, seen);
      await asleep(LOOK_MS, undefined);
    }
    if (step.times === undefined && step.mids === undefined) return;
    await pass(step.within);
    // What a page had due in that time takes a moment to arrive.
    await asleep(Math.min(ARRIVAL_MS, step.within), undefined);
    const seen = await this.#count(step, user);
    if (!isMet(step, seen)) throw notSent(step, seen);
  }

  /** Reads on in the journal, which keeps only the latest frames: called after each step, so that none is missed. */
  follow(): Promise<void> {
    const read = this.#reading.then(() => this.#read());
    this.#reading = read.catch(() => {});
    return read;
  }

  async #read(): Promise<void> {
    for (;;) {
      const { epoch, list, more } = await this.#control.call('journal.read', { after: String(this.#after) });
      this.#epoch ??= epoch;
      if (epoch !== this.#epoch) throw new StepFailed({ kind: 'journal-changed' });
      for (const entry of list) {
        this.#after = entry.number;
        if (entry.direction === 'in' && !UNREAD.has(entry.fate)) this.#frames.push(entry);
      }
      if (!more) return;
    }
  }

  async #count({ sent, as, body }: StepAbout<'sent'>, user: string): Promise<Seen> {
    await this.follow();
    const frames = this.#frames.filter(
      ({ name, from, connections }) => name === sent && from === user && !connections.some((id) => this.#own.has(id)),
    );
    const isAnyBody = Object.keys(body).length === 0;
    if (!isAnyBody && frames.some((frame) => frame.body === '')) {
      throw new StepFailed({ kind: 'body-unknown', actor: as, frame: sent });
    }
    const fitting = isAnyBody ? frames : frames.filter((frame) => matches(body, JSON.parse(frame.body)));
    return { times: fitting.length, mids: new Set(fitting.map(({ mid }) => mid)).size };
  }
}

function isMet({ times, mids }: StepAbout<'sent'>, seen: Seen): boolean {
  return (times === undefined ? seen.times > 0 : seen.times === times) && (mids === undefined || seen.mids === mids);
}

function notSent({ as, sent, body, times, mids }: StepAbout<'sent'>, seen: Seen): StepFailed {
  const expected = { times: times ?? null, mids: mids ?? null };
  return new StepFailed({ kind: 'not-sent', actor: as, frame: sent, body: JSON.stringify(body), expected, seen });
}
