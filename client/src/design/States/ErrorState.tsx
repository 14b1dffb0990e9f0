import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './States.module.css';

export interface ErrorStateProps {
  /** What happened. */
  readonly text: string;
  /** Why, as the platform or the connection says it. */
  readonly reason?: string | null | undefined;
  /** The code, in small letters, to quote in a question to support. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean;
}

/** Takes the place of the panel that could not be shown. */
export function ErrorState({ text, reason, code, onRetry, busy = false }: ErrorStateProps) {
  const texts = useDesignTexts();
  return (
    <div className={styles['state']} role="alert">
      <span className={styles['badMedal']}>
        <Icon name="alert" size={28} />
      </span>
      <div className={styles['words']}>
        <p dir="auto">{text}</p>
        {reason && (
          <p dir="auto" className={styles['reason']}>
            {reason}
          </p>
        )}
      </div>
      {code && <code className={styles['code']}>{code}</code>}
      {onRetry && (
        <Button icon="retry" busy={busy} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
