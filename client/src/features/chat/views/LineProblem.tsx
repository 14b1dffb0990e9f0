import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './LineProblem.module.css';

export interface LineProblemProps {
  /** It may have arrived after all, as far as is known. */
  readonly isUnsure: boolean;
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
  readonly onDiscard?: (() => void) | undefined;
}

/** Below an own line that the platform has not acknowledged, or has refused: what is known, and what can be done. */
export function LineProblem({ isUnsure, text, onRetry, onDiscard }: LineProblemProps) {
  const { t } = useTranslation();
  return (
    <p className={isUnsure ? styles['unsure'] : styles['failed']} role="status">
      <Icon name={isUnsure ? 'clock' : 'alert'} size={16} />
      <span dir="auto">{text}</span>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t('common.retry')}
        </button>
      )}
      {onDiscard && (
        <button type="button" onClick={onDiscard}>
          {t('chat.delete')}
        </button>
      )}
    </p>
  );
}
