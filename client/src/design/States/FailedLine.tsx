import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './FailedLine.module.css';

export interface FailedLineProps {
  /** What did not come, or why, as the platform or the connection says it. */
  readonly reason: string;
  readonly onRetry: () => void;
  /** Rows from before stand beside the line. */
  readonly stale?: boolean;
}

/** In the place of a short list that could not be loaded, or above rows that could not be loaded again. */
export function FailedLine({ reason, onRetry, stale }: FailedLineProps) {
  const texts = useDesignTexts();
  return (
    <div className={styles['line']} role="status" data-stale={stale}>
      <Icon name="alert" size={18} />
      <p>
        {stale && texts.stale}
        <small dir="auto">{reason}</small>
      </p>
      <Button size="compact" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
