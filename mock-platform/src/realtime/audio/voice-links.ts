import { channelIdOf } from '../../core/kernel/ids.ts';
import { isDefect } from '../../core/kernel/refusals.ts';
import type { AudioPlace } from '../../core/rights/audio.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import { reportClosed } from '../gateway/report-closed.ts';
import type { AudioWitness } from './audio-calls.ts';
import type { AudioConnection } from './audio-connection.ts';

interface VoiceLinksOptions extends Pick<GatewayOptions, 'lease' | 'worlds' | 'logger' | 'clock'> {
  /** Ends a connection of which the world does not know: its client comes again. */
  readonly drop: (connection: AudioConnection) => void;
}

/**
 * Tells each world which sockets are in the audio of its voice channels, so that a place whose page is gone does not stay behind
 * (core/areas/voice/audio-links.ts). A room has a socket of its own for each visit.
 */
export class VoiceLinks implements AudioWitness<AudioConnection> {
  readonly #options: VoiceLinksOptions;
  readonly #links = new Map<AudioConnection, string>();
  #entered = 0;

  constructor(options: VoiceLinksOptions) {
    this.#options = options;
  }

  entered(connection: AudioConnection, { scope, id }: AudioPlace): void {
    if (scope !== 'channel') return;
    const { lease, logger } = this.#options;
    const { runner, actor } = connection;
    this.#entered += 1;
    // Each entry has an id: a report of an end that is repeated ends no later entry of the same socket.
    const link = `${connection.id}-${this.#entered.toString(36)}`;
    this.#links.set(connection, link);
    runner
      .run('voice.link_open', actor, { link, channel_id: channelIdOf(id), node: lease() })
      .catch((error: unknown) => {
        if (isDefect(error)) logger.error('audio link broke', { error });
        if (this.#links.get(connection) === link) this.#options.drop(connection);
      });
  }

  left(connection: AudioConnection): void {
    const link = this.#links.get(connection);
    if (link === undefined) return;
    this.#links.delete(connection);
    const { runner, actor } = connection;
    reportClosed(this.#options, connection, () => runner.run('voice.link_close', actor, { link }));
  }
}
