import type { Scenario } from '@miczero/scenarios/player';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../words/words.ts';
import { outlineOf } from './outline.ts';
import { placeInSight, type RunState, rowFate } from './scenario-run.ts';
import styles from './Timeline.module.css';
import { TimelineRow } from './TimelineRow.tsx';

/** The steps of a scenario in words, each with its state in the run. */
export function Timeline(props: {
  readonly scenario: Scenario;
  /** The run of this very scenario; absent when it was not played. */
  readonly run: RunState | undefined;
}) {
  const { scenario, run } = props;
  const texts = useTexts();
  const rows = useMemo(() => outlineOf(scenario.steps), [scenario]);
  const list = useRef<HTMLOListElement>(null);
  const at = run?.phase === 'ended' ? '' : (run?.at ?? '');
  const shown = rows.findIndex(({ place }) => place === placeInSight(rows, run));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the verdict at the end takes room from the list
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: 'nearest' });
  }, [shown, run?.phase]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles['scroll']} aria-label={texts.timeline} tabIndex={0}>
      <ol ref={list} className={styles['steps']}>
        {rows.map((row) => {
          const state = run?.steps.get(row.place);
          const round = row.inner
            .map((place) => run?.steps.get(place)?.rounds[row.repeats])
            .find((each) => each !== undefined);
          return (
            <TimelineRow
              key={row.place}
              row={row}
              fate={rowFate(row, run)}
              state={state}
              round={'repeat' in row.step ? (round ?? 0) : 0}
              isCurrent={row.place === at}
              world={run?.world ?? ''}
              actors={scenario.actors}
            />
          );
        })}
      </ol>
    </section>
  );
}
