import { type ControlData, type ControlName, type ControlRequest, WORLD_CLOCK_MAX } from '@miczero/contracts/control';
import { Refusal } from '../core/kernel/refusals.ts';
import { isSeedWorld } from '../core/seeds/create-world.ts';
import { InvalidRequest } from '../http/failures.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { ControlServices } from './services.ts';

/** One control call: `world` is the name in the path, empty for calls without one. */
export type ControlHandler<Name extends ControlName> = (
  services: ControlServices,
  world: string,
  request: ControlRequest<Name>,
) => ControlData<Name> | Promise<ControlData<Name>>;

export type ControlHandlers<Names extends ControlName> = { readonly [Name in Names]: ControlHandler<Name> };

export function runnerNamed({ worlds }: ControlServices, name: string): WorldRunner {
  const runner = worlds.get(name);
  if (!runner) throw new Refusal('worldUnknown');
  return runner;
}

/** What a list of worlds shows of this one. */
export function factsOf({ gateways }: ControlServices, runner: WorldRunner): ControlData<'worlds.create'> {
  const { world, name } = runner;
  return {
    name,
    seed_world: world.seed_world,
    seed: world.seed,
    sequence: world.sequence,
    clock: runner.now(),
    people: world.accounts.size,
    halls: world.halls.size,
    messages: [...world.channels.values()].reduce((sum, { messages }) => sum + messages.length, 0),
    connections: gateways.reduce((sum, { registry }) => sum + registry.ofWorld(name).length, 0),
    held_acks: gateways.reduce((sum, gateway) => sum + gateway.heldCount(name), 0),
    bots: world.bots,
    seed_people: world.people,
    limits: { ...world.limits },
  };
}

/** A name that no world has, not even one whose files are damaged. */
export function requireFreeName({ worlds }: ControlServices, name: string): void {
  if (worlds.get(name)) throw new InvalidRequest([`world: ${name} exists; reset it or delete it first`]);
  const damage = worlds.damageOf(name);
  if (damage !== null) throw new InvalidRequest([`${damage}; delete it first, or restore what was stored`]);
}

export const worldCalls: ControlHandlers<
  'worlds.list' | 'worlds.create' | 'worlds.reset' | 'worlds.delete' | 'worlds.digest' | 'worlds.bots' | 'clock.advance'
> = {
  'worlds.list': (services) => ({ list: services.worlds.all().map((runner) => factsOf(services, runner)) }),
  'worlds.create': async (services, world, request) => {
    requireFreeName(services, world);
    return factsOf(services, await services.worlds.create(world, request));
  },
  'worlds.reset': async (services, world, request) => {
    const { world: former } = runnerNamed(services, world);
    const input = {
      ...request,
      seed_world: request.seed_world ?? seedWorldOf(former.seed_world),
      people: request.people ?? former.people,
      clock: request.clock ?? former.began,
      seed: request.seed ?? former.seed,
      limits: request.limits ?? former.limits,
      bots: request.bots ?? former.bots,
    };
    return factsOf(services, await services.worlds.replace(world, input, () => services.files.dropWorld(world)));
  },
  'worlds.delete': async ({ worlds, files }, world) => {
    await worlds.drop(world);
    await files.dropWorld(world);
    return {};
  },
  'worlds.digest': (services, world) => runnerNamed(services, world).digest(),
  'worlds.bots': async (services, world, { on }) =>
    runnerNamed(services, world).run('control.worlds.bots', null, { on }),
  'clock.advance': async (services, world, request) => {
    const runner = runnerNamed(services, world);
    const most = WORLD_CLOCK_MAX - runner.now();
    if (request.advance_ms > most) {
      throw new InvalidRequest([
        `advance_ms: at most ${Math.max(0, most)}, because the clock ends at ${WORLD_CLOCK_MAX}`,
      ]);
    }
    return runner.run('control.clock.advance', null, request);
  },
};

/** A name in the state as the seeds have it now. */
export function seedWorldOf(name: string): ControlRequest<'worlds.create'>['seed_world'] {
  if (isSeedWorld(name)) return name;
  // The former name of `every-role`, in worlds of earlier versions.
  return name === 'stage' ? 'every-role' : 'empty';
}
