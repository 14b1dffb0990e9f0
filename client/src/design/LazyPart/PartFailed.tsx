import { useEffect, useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useCover } from '../Dialog/page-cover.ts';
import { ErrorState } from '../States/ErrorState.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './PartFailed.module.css';

export interface PartFailedProps {
  /** Its code has not come yet, did not come, or cannot draw it. */
  readonly why: 'slow' | 'failed' | 'broken';
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for a dialog that cannot be shown. It is the browser's own dialog, because the design's may be what failed. */
export function PartFailed({ why, onRetry, onClose }: PartFailedProps) {
  const texts = useDesignTexts();
  const ref = useRef<HTMLDialogElement>(null);
  useCover(true);
  const text = { slow: texts.partSlow, failed: texts.partFailed, broken: texts.partBroken }[why];
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} className={styles['dialog']} aria-label={text} onClose={onClose}>
      <ErrorState text={text} onRetry={onRetry} />
      <div className={styles['close']}>
        <IconButton
          icon="close"
          label={texts.close}
          size="compact"
          tooltip={false}
          onClick={() => ref.current?.close()}
        />
      </div>
    </dialog>
  );
}
