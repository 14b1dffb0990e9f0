import { latestSmsCode } from '../core/areas/verification/verification.ts';
import { channelIdOf, hallIdOf, userNoOf } from '../core/kernel/ids.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import { overviewOf } from './overview.ts';
import { seedOf } from './seed-of.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

/** Calls of the control API about people. */
export const peopleCalls: ControlHandlers<
  'codes.issue' | 'sms.read' | 'people.set' | 'support.read' | 'worlds.people' | 'worlds.seed'
> = {
  'worlds.people': (services, name) => {
    const runner = runnerNamed(services, name);
    return overviewOf(runner.world, runner.now());
  },
  'worlds.seed': (services, world) => seedOf(runnerNamed(services, world).world),
  'codes.issue': async (services, world, { kind, code, user, nick, hall, channel, room, once }) =>
    runnerNamed(services, world).run('control.codes.issue', null, {
      kind,
      code,
      nick,
      once,
      no: user === undefined ? undefined : userNoOf(user),
      hall_id: hall === undefined ? undefined : hallIdOf(hall),
      channel_id: channel === undefined ? undefined : channelIdOf(channel),
      room_no: room,
    }),
  'people.set': async (services, world, { user, ...decisions }) =>
    runnerNamed(services, world).run('control.people.set', null, { ...decisions, uid: userNoOf(user) }),
  'support.read': (services, world) => {
    const { reports, feedback, logins } = runnerNamed(services, world).world.support;
    return {
      reports: [...reports.values()].map((report) => ({ ...report, images: [...report.images] })),
      feedback: [...feedback.values()].map((each) => ({ ...each, images: [...each.images] })),
      logins: [...logins.values()].map(({ no, ...entry }) => ({ ...entry, user: no })),
    };
  },
  'sms.read': (services, world, { phone }) => {
    const sent = latestSmsCode(runnerNamed(services, world).world, phone);
    if (!sent) throw new Refusal('smsCodeWrong');
    return { code: sent.code, scene: sent.scene };
  },
};
