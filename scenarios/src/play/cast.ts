import type { Actor } from '../format/scenario.ts';
import type { Traffic } from './inbox.ts';
import type { Pages } from './pages.ts';
import { Performer, type PerformerPlace } from './performer.ts';

/** An actor who could not sign in, so that the scenario could not begin. */
export class NotSignedIn extends Error {
  readonly actor: string;

  constructor(actor: string, cause: unknown) {
    super(`${actor}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.actor = actor;
  }
}

/** The actors of a scenario, signed in. */
export class Cast {
  readonly #performers: ReadonlyMap<string, Performer>;

  constructor(actors: Readonly<Record<string, Actor>>, where: PerformerPlace) {
    this.#performers = new Map(
      Object.entries(actors).map(([name, actor]) => [name, new Performer(name, actor, where)]),
    );
  }

  /** Rejects when all have tried: a socket that opens after a refusal of another actor would stay open after `leave`. */
  async signIn(pages: Pages | undefined): Promise<void> {
    const tries = await Promise.allSettled(
      [...this.#performers].map(async ([name, performer]) => {
        await performer.signIn(pages).catch((error: unknown) => {
          throw new NotSignedIn(name, error);
        });
      }),
    );
    const refused = tries.find((each) => each.status === 'rejected');
    if (refused) throw refused.reason;
  }

  named(name: string): Performer {
    const performer = this.#performers.get(name);
    if (!performer) throw new Error(`no actor "${name}"`);
    return performer;
  }

  /** What reached all of them. */
  get traffic(): Traffic {
    const each = [...this.#performers.values()].map(({ traffic }) => traffic);
    const sum = (what: keyof Traffic) => each.reduce((all, traffic) => all + traffic[what], 0);
    return {
      frames: sum('frames'),
      doubled: sum('doubled'),
      outOfOrder: sum('outOfOrder'),
      violations: sum('violations'),
    };
  }

  async leave(): Promise<void> {
    for (const performer of this.#performers.values()) await performer.sockets('close');
  }
}
