import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { figuresInWords } from '@miczero/scenarios/player';
import { useWords } from '../words/words.ts';
import styles from './RunBar.module.css';
import { outcomeOf } from './run-outcome.ts';
import type { RunState } from './scenario-run.ts';

/** What came out of a run, in a line. */
export function RunVerdict({ state }: { readonly state: RunState | undefined }) {
  const { texts, language } = useWords();
  const report = state?.report;
  const outcome = outcomeOf({ ...(report && { report }) });
  return (
    <div role="status">
      {report && (
        <p className={classNames(styles['verdict'], styles[outcome])}>
          <Icon name={outcome === 'stopped' ? 'pause' : outcome === 'held' ? 'check' : 'close'} size={16} />
          <b>{texts.runOutcomes[outcome]}</b>
          <span>{figuresInWords(report, language)}</span>
          <code title={texts.digest}>{report.digests['end']?.slice(0, 12)}</code>
        </p>
      )}
    </div>
  );
}
