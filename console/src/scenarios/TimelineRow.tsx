import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { type Actor, type ToldProblem, toldProblem, toldStep } from '@miczero/scenarios/player';
import { memo } from 'react';
import { pageOf } from '../address/page-of.ts';
import { useWords } from '../words/words.ts';
import type { OutlineRow } from './outline.ts';
import type { RowFate, StepState } from './scenario-run.ts';
import styles from './Timeline.module.css';

const ICONS = {
  waiting: 'clock',
  running: 'play',
  held: 'check',
  failed: 'close',
  'left-out': 'eye',
  'cut-short': 'pause',
  skipped: 'chevronNext',
} as const satisfies Record<RowFate, string>;

/** Space before a step, and before each level of the steps in a group. */
const ROW_PX = 10;
const DEPTH_PX = 24;

export const TimelineRow = memo(function TimelineRow(props: {
  readonly row: OutlineRow;
  readonly fate: RowFate;
  readonly state: StepState | undefined;
  /** Rounds of a repetition that have begun; 0 for any other step. */
  readonly round: number;
  readonly isCurrent: boolean;
  /** The world of the run; empty before it. */
  readonly world: string;
  readonly actors: Readonly<Record<string, Actor>>;
}) {
  const { row, fate, state, round, isCurrent, world, actors } = props;
  const { texts, language } = useWords();
  const { place, depth, step } = row;
  const { actor, words, detail } = toldStep(step, language);
  const page = fate === 'left-out' ? actors[actor]?.page : undefined;
  const note = 'note' in step ? step.note?.[language] : undefined;
  return (
    <li
      className={classNames(styles['step'], styles[fate], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'step' : undefined}
      style={{ paddingInlineStart: ROW_PX + depth * DEPTH_PX }}
    >
      <span className={styles['mark']} role="img" aria-label={texts.stepFates[fate]}>
        <Icon name={ICONS[fate]} size={14} />
      </span>
      <span className={styles['place']}>{place}</span>
      <div className={styles['said']}>
        <p>
          {actor !== '' && <b className={styles['actor']}>{actor}</b>} {words}
          {round > 0 && <span className={styles['round']}> {texts.roundOf(round)}</span>}
        </p>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        {detail !== '' && <code className={styles['detail']}>{detail}</code>}
        {page !== undefined && world !== '' && (
          <a href={`${pageOf(world, location).replace(/\/$/, '')}${page}`} target="_blank" rel="noreferrer">
            {texts.lookAtPage}
          </a>
        )}
        {state?.problem && <Failure told={toldProblem(state.problem, language)} />}
      </div>
      <span className={styles['ms']}>
        {(fate === 'skipped' || fate === 'cut-short') && <span aria-hidden="true">{texts.stepFates[fate]}</span>}
        {fate === 'held' && state && state.ms > 0 ? `${state.ms} ms` : ''}
      </span>
    </li>
  );
});

function Failure({ told }: { readonly told: ToldProblem }) {
  const { texts } = useWords();
  if (told.sides === null) return <p className={styles['problem']}>{told.line}</p>;
  return (
    <div className={styles['problem']}>
      <Sides sides={told.sides} />
      {told.whole && (
        <details className={styles['whole']}>
          <summary>{texts.wholeValues}</summary>
          <Sides sides={told.whole} />
        </details>
      )}
    </div>
  );
}

function Sides({ sides }: { readonly sides: NonNullable<ToldProblem['sides']> }) {
  const { texts } = useWords();
  return (
    <dl className={styles['sides']}>
      <dt>{texts.expected}</dt>
      <dd>{sides.expected}</dd>
      <dt>{texts.seen}</dt>
      <dd>{sides.seen}</dd>
    </dl>
  );
}
