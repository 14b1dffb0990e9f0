import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../design/Button/Button.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useKeyNames } from '../../preferences/views/use-key-names.ts';
import type { Guide } from '../index.ts';
import styles from './GuideTip.module.css';
import { useGuidePlace } from './use-guide-place.ts';

export interface GuideTipProps {
  readonly guide: Guide;
  readonly anchor: HTMLElement;
  readonly onDone: () => void;
  /** Ends all guides. */
  readonly onSkip: () => void;
}

/**
 * A tip beside an element. It takes no focus: the key for areas and Tab lead to it, Esc inside of it closes it, and a press on the
 * element that it points at does what the element does.
 */
export function GuideTip({ guide, anchor, onDone, onSkip }: GuideTipProps) {
  const { t } = useTranslation();
  const keys = useKeyNames()('landmark');
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const place = useGuidePlace(anchor, ref);
  useEffect(() => {
    anchor.addEventListener('click', onDone, { once: true });
    return () => anchor.removeEventListener('click', onDone);
  }, [anchor, onDone]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  }
  return createPortal(
    <>
      <VisuallyHidden>
        <span role="status">{t('guides.spoken', { title: t(`guides.${guide}.title`), keys })}</span>
      </VisuallyHidden>
      <div className={styles['ring']} style={place.ring} aria-hidden="true" />
      <div
        ref={ref}
        className={styles['tip']}
        style={place.tip}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        data-guide-tip
        data-landmark
        onKeyDown={onKeyDown}
      >
        <h2 id={`${id}-title`} className={styles['title']}>
          {t(`guides.${guide}.title`)}
        </h2>
        <p id={`${id}-text`} className={styles['text']}>
          {t(`guides.${guide}.text`)}
        </p>
        <div className={styles['actions']}>
          <Button size="compact" look="plain" className={styles['skip']} onClick={onSkip}>
            {t('guides.skip')}
          </Button>
          <Button size="compact" className={styles['done']} onClick={onDone}>
            {t('guides.done')}
          </Button>
        </div>
      </div>
    </>,
    document.body,
  );
}
