import { Button } from '@miczero/client/design/Button/Button.tsx';
import { ConfirmDialog } from '@miczero/client/design/Dialog/ConfirmDialog.tsx';
import { VisuallyHidden } from '@miczero/client/design/LiveRegion/VisuallyHidden.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { plannedIn, problemLine, readScenario } from '@miczero/scenarios/player';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { isCapture } from '../parts/capture-file.ts';
import { Panel } from '../parts/Panel.tsx';
import { saveFile } from '../parts/save-file.ts';
import { textOfFile } from '../parts/text-of-file.ts';
import { useWords } from '../words/words.ts';
import { CaptureNotes } from './CaptureNotes.tsx';
import { FileProblems } from './FileProblems.tsx';
import { groupOf, type ListedScenario, SHIPPED } from './library.ts';
import { type OpenedCapture, openedCapture } from './opened-capture.ts';
import { outlineOf } from './outline.ts';
import { dropOwn, keepOpened, OWN_MAX, readOwn, readUnreadable } from './own-scenarios.ts';
import { pageRun as run } from './page-run.ts';
import { RunBar } from './RunBar.tsx';
import { NoRunWire, RunWire } from './RunWire.tsx';
import { ScenarioList } from './ScenarioList.tsx';
import styles from './ScenariosView.module.css';
import type { RunState } from './scenario-run.ts';
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
  const history = useSyncExternalStore(run.subscribe, run.history);
  /** Number of the run whose result was opened again; absent: the latest of the scenario is shown. */
  const [opened, setOpened] = useState<number>();
  const [own, setOwn] = useState(() => readOwn(localStorage));
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** The capture of which the chosen scenario was made just now. */
  const [capture, setCapture] = useState<{ readonly file: string; readonly made: OpenedCapture }>();
  /** The scenario that is to be deleted once a person agrees. */
  const [asked, setAsked] = useState<ListedScenario>();
  /** Counts deletions: after each the list has the focus, because what had it is gone. */
  const [removals, setRemovals] = useState(0);
  // Again whenever the readable ones change: both are of one shelf.
  const unreadable = useMemo(() => (own ? readUnreadable(localStorage, language) : []), [own, language]);
  const scenarios = [...own, ...SHIPPED];
  const listed = scenarios.find(({ name }) => name === chosen) ?? (chosen === '' ? SHIPPED[0] : undefined);
  const ofListed = (each: RunState) => each.scenario === listed?.name;
  const ownState = ofListed(state) ? state : history.find(ofListed);
  const shown = history.find((each) => ofListed(each) && each.number === opened) ?? ownState;
  const latestIn = [state, ...history].find(({ world }) => world === shown?.world);

  function choose(name: string) {
    setProblems([]);
    setCapture(undefined);
    setOpened(undefined);
    onChoose(name);
  }
  const captureProblems = ({ name }: File) => ({
    nothing: texts.emptyCapture(name),
    unreachable: texts.unreadCapture(name),
  });
  async function openFile(file: File) {
    if (/\.recording$/i.test(file.name)) return setProblems([texts.isRecording(file.name)]);
    const written = await textOfFile(file);
    if (written === null) return setProblems([texts.unreadFile(file.name)]);
    const { name } = file;
    const made = isCapture(file)
      ? await openedCapture({ name, text: written }, language, captureProblems(file))
      : undefined;
    if (made && 'problems' in made) return setProblems(made.problems);
    const text = made?.text ?? written;
    const read = readScenario(text, language);
    if (!read.ok) return setProblems(read.problems.map((problem) => problemLine(name, problem, language)));
    const kept = keepOpened(localStorage, name.replace(/\.(?:json|har)$/i, ''), text);
    if ('refusal' in kept) return setProblems([texts.notKept(kept.refusal, OWN_MAX)]);
    setOwn(readOwn(localStorage));
    // The results are those of the former file of that name.
    run.forget(kept.name);
    choose(kept.name);
    if (made) setCapture({ file: name, made });
    return undefined;
  }
  function drop(name: string) {
    dropOwn(localStorage, name);
    setOwn(readOwn(localStorage));
  }
  function remove(name: string) {
    setAsked(undefined);
    drop(name);
    run.forget(name);
    // Its page is gone, and with it the key that would stop its run.
    if (state.scenario === name) run.stop();
    choose('');
    setRemovals(removals + 1);
  }

  return (
    <div className={styles['view']}>
      <VisuallyHidden role="status">
        {capture && texts.captureOpened(capture.file, capture.made.summary)}
      </VisuallyHidden>
      <ScenarioList
        scenarios={scenarios}
        chosen={listed?.name ?? ''}
        playing={run.isUnderWay ? state : undefined}
        worlds={worlds}
        removals={removals}
        onChoose={choose}
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
                <Button look="plain" size="compact" icon="trash" onClick={() => setAsked(listed)}>
                  {texts.remove}
                </Button>
              )}
            </>
          }
        >
          <FileProblems problems={problems} onClose={() => setProblems([])} />
          {capture && <CaptureNotes file={capture.file} capture={capture.made} onClose={() => setCapture(undefined)} />}
          <Unreadable scenarios={unreadable} onDrop={drop} />
          <About listed={listed} />
          <RunBar
            key={listed.name}
            listed={listed}
            run={run}
            state={ownState}
            shown={shown}
            history={history}
            taken={run.isUnderWay && !ofListed(state) ? state.scenario : ''}
            onChoose={choose}
            onOpenRun={({ scenario, number }) => {
              choose(scenario);
              setOpened(number);
            }}
            onStart={() => setOpened(undefined)}
            worlds={worlds}
            onOpenWorld={onOpenWorld}
          />
          <Timeline key={`steps of ${listed.name}`} scenario={shown?.played ?? listed.scenario} run={shown} />
        </Panel>
      ) : (
        <Panel title={texts.scenarios} className={styles['scenario']}>
          <FileProblems problems={problems} onClose={() => setProblems([])} />
          <Unreadable scenarios={unreadable} onDrop={drop} />
          <EmptyState icon="list" text={texts.scenarioGone(chosen)} />
        </Panel>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.removeScenarioTitle(asked?.scenario.title[language] ?? '')}
        text={texts.removeScenarioText}
        confirmLabel={texts.remove}
        destructive
        onConfirm={() => asked && remove(asked.name)}
        onCancel={() => setAsked(undefined)}
      />
      {shown?.hasBegun && latestIn?.number === shown.number ? (
        <RunWire key={shown.number} world={shown.world} />
      ) : (
        <NoRunWire text={shown?.hasBegun ? texts.wirePlayedOver : texts.noRunYet} />
      )}
    </div>
  );
}

/** What a scenario shows, its cast and its world. */
function About({ listed: { scenario } }: { readonly listed: ListedScenario }) {
  const { texts, language } = useWords();
  const { about, actors, world, title, rules, steps } = scenario;
  const [rows, played] = [outlineOf(steps).length, plannedIn(steps)];
  return (
    <div className={styles['about']}>
      <p lang={language === 'zh' ? 'en' : 'zh-CN'}>{language === 'zh' ? title.en : title.zh}</p>
      {about && <p>{about[language]}</p>}
      <p className={styles['facts']}>
        {texts.scenarioFacts(texts.seeds[world.seed_world], Object.keys(actors))}
        {rules.length > 0 && ` · ${rules.join(', ')}`}
        {rows !== played && ` · ${texts.stepCounts(rows, played)}`}
      </p>
    </div>
  );
}
