import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { Step } from '../index.ts';
import styles from './FirstSteps.module.css';

const ICONS = {
  picture: 'image',
  intro: 'list',
  channel: 'hash',
  invite: 'link',
  word: 'chat',
} as const satisfies Record<Step, IconName>;

export interface StepRowProps {
  readonly step: Step;
  readonly isDone: boolean;
  /** The first that is left: it says why. */
  readonly isNext: boolean;
  readonly onTake: () => void;
}

/** A step leads to where it is done. It stays a button afterwards: a link may be copied twice, and the focus is kept. */
export function StepRow({ step, isDone, isNext, onTake }: StepRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={classNames(styles['step'], isDone && styles['isDone'])} onClick={onTake}>
        <span className={classNames(styles['medal'], isNext && styles['next'])}>
          <Icon name={isDone ? 'check' : ICONS[step]} size={16} />
        </span>
        <span className={styles['words']}>
          <span>{t(`firstSteps.${step}.title`)}</span>
          {isDone && <VisuallyHidden>{t('firstSteps.isDone')}</VisuallyHidden>}
          {isNext && <span className={styles['why']}>{t(`firstSteps.${step}.text`)}</span>}
        </span>
      </button>
    </li>
  );
}
