import { Button } from '@miczero/client/design/Button/Button.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { problemLine, readScenario } from '@miczero/scenarios/player';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Panel } from '../parts/Panel.tsx';
import { saveFile } from '../recordings/save-file.ts';
import { useWords } from '../words/words.ts';
import { groupOf, type ListedScenario, SHIPPED } from './library.ts';
import { dropOwn, keepOwn, OWN_MAX, readOwn, readUnreadable } from './own-scenarios.ts';
import { pageRun as run } from './page-run.ts';
import { RunBar } from './RunBar.tsx';
import { NoRunWire, RunWire } from './RunWire.tsx';
import { ScenarioList } from './ScenarioList.tsx';
import styles from './ScenariosView.module.css';
import { Timeline } from './Timeline.tsx';
import { Unreadable } from './Unreadable.tsx';

/** The library: what there is to play, the steps of the chosen one, and what passes on the wire while it is played. */
export function ScenariosView(props: {
  readonly chosen: string;
  readonly worlds: readonly string[];
  readonly onChoose: (scenario: string) => void;
  readonly onOpenWorld: (world: string) => void;
}) {
  const { chosen, worlds, onChoose, onOpenWorld } = props;
  const { texts, language } = useWords();
  const state = useSyncExternalStore(run.subscribe, run.state);
  const [own, setOwn] = useState(() => readOwn(localStorage));
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Again whenever the readable ones change: both are of one shelf.
  const unreadable = useMemo(() => (own ? readUnreadable(localStorage, language) : []), [own, language]);
  const scenarios = [...own, ...SHIPPED];
  const listed = scenarios.find(({ name }) => name === chosen) ?? (chosen === '' ? SHIPPED[0] : undefined);
  const ownState = listed && state.scenario === listed.name ? state : undefined;

  async function openFile(file: File) {
    const text = await file.text();
    const read = readScenario(text, language);
    if (!read.ok) {
      setProblems(read.problems.map((problem) => problemLine(file.name, problem)));
      return;
    }
    const kept = keepOwn(localStorage, file.name.replace(/\.json$/i, ''), text);
    setProblems('refusal' in kept ? [texts.notKept(kept.refusal, OWN_MAX)] : []);
    setOwn(readOwn(localStorage));
    if ('name' in kept) onChoose(kept.name);
  }
  function drop(name: string) {
    dropOwn(localStorage, name);
    setOwn(readOwn(localStorage));
  }
  function remove({ name }: ListedScenario) {
    drop(name);
    onChoose('');
  }

  return (
    <div className={styles['view']}>
      <ScenarioList
        scenarios={scenarios}
        chosen={listed?.name ?? ''}
        onChoose={onChoose}
        onFile={(file) => void openFile(file)}
      />
      {listed ? (
        <Panel
          title={listed.scenario.title[language]}
          className={styles['scenario']}
          tools={
            <>
              <Button
                look="plain"
                size="compact"
                icon="arrowDown"
                onClick={() => saveFile(`${listed.name.split('/').at(-1)}.json`, listed.text, 'application/json')}
              >
                {texts.saveScenarioFile}
              </Button>
              {groupOf(listed.name) === 'own' && (
                <Button look="plain" size="compact" icon="trash" onClick={() => remove(listed)}>
                  {texts.remove}
                </Button>
              )}
            </>
          }
        >
          <FileProblems problems={problems} />
          <Unreadable scenarios={unreadable} onDrop={drop} />
          <About listed={listed} />
          <RunBar
            key={listed.name}
            listed={listed}
            run={run}
            state={ownState}
            isTaken={!ownState && run.isUnderWay}
            worlds={worlds}
            onOpenWorld={onOpenWorld}
          />
          <Timeline listed={listed} run={ownState} />
        </Panel>
      ) : (
        <Panel title={texts.scenarios} className={styles['scenario']}>
          <FileProblems problems={problems} />
          <Unreadable scenarios={unreadable} onDrop={drop} />
          <EmptyState icon="list" text={texts.scenarioGone(chosen)} />
        </Panel>
      )}
      {ownState?.hasBegun ? <RunWire key={ownState.number} world={ownState.world} /> : <NoRunWire />}
    </div>
  );
}

/** What is wrong with the file that was opened last. */
function FileProblems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles['problems']} role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** What a scenario shows, its cast and its world. */
function About({ listed: { scenario } }: { readonly listed: ListedScenario }) {
  const { texts, language } = useWords();
  const { about, actors, world, title, rules } = scenario;
  return (
    <div className={styles['about']}>
      <p lang={language === 'zh' ? 'en' : 'zh-CN'}>{language === 'zh' ? title.en : title.zh}</p>
      {about && <p>{about[language]}</p>}
      <p className={styles['facts']}>
        {texts.scenarioFacts(texts.seeds[world.seed_world], Object.keys(actors))}
        {rules.length > 0 && ` · ${rules.join(', ')}`}
      </p>
    </div>
  );
}
