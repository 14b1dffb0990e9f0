import type { UserNo } from '@miczero/contracts';
import { NotStored } from '../core/kernel/refusals.ts';
import type { Clock, Logger } from '../ports.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { BOT_TURN_MS, type BotAct, botTurn, firstBots, turnAt } from './bot-turn.ts';
import { botsOf } from './is-bot.ts';

interface BotDriverOptions {
  readonly worlds: Worlds;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The lease to which the connections of bots belong. */
  readonly lease: () => string;
  /** Whether this node plays the bots (cluster/membership.ts). */
  readonly leads: () => boolean;
}

/** Plays the bots of every world in which they are on. Their actions are ordinary commands. */
export class BotDriver {
  readonly #options: BotDriverOptions;
  #awake = new WeakSet<WorldRunner>();
  #stop = () => {};

  constructor(options: BotDriverOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stop = this.#options.clock.after(BOT_TURN_MS, () => {
      this.turn().catch((error: unknown) => {
        // What a full disk refuses is in the log already.
        if (!(error instanceof NotStored)) this.#options.logger.error('bots broke', { error });
      });
      this.start();
    });
  }

  stop(): void {
    this.#stop();
  }

  /** One turn in every world, on the leading node. The connections of the bots belong to it and lapse with its lease. */
  async turn(): Promise<void> {
    if (!this.#options.leads()) {
      this.#awake = new WeakSet();
      return;
    }
    await Promise.all(this.#options.worlds.all().map((runner) => this.#turnOf(runner)));
  }

  async #turnOf(runner: WorldRunner): Promise<void> {
    const { world } = runner;
    if (!world.bots) {
      if (this.#awake.delete(runner)) for (const no of botsOf(world)) await this.#go(runner, no);
      return;
    }
    if (!this.#awake.has(runner)) {
      this.#awake.add(runner);
      for (const no of firstBots(world)) await this.#come(runner, no);
    }
    const act = botTurn(world, turnAt(runner.now()));
    if (act) await this.#play(runner, act);
  }

  async #play(runner: WorldRunner, act: BotAct): Promise<void> {
    const actor = { no: act.no, sid: '' };
    // A refusal (a full channel, say) is part of the game.
    if (act.name === 'come') await this.#come(runner, act.no);
    else if (act.name === 'go') await this.#go(runner, act.no);
    else await runner.submit(act.name, actor, act.input);
  }

  async #come(runner: WorldRunner, no: UserNo): Promise<void> {
    const node = this.#options.lease();
    await runner.submit('connection.open', { no, sid: '' }, { connection: `bot-${no}`, node });
  }

  async #go(runner: WorldRunner, no: UserNo): Promise<void> {
    await runner.submit('connection.close', { no, sid: '' }, { connection: `bot-${no}` });
  }
}
