import type { HallEventBody } from '@miczero/contracts';
import type { CoreEvent, HallEventOut } from '../../core/kernel/events.ts';

type TakenOver = Extract<CoreEvent, { readonly kind: 'session-taken-over' }>;

/** The event to the device that was in use before (hall-event.2001). */
export function takenOverBody(at: number): HallEventBody<'loggedInElsewhere'> {
  return { platform: 'web', time: at, msg: '你的账号已在其他设备登录' };
}

/** The hall event for a session that another device took over. */
export function takenOverEvent({ no, sid, at }: TakenOver): HallEventOut {
  return {
    kind: 'hall-event',
    name: 'loggedInElsewhere',
    body: takenOverBody(at),
    audience: { kind: 'session', no, sid },
    mid: `t${at.toString(36)}-${sid}`,
    from: '',
    channel: '',
    at,
  };
}
