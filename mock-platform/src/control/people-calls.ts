import { channelIdOf, hallIdOf, userNoOf } from '../core/ids.ts';
import { Refusal } from '../core/refusals.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

/** What QA stages about people. */
export const peopleCalls: ControlHandlers<'codes.issue' | 'sms.read'> = {
  'codes.issue': async (services, world, { kind, code, user, nick, hall, channel, room, once }) =>
    runnerNamed(services, world).run('staging.issue_code', null, {
      kind,
      code,
      nick,
      once,
      no: user === undefined ? undefined : userNoOf(user),
      hall_id: hall === undefined ? undefined : hallIdOf(hall),
      channel_id: channel === undefined ? undefined : channelIdOf(channel),
      room_no: room,
    }),
  'sms.read': (services, world, { phone }) => {
    const sent = runnerNamed(services, world).world.sms.get(phone);
    if (!sent) throw new Refusal('smsCodeWrong');
    return { code: sent.code, scene: sent.scene };
  },
};
