import type { Actor } from '../core/kernel/turn.ts';
import type { CommandName } from '../core/machine/command-table.ts';
import { COMMAND_TRAITS } from '../core/machine/command-traits.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RateName } from './rates.ts';

/** Commands with a limit of their own, the same over HTTP and over the messaging provider. */
const COMMAND_RATES: { readonly [Name in CommandName]?: RateName } = {
  'account.tofollow': 'relation',
  'friend.add': 'relation',
  'friend.del': 'relation',
  'blacklist.add': 'relation',
  'blacklist.remove': 'relation',
  'im.create_team': 'group',
  'im.add_to_team': 'group',
  'im.kick_from_team': 'group',
  'im.leave_team': 'group',
  'im.dismiss_team': 'group',
};

/** Commands whose events go to the person's own clients alone. */
const TELLS_ONESELF: ReadonlySet<CommandName> = new Set(['im.delete_session', 'im.kick', 'im.pin', 'im.read']);

interface Sender {
  readonly runner: Pick<WorldRunner, 'name' | 'world'>;
  readonly actor: Actor;
}

/** Counts a command of a person against its own limit; one too many is refused. */
export async function takeCommand(limits: RateLimits, name: CommandName, { runner, actor }: Sender): Promise<void> {
  const own = COMMAND_RATES[name];
  if (own !== undefined) await limits.take(own, `${runner.name} ${actor.no}`);
}

/** Counts a command that no call has counted, against `telling` too where it causes events for others. */
export async function takeUncalledCommand(limits: RateLimits, name: CommandName, sender: Sender): Promise<void> {
  const { runner, actor } = sender;
  if (COMMAND_TRAITS[name].causes.length > 0 && !TELLS_ONESELF.has(name)) {
    await limits.take('telling', `${runner.name} ${actor.no}`, runner.world.limits);
  }
  await takeCommand(limits, name, sender);
}
