import { channelIdOf, roomIdOf } from '../../core/kernel/ids.ts';
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

interface OpenLink extends Pick<AudioPlace, 'scope'> {
  readonly link: string;
}

/**
 * Tells each world which sockets are in the audio of its voice channels and rooms, so that neither a place nor a seat stays behind whose
 * page is gone (core/areas/voice/audio-links.ts, core/areas/rooms/seat-links.ts).
 */
export class VoiceLinks implements AudioWitness<AudioConnection> {
  readonly #options: VoiceLinksOptions;
  readonly #links = new Map<AudioConnection, OpenLink>();
  #entered = 0;

  constructor(options: VoiceLinksOptions) {
    this.#options = options;
  }

  entered(connection: AudioConnection, { scope, id }: AudioPlace): void {
    const { lease, logger } = this.#options;
    const { runner, actor } = connection;
    this.#entered += 1;
    // Each entry has an id: a report of an end that is repeated ends no later entry of the same socket.
    const link = `${connection.id}-${this.#entered.toString(36)}`;
    this.#links.set(connection, { link, scope });
    const told =
      scope === 'channel'
        ? runner.run('voice.link_open', actor, { link, channel_id: channelIdOf(id), node: lease() })
        : runner.run('room.link_open', actor, { link, group_id: roomIdOf(id), node: lease() });
    told.catch((error: unknown) => {
      if (isDefect(error)) logger.error('audio link broke', { error });
      if (this.#links.get(connection)?.link === link) this.#options.drop(connection);
    });
  }

  left(connection: AudioConnection): void {
    const open = this.#links.get(connection);
    if (open === undefined) return;
    this.#links.delete(connection);
    const { runner, actor } = connection;
    const { link } = open;
    const name = open.scope === 'channel' ? 'voice.link_close' : 'room.link_close';
    reportClosed(this.#options, connection, () => runner.run(name, actor, { link }));
  }
}
