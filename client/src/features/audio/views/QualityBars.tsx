import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Tooltip } from '../../../design/Tooltip/Tooltip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectQuality, selectQualityBars } from '../index.ts';
import styles from './QualityBars.module.css';

/** Three bars of the connection; latency and loss in words on demand. */
export function QualityBars() {
  const { t } = useTranslation();
  const bars = useSelector(selectQualityBars);
  const quality = useSelector(selectQuality);
  if (!bars || !quality) return null;
  const text = t('voice.quality', { ms: Math.round(quality.roundTripMs), loss: Math.round(quality.loss * 100) });
  return (
    <Tooltip text={text}>
      <span className={styles['bars']}>
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classNames(styles['bar'], bar <= bars && styles['on'])} aria-hidden />
        ))}
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
