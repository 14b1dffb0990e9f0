import type { NOTICE_CALLS } from '@miczero/contracts';
import { noticesOf } from '../../core/areas/notices/notices.ts';
import { callerOf, type Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const noticeHandlers: Handlers<keyof typeof NOTICE_CALLS> = {
  'notice.create': async (call) => call.runner.run('notice.create', await takeHallWrite(call), call.request),
  'notice.del': async (call) => call.runner.run('notice.del', await takeHallWrite(call), call.request),
  'notice.list': ({ request, runner, ...call }) => noticesOf(runner.world, callerOf(call).no, request, runner.now()),
};
