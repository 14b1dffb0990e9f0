import { type CSSProperties, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../design/Button/Button.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useKeyNames } from '../../preferences/views/use-key-names.ts';
import type { Guide } from '../index.ts';
import styles from './GuideTip.module.css';

export interface GuideTipProps {
  readonly guide: Guide;
  readonly anchor: HTMLElement;
  readonly onDone: () => void;
  /** Ends all guides. */
  readonly onSkip: () => void;
}

const GAP = 12;
const MARGIN = 8;

/**
 * A tip beside an element. It takes no focus: the key for areas and Tab lead to it, Esc inside of it closes it, and a press on the
 * element that it points at does what the element does.
 */
export function GuideTip({ guide, anchor, onDone, onSkip }: GuideTipProps) {
  const { t } = useTranslation();
  const keys = useKeyNames()('landmark');
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(anchor, ref);
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
      <div
        ref={ref}
        className={styles['tip']}
        style={place}
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

/**
 * Beside the element, at its inline end, so that the rows below stay free; where there is no room below it, else above it. Always
 * inside the window.
 */
function usePlace(anchor: HTMLElement, ref: { readonly current: HTMLElement | null }): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const measure = () => {
      const tip = ref.current?.getBoundingClientRect();
      const at = anchor.getBoundingClientRect();
      if (!tip) return;
      const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
      const side = isRightToLeft ? at.left - GAP - tip.width : at.right + GAP;
      if (side >= MARGIN && side + tip.width + MARGIN <= window.innerWidth) {
        const lowest = window.innerHeight - tip.height - MARGIN;
        setPlace({ top: Math.max(MARGIN, Math.min(at.top, lowest)), left: side });
        return;
      }
      const isBelow = at.bottom + GAP + tip.height + MARGIN <= window.innerHeight;
      const top = isBelow ? at.bottom + GAP : Math.max(MARGIN, at.top - GAP - tip.height);
      const middle = at.left + at.width / 2 - tip.width / 2;
      const left = Math.min(Math.max(MARGIN, middle), window.innerWidth - tip.width - MARGIN);
      setPlace({ top, left });
    };
    measure();
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure, true);
    };
  }, [anchor, ref]);
  return place;
}
