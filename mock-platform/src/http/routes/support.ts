import type { REAL_NAME_CALLS, SUPPORT_CALLS } from '@miczero/contracts';
import type { RATES } from '../../admission/rates.ts';
import { checkRealName, realNameOf } from '../../core/areas/real-name/review.ts';
import { isBlockedPicture, uploadAt } from '../../core/areas/uploads/uploads.ts';
import { hasBlockedWord } from '../../core/kernel/blocked-words.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';
import { birthOfIdCard, isOfAge, isPersonName, maskIdCard, maskName } from '../id-card.ts';

async function counted(call: Pick<Call, 'actor' | 'limits' | 'runner'>, rate: keyof typeof RATES) {
  const actor = callerOf(call);
  await call.limits.take(rate, `${call.runner.name} ${actor.no}`);
  return actor;
}

const PASSED = { pass: true, reason: '' };

export const supportHandlers: Handlers<keyof typeof SUPPORT_CALLS | keyof typeof REAL_NAME_CALLS> = {
  'account.report': async (call) => call.runner.run('account.report', await counted(call, 'report'), call.request),
  'user.feedback': async (call) => {
    const { content, contact = '', images = [] } = call.request;
    return call.runner.run('user.feedback', await counted(call, 'report'), { content, contact, images });
  },
  'user.login_log': async (call) => call.runner.run('user.login_log', await counted(call, 'report'), call.request),
  'account.censor_text': async (call) => {
    await counted(call, 'censor');
    return hasBlockedWord(call.request.text) ? { pass: false, reason: '文字包含违规信息' } : PASSED;
  },
  'account.censor_image': async (call) => {
    await counted(call, 'censor');
    const upload = uploadAt(call.runner.world, call.request.url);
    if (!upload) throw new Refusal('fileUnknown');
    return isBlockedPicture(upload) ? { pass: false, reason: '图片包含违规信息' } : PASSED;
  },
  'real_name.check': ({ runner, ...call }) => checkRealName(runner.world, callerOf(call).no),
  'real_name.submit': async (call) => {
    const actor = await counted(call, 'realName');
    const { real_name, id_card } = call.request;
    const name = real_name.trim();
    const birth = birthOfIdCard(id_card);
    // rule.real-name-failure
    if (birth === null || !isPersonName(name)) throw new Refusal('realNameInvalid');
    // Before it becomes a command, which is written down.
    const is_of_age = isOfAge(birth, call.runner.now());
    const masked = { name_mask: maskName(name), id_mask: maskIdCard(id_card), is_of_age };
    return call.runner.run('real_name.submit', actor, masked);
  },
  'account.kyc': ({ runner, ...call }) => realNameOf(runner.world, callerOf(call).no),
};
