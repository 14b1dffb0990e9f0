import { galleryReducer, gallerySaga } from '../../features/gallery/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const GALLERY_REDUCERS = { gallery: galleryReducer } as const;

/** The state that this late part adds to the store. */
export type GalleryPartState = {
  readonly [Name in keyof typeof GALLERY_REDUCERS]: ReturnType<(typeof GALLERY_REDUCERS)[Name]>;
};

/** The pictures of a channel or session, one at a time. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'gallery', reducer: GALLERY_REDUCERS.gallery, saga: () => gallerySaga(ports) }];
}
