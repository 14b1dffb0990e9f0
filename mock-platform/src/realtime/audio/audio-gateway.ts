import {
  type AnyRtcFrame,
  AUDIO_FRAME_MAX_BYTES,
  type RefusalName,
  ROOM_SOCKET_CLOSE,
  rtcFrame,
} from '@miczero/contracts';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Admitted } from '../../admission/handshakes.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import { isDefect, Refusal } from '../../core/kernel/refusals.ts';
import type { Command } from '../../core/machine/command.ts';
import { COMMAND_TRAITS } from '../../core/machine/command-traits.ts';
import { isUsedElsewhere } from '../../core/rights/devices.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { DropReason } from '../gateway/connection.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import { InboundLimit } from '../gateway/inbound-limit.ts';
import { refuse } from '../gateway/plain-connection.ts';
import { SignedGateway } from '../gateway/plain-gateway.ts';
import { readJson } from '../gateway/text-frame.ts';
import { AudioCalls } from './audio-calls.ts';
import { AudioConnection } from './audio-connection.ts';
import { AudioOutbox, errorFrame } from './audio-outbox.ts';
import { openJanusSocket } from './janus/janus-socket.ts';
import { VideoRooms } from './janus/video-rooms.ts';
import { VoiceLinks } from './voice-links.ts';

/** Tabs and devices of one person, with the sockets that are still closing. */
const SOCKETS_PER_USER = 5;
/** A newcomer sends each peer an offer and a dozen candidates (gateway/inbound-limit.ts counts four frames for one). */
const FRAMES = { burst: 125, per_second: 25 };

/**
 * The audio signalling: a plain WebSocket on which the browsers of one room or voice channel find each other. Sound itself
 * goes from browser to browser.
 */
export class AudioGateway extends SignedGateway<AudioConnection> {
  protected readonly outbox: AudioOutbox;
  readonly #calls: AudioCalls<AudioConnection>;
  readonly #media: VideoRooms<AudioConnection> | null;
  protected readonly maxPayload = AUDIO_FRAME_MAX_BYTES * 2;

  constructor(options: GatewayOptions) {
    super(options, { kind: 'audio', path: '/ws/rtc', hears: ['session', 'fault'], remembers: ['audio', 'own-audio'] });
    this.outbox = new AudioOutbox(options);
    this.#media = options.media
      ? new VideoRooms<AudioConnection>({
          open: openJanusSocket(options.media.url),
          secret: options.media.secret,
          send: (connection, frame) => this.outbox.send([connection], frame),
          lost: (connection, error) => {
            options.logger.warn('the media server serves a member no more', { error: String(error) });
            // The client connects again, and with it to the media server.
            this.drop(connection, 'media-lost');
          },
          closed: (connections, why) => {
            options.logger.warn('the media server is gone', { why, members: connections.length });
            for (const connection of connections) this.drop(connection, 'media-lost');
          },
          unmoderated: (_connection, error) =>
            options.logger.warn('the media server did not change a mute, so the sender was ended', {
              error: String(error),
            }),
        })
      : null;
    const witness = new VoiceLinks({ ...options, drop: (connection) => this.drop(connection, 'broken') });
    this.#calls = new AudioCalls(this.outbox, { media: this.#media, witness });
  }

  protected async open(socket: WebSocket, { runner, actor, claim }: Admitted): Promise<void> {
    // Sockets that the world knows of take over from another device; this one may open before they do.
    if (!claim && isUsedElsewhere(runner.world, actor.sid)) {
      socket.close(ROOM_SOCKET_CLOSE.takenOver);
      return;
    }
    if (this.registry.ofUser(runner.name, actor.no).size >= SOCKETS_PER_USER) {
      refuse(socket, 'tooManyRequests');
      return;
    }
    const inbound = new InboundLimit(this.options.clock, FRAMES);
    this.enter(new AudioConnection({ socket, runner, actor, inbound, ...this.opening() }));
  }

  /** The contract has no heartbeat here: browsers answer the pings of the protocol. */
  protected override keepAlive({ socket }: AudioConnection): void {
    socket.ping();
  }

  protected read(connection: AudioConnection, text: string): void {
    if (Buffer.byteLength(text) > AUDIO_FRAME_MAX_BYTES) {
      this.complain(connection, 'requestTooLarge');
      return;
    }
    const frame = z.safeParse(rtcFrame, readJson(text));
    if (!frame.success) {
      this.complain(connection, 'requestInvalid');
      return;
    }
    this.lifecycle.note(connection, `rtc_${frame.data.type}`, '', 'received', () => text);
    connection.work.run(
      () => this.#run(connection, frame.data),
      (error) => this.options.logger.error('the answer to an audio frame broke', { error }),
    );
  }

  async #run(connection: AudioConnection, frame: AnyRtcFrame): Promise<void> {
    try {
      const { runner, no } = connection;
      // Counted by person: a new socket is no new bucket.
      if (frame.type === 'join') await this.options.limits.take('audioJoin', `${runner.name} ${no}`);
      // The socket may have closed meanwhile.
      if (connection.isUp) this.#take(connection, frame);
    } catch (error) {
      if (isDefect(error)) this.options.logger.error('audio frame broke', { error });
      const refusal = error instanceof Refusal ? error.refusal : 'platformBroken';
      const tag = frame.type === 'join' ? frame.tag : undefined;
      if (connection.inbound.mayComplain()) this.outbox.send([connection], errorFrame(refusal, tag));
    }
  }

  #take(connection: AudioConnection, frame: AnyRtcFrame): void {
    switch (frame.type) {
      case 'join':
        this.#calls.join(connection, frame);
        return;
      case 'leave':
        if (frame.leg === 'up') this.#calls.unpublish(connection);
        else this.#calls.leave(connection);
        return;
      case 'offer':
      case 'answer':
      case 'candidate':
        this.#calls.relay(connection, frame);
        return;
      // Only the platform sends these.
      case 'peers':
      case 'streams':
      case 'error':
        throw new Refusal('requestInvalid');
    }
  }

  protected tellRefusal(connection: AudioConnection, refusal: RefusalName): void {
    this.outbox.send([connection], errorFrame(refusal));
  }

  /** The close code says it. */
  protected tellTakenOver(): void {}

  /** A world knows an audio socket by the links of voice channels alone (voice-links.ts). */
  protected async reportClosed(): Promise<void> {}

  /** Whether a member may still be heard depends on the world, not on the events of the command. */
  protected follow(runner: WorldRunner, _events: readonly CoreEvent[], { name, actor }: Command): void {
    const { moves } = COMMAND_TRAITS[name];
    if (moves.includes('audio')) this.#calls.review(() => this.registry.ofWorld(runner.name));
    else if (actor && moves.includes('own-audio')) {
      this.#calls.review(() => [...this.registry.ofUser(runner.name, actor.no)]);
    }
  }

  protected override leave(connection: AudioConnection): void {
    this.#calls.leave(connection);
    super.leave(connection);
  }

  /** The peers are told now, not after the close handshake. */
  protected override drop(connection: AudioConnection, reason: DropReason): void {
    this.#calls.leave(connection);
    super.drop(connection, reason);
  }

  override async close(): Promise<void> {
    await this.#media?.close();
    await super.close();
  }

  override closeWorld(world: string): number {
    for (const connection of this.registry.ofWorld(world)) this.#calls.leave(connection);
    return super.closeWorld(world);
  }
}
