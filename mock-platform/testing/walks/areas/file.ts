import type { FILE_CALLS } from '@miczero/contracts';
import { shortVoice } from '../../kit/clips.ts';
import { onePixel } from '../../kit/pictures.ts';
import type { Walks } from '../walk.ts';

export const FILE_WALKS: Walks<typeof FILE_CALLS> = {
  'file.upload': [
    { as: 'member', request: () => ({ scene: 'chat' }), file: onePixel },
    { as: 'member', request: () => ({ scene: 'voice' }), file: shortVoice },
  ],
};
