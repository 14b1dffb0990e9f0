import type { SUPPORT_CALLS } from '@miczero/contracts';
import { blockedPicture } from '../../kit/pictures.ts';
import type { Walks } from '../walk.ts';
import { uploadBy } from './profile.ts';

export const SUPPORT_WALKS: Walks<typeof SUPPORT_CALLS> = {
  'account.report': [
    {
      as: 'member',
      request: async (sandbox) => ({
        type: 1,
        target: await sandbox.no('outsider'),
        reason: 2,
        text: '一直在骂人',
        images: [await uploadBy(sandbox, 'member')],
      }),
    },
    { as: 'member', request: (sandbox) => ({ type: 2, target: sandbox.otherHall, reason: 1, text: '', images: [] }) },
  ],
  'user.feedback': [
    {
      as: 'member',
      request: async (sandbox) => ({
        content: '语音偶尔断',
        contact: '13800000002',
        images: [await uploadBy(sandbox, 'member')],
      }),
    },
    { as: 'member', request: () => ({ content: '希望有夜间模式' }) },
  ],
  'user.login_log': [
    {
      as: 'member',
      request: () => ({ login_type: 1, dev_model: 'Chrome 140', dev_imei: 'd-1', os: 'Linux', version: '2.0.49' }),
    },
  ],
  'account.censor_text': [
    { as: 'member', request: () => ({ text: '今晚开黑' }) },
    { as: 'member', request: () => ({ text: '违禁词' }) },
  ],
  'account.censor_image': [
    { as: 'member', request: async (sandbox) => ({ url: await uploadBy(sandbox, 'member') }) },
    { as: 'member', request: async (sandbox) => ({ url: await uploadBy(sandbox, 'member', blockedPicture()) }) },
  ],
};
