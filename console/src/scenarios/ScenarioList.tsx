import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { FileInput } from '@miczero/client/design/FileButton/FileInput.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { useEffect, useRef, useState } from 'react';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { useWords } from '../words/words.ts';
import { found, GROUPS, groupOf, type ListedScenario } from './library.ts';
import { PlayedWorlds } from './PlayedWorlds.tsx';
import styles from './ScenarioList.module.css';
import type { RunState } from './scenario-run.ts';

/** Every scenario that can be played: those of this browser, the stories, and one for each event. */
export function ScenarioList(props: {
  readonly scenarios: readonly ListedScenario[];
  readonly chosen: string;
  /** The run that is under way. */
  readonly playing: RunState | undefined;
  readonly worlds: readonly string[];
  /** Counts the scenarios that were deleted: the chosen row takes the focus after each. */
  readonly removals: number;
  readonly onChoose: (name: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const { scenarios, chosen, playing, worlds, removals, onChoose, onFile } = props;
  const { texts, language } = useWords();
  const [search, setSearch] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = found(scenarios, search);
  useEffect(() => {
    if (removals === 0) return undefined;
    // The dialog that asked gives the focus back first.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [removals]);
  return (
    <Panel
      title={texts.scenarios}
      className={styles['panel']}
      tools={
        <>
          <FileInput
            ref={file}
            label={texts.openScenario}
            accept=".json,.har,application/json"
            onChosen={([first]) => {
              if (!first) return;
              // What was opened would be hidden by a search for something else.
              setSearch('');
              onFile(first);
            }}
          />
          <IconButton icon="arrowUp" size="compact" label={texts.openScenario} onClick={() => file.current?.click()} />
        </>
      }
    >
      <div className={styles['search']}>
        <SearchField label={texts.searchScenarios} short={texts.findScenario} words={search} onWords={setSearch} />
      </div>
      <div ref={list} className={styles['list']}>
        {shown.length === 0 && <EmptyState icon="list" text={texts.noScenarios} />}
        {GROUPS.map((group) => {
          const members = shown.filter(({ name }) => groupOf(name) === group);
          if (members.length === 0) return null;
          return (
            <section key={group} aria-label={texts.scenarioGroups[group]}>
              <h3 className={styles['group']}>
                {texts.scenarioGroups[group]} <span className={styles['count']}>{members.length}</span>
              </h3>
              <ul>
                {members.map(({ name, scenario: { title } }) => (
                  <ChoiceRow key={name} isChosen={name === chosen} onChoose={() => onChoose(name)}>
                    <span className={styles['title']}>{title[language]}</span>
                    <span className={styles['name']} title={name}>
                      {name.split('/').at(-1)}
                    </span>
                    {name === playing?.scenario && <span className={styles['playing']}>{texts.isPlaying}</span>}
                  </ChoiceRow>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <PlayedWorlds worlds={worlds} playing={playing?.world ?? ''} />
    </Panel>
  );
}
