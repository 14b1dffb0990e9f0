import { COMMAND_TRAITS, sourceOf } from '../core/machine/command-traits.ts';
import type { Logger } from '../ports.ts';
import type { WorldsOptions } from '../worlds/worlds.ts';
import { AudioGateway } from './audio/audio-gateway.ts';
import type { Gateway, GatewayOptions } from './gateway/gateway.ts';
import { HallGateway } from './hall/hall-gateway.ts';
import { ImGateway } from './im/im-gateway.ts';
import { RoomGateway } from './room/room-gateway.ts';

/** Every kind of socket that a node serves. A new kind is a folder beside these and a line here. */
export function createGateways(options: GatewayOptions): readonly Gateway[] {
  return [new HallGateway(options), new RoomGateway(options), new AudioGateway(options), new ImGateway(options)];
}

/**
 * Hands the events of a command to the gateways that it concerns, by the traits of the command. An event whose source the
 * traits do not declare may miss its gateway: it is logged as a bug of the traits.
 */
export function publishTo(gateways: readonly Gateway[], logger: Logger): WorldsOptions['publish'] {
  const concerned = new Map<string, readonly Gateway[]>(
    Object.entries(COMMAND_TRAITS).map(([name, { causes, moves }]) => [
      name,
      gateways.filter(
        ({ hears, remembers }) =>
          causes.some((each) => hears.includes(each)) || moves.some((each) => remembers.includes(each)),
      ),
    ]),
  );
  return (runner, events, command) => {
    const { causes } = COMMAND_TRAITS[command.name];
    for (const event of events) {
      const source = sourceOf(event);
      if (causes.includes(source)) continue;
      logger.error('command caused an event that its traits exclude', {
        world: runner.name,
        command: command.name,
        source,
      });
    }
    for (const gateway of concerned.get(command.name) ?? []) gateway.publish(runner, events, command);
  };
}
