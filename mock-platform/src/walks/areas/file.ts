import type { FILE_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

/** The smallest png there is: one transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const onePixel = () => new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });

export const FILE_WALKS: Walks<typeof FILE_CALLS> = {
  'file.upload': [{ as: 'member', request: () => ({ scene: 'chat' }), file: onePixel }],
};
