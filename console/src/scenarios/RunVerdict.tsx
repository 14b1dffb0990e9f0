import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { figuresInWords } from '@miczero/scenarios/player';
import { useWords } from '../words/words.ts';
import styles from './RunBar.module.css';
import type { RunState } from './scenario-run.ts';

/** What came out of a run, in a line. */
export function RunVerdict({ state }: { readonly state: RunState | undefined }) {
  const { texts, language } = useWords();
  const report = state?.report;
  return (
    <div role="status">
      {report && (
        <p
          className={classNames(
            styles['verdict'],
            styles[report.stopped ? 'stopped' : report.held ? 'held' : 'failed'],
          )}
        >
          <Icon name={report.stopped ? 'pause' : report.held ? 'check' : 'close'} size={16} />
          <b>{report.stopped ? texts.runStopped : report.held ? texts.runHeld : texts.runFailed}</b>
          <span>{figuresInWords(report, language)}</span>
          <code title={texts.digest}>{report.digests['end']?.slice(0, 12)}</code>
        </p>
      )}
    </div>
  );
}
