import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import styles from './Lightbox.module.css';

export interface GalleryPlaceProps {
  readonly at: number;
  readonly known: number;
  /** The history may hold more than those that are known. */
  readonly hasMore: boolean;
}

/** Which one of several pictures is on screen. */
export function GalleryPlace({ at, known, hasMore }: GalleryPlaceProps) {
  const { t, i18n } = useTranslation();
  if (known === 1 && !hasMore) return null;
  const one = numberText(at, i18n.language);
  const all = `${numberText(known, i18n.language)}${hasMore ? '+' : ''}`;
  return (
    <p className={styles['place']} aria-live="polite">
      <span aria-hidden="true" dir="ltr">
        {one} / {all}
      </span>
      <VisuallyHidden>{t('lightbox.place', { at: one, all })}</VisuallyHidden>
    </p>
  );
}
