import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectQuality, selectQualityBars } from '../index.ts';
import styles from './QualityBars.module.css';

/** Three bars of the connection; a press tells latency and loss. */
export function QualityBars() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const bars = useSelector(selectQualityBars);
  const quality = useSelector(selectQuality);
  if (!bars || !quality) return null;
  const text = t('voice.quality', { ms: Math.round(quality.roundTripMs), loss: Math.round(quality.loss * 100) });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={text}
      side="top"
      trigger={
        <button type="button" className={styles['bars']} aria-label={text}>
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={styles['bar']} data-on={bar <= bars || undefined} />
          ))}
        </button>
      }
    >
      {text}
    </Popover>
  );
}
