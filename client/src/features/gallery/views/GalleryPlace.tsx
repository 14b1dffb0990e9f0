import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import styles from './Lightbox.module.css';

export interface GalleryPlaceProps {
  /** null for a picture that no range holds. */
  readonly place: {
    readonly at: number;
    readonly known: number;
    /** The history may hold more than those that are known. */
    readonly hasMore: boolean;
  } | null;
}

/** Which one of several pictures is on screen. The region stays without a place: one that came with its words would not be read. */
export function GalleryPlace({ place }: GalleryPlaceProps) {
  const { t, i18n } = useTranslation();
  const isAlone = place === null || (place.known === 1 && !place.hasMore);
  const one = numberText(place?.at ?? 0, i18n.language);
  const all = `${numberText(place?.known ?? 0, i18n.language)}${place?.hasMore ? '+' : ''}`;
  return (
    <div aria-live="polite">
      {!isAlone && (
        <p className={styles['place']}>
          <span aria-hidden="true" dir="ltr">
            {one} / {all}
          </span>
          <VisuallyHidden>{t('lightbox.place', { at: one, all })}</VisuallyHidden>
        </p>
      )}
    </div>
  );
}
