import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './States.module.css';

export interface ErrorStateProps {
  /** What happened. */
  readonly text: string;
  /** The code, in small letters, to quote in a question to support. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean;
}

/** Takes the place of the panel that could not be shown. */
export function ErrorState({ text, code, onRetry, busy = false }: ErrorStateProps) {
  const texts = useDesignTexts();
  return (
    <div className={styles['state']} role="alert">
      <span className={styles['badMedal']}>
        <Icon name="alert" size={28} />
      </span>
      <p dir="auto">{text}</p>
      {code && <code className={styles['code']}>{code}</code>}
      {onRetry && (
        <Button icon="retry" busy={busy} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
