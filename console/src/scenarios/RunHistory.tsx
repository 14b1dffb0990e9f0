import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { durationInWords } from '@miczero/scenarios/player';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { momentOf } from '../parts/moment.ts';
import { useWords } from '../words/words.ts';
import styles from './RunHistory.module.css';
import { OUTCOME_ICONS, outcomeOf } from './run-outcome.ts';
import type { RunState } from './scenario-run.ts';

const LOOKS = { held: styles['held'], failed: styles['failed'], stopped: '', notBegun: styles['failed'] };

/** The latest runs of this page: a press opens the result of one again. */
export function RunHistory(props: {
  readonly runs: readonly RunState[];
  /** Number of the run whose result is shown. */
  readonly shown: number | undefined;
  readonly onOpen: (run: RunState) => void;
}) {
  const { runs, shown, onOpen } = props;
  const { texts, language } = useWords();
  if (runs.length === 0) return null;
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { timeStyle: 'medium' });
  return (
    <details className={styles['history']}>
      <summary>{texts.runHistory(runs.length)}</summary>
      <ul className={styles['runs']} aria-label={texts.runHistoryList}>
        {runs.map((run) => {
          const outcome = outcomeOf(run);
          const { dateTime, words } = momentOf(run.began, format);
          return (
            <ChoiceRow
              key={run.number}
              className={styles['run']}
              isChosen={run.number === shown}
              onChoose={() => onOpen(run)}
            >
              <span className={LOOKS[outcome]}>
                <Icon name={OUTCOME_ICONS[outcome]} size={16} />
              </span>
              <time className={styles['when']} dateTime={dateTime}>
                {words}
              </time>
              <span className={styles['title']}>{run.played?.title[language] ?? run.scenario}</span>
              <span className={styles['time']}>{run.report && durationInWords(run.report.ms, language)}</span>
              <span className={styles['facts']}>{`${texts.runOutcomes[outcome]} · ${texts.runSeed(run.seed)}`}</span>
            </ChoiceRow>
          );
        })}
      </ul>
    </details>
  );
}
