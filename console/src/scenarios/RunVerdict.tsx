import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { figuresInWords } from '@miczero/scenarios/player';
import { useWords } from '../words/words.ts';
import styles from './RunBar.module.css';
import { OUTCOME_ICONS, outcomeOf } from './run-outcome.ts';
import type { RunState } from './scenario-run.ts';

const LOOKS = {
  held: styles['held'],
  failed: styles['failed'],
  stopped: styles['stopped'],
  notBegun: styles['failed'],
};

/** What came out of a run, in a line. */
export function RunVerdict({ state }: { readonly state: RunState | undefined }) {
  const { texts, language } = useWords();
  const report = state?.report;
  const outcome = outcomeOf(state ?? {});
  return (
    <div role="status">
      {report && (
        <p className={classNames(styles['verdict'], LOOKS[outcome])}>
          <Icon name={OUTCOME_ICONS[outcome]} size={16} />
          <b>{texts.runOutcomes[outcome]}</b>
          <span>{figuresInWords(report, language)}</span>
          <code title={texts.digest}>{report.digests['end']?.slice(0, 12)}</code>
        </p>
      )}
    </div>
  );
}
