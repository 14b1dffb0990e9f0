import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { NARROW, useMediaQuery } from '../../../design/use-media-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import { firstStepsActions, selectFirstSteps } from '../index.ts';
import styles from './FirstSteps.module.css';
import { StepRow } from './StepRow.tsx';
import { useStep } from './use-step.ts';

/** The next step would leave no room beside it. */
const SMALL = `${NARROW}, (height < 640px)`;

/**
 * What the owner of a new hall does first: the next step, and the others by a press. It stands with the channels, on a phone above
 * the lines, until it is done or dismissed.
 */
export default function FirstSteps() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const isNarrow = useMediaQuery(NARROW);
  const isSmall = useMediaQuery(SMALL);
  const model = useSelector(selectFirstSteps);
  const take = useStep();
  if (!model) return null;
  const { hall_id, steps, done } = model;
  // One step at a time, and not even that where the lines of a phone come first, or the channels of a low window.
  const isFolded = model.isFolded ?? true;
  const doneText = numberText(done, i18n.language);
  const allText = numberText(steps.length, i18n.language);
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <section className={classNames(styles['card'], isNarrow && styles['bar'])} aria-label={t('firstSteps.label')}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={!isFolded}
            onClick={() => dispatch(firstStepsActions.folded({ hall_id, isFolded: !isFolded }))}
          >
            <span className={styles['title']}>{t('firstSteps.label')}</span>
            <span className={styles['count']} dir="ltr">
              {doneText}/{allText}
            </span>
            <span className={classNames(styles['chevron'], isFolded && styles['folded'])}>
              <Icon name="chevronDown" size={16} />
            </span>
          </button>
        </h2>
        <IconButton
          icon="close"
          size="compact"
          label={t('firstSteps.dismiss')}
          tooltipSide="bottom"
          onClick={() => dispatch(firstStepsActions.ended({ hall_id }))}
        />
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('firstSteps.label')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuetext={t('firstSteps.progress', { done: doneText, all: allText })}
      >
        <div className={styles['done']} style={{ inlineSize: `${(100 * done) / steps.length}%` }} />
      </div>
      {!(isFolded && isSmall) && (
        <ol className={styles['list']}>
          {(isFolded ? steps.filter(({ step }) => step === next) : steps).map(({ step, isDone }) => (
            <StepRow key={step} step={step} isDone={isDone} isNext={step === next} onTake={() => take(step, model)} />
          ))}
        </ol>
      )}
    </section>
  );
}
