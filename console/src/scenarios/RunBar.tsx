import { Button } from '@miczero/client/design/Button/Button.tsx';
import { ConfirmDialog } from '@miczero/client/design/Dialog/ConfirmDialog.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useState } from 'react';
import { Failed } from '../parts/Failed.tsx';
import { saveFile } from '../parts/save-file.ts';
import { isSeed } from '../parts/typed-number.ts';
import { useWords } from '../words/words.ts';
import { type ListedScenario, worldFor } from './library.ts';
import styles from './RunBar.module.css';
import { RunHistory } from './RunHistory.tsx';
import { RunVerdict } from './RunVerdict.tsx';
import { type RunState, type ScenarioRun, SPEEDS, type Speed } from './scenario-run.ts';

/** A world that people use without a name in the address: no run may replace it. */
const MAIN = 'main';
const WORLD_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Where a scenario is played, and the keys that play it. */
export function RunBar(props: {
  readonly listed: ListedScenario;
  readonly run: ScenarioRun;
  /** The latest run of this very scenario. */
  readonly state: RunState | undefined;
  /** The run whose result is shown: the latest, or one that was opened again. */
  readonly shown: RunState | undefined;
  readonly history: readonly RunState[];
  readonly onOpenRun: (run: RunState) => void;
  readonly onStart: () => void;
  /** Name of another scenario that is being played; empty for none. */
  readonly taken: string;
  readonly onChoose: (scenario: string) => void;
  readonly worlds: readonly string[];
  readonly onOpenWorld: (world: string) => void;
}) {
  const { listed, run, state, shown, history, taken, worlds, onChoose, onOpenRun, onStart, onOpenWorld } = props;
  const { texts } = useWords();
  const [world, setWorld] = useState(worldFor(listed.name));
  const [seed, setSeed] = useState(String(listed.scenario.world.seed));
  const [speed, setSpeed] = useState<Speed>('max');
  /** How to play once a person agrees to lose the world of that name. */
  const [asked, setAsked] = useState({ isStepwise: false, isOpen: false });
  const report = shown?.report;
  const phase = state?.phase ?? 'idle';
  const isUnderWay = phase === 'starting' || phase === 'playing' || phase === 'paused';
  const worldProblem = world === MAIN ? texts.notMain : WORLD_NAME.test(world) ? null : texts.worldNameHint;
  const canStart = taken === '' && worldProblem === null && isSeed(seed);

  function ask(isStepwise: boolean) {
    if (worlds.includes(world) && !run.hasMade(world)) setAsked({ isStepwise, isOpen: true });
    else start(isStepwise);
  }
  function start(isStepwise: boolean) {
    setAsked({ isStepwise, isOpen: false });
    run.hurry(speed);
    onStart();
    void run.start({ name: listed.name, scenario: listed.scenario, world, seed: Number(seed), isStepwise });
  }

  return (
    <div className={styles['bar']}>
      <div className={styles['fields']}>
        <TextField
          label={texts.playIn}
          value={world}
          disabled={isUnderWay}
          autoComplete="off"
          spellCheck={false}
          error={worldProblem}
          hint={worlds.includes(world) && !isUnderWay ? texts.worldReplaced : undefined}
          onChange={({ target }) => setWorld(target.value.trim().toLowerCase())}
        />
        <TextField
          label={texts.seedNumber}
          inputMode="numeric"
          value={seed}
          disabled={isUnderWay}
          error={isSeed(seed) ? null : texts.wholeNumber}
          onChange={({ target }) => setSeed(target.value)}
        />
        <SelectField
          label={texts.speed}
          value={String(speed)}
          options={SPEEDS.map((value) => ({ value: String(value), label: texts.speeds[value] }))}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((value) => String(value) === target.value) ?? 'max';
            setSpeed(chosen);
            run.hurry(chosen);
          }}
        />
      </div>
      <div className={styles['keys']}>
        {isUnderWay ? (
          <Button
            look="primary"
            size="compact"
            icon={phase === 'paused' ? 'play' : 'pause'}
            busy={phase === 'starting'}
            onClick={() => (phase === 'paused' ? run.resume() : run.pause())}
          >
            {phase === 'paused' ? texts.goOn : texts.pauseRun}
          </Button>
        ) : (
          <Button look="primary" size="compact" icon="play" disabled={!canStart} onClick={() => ask(false)}>
            {phase === 'ended' ? texts.playAgain : texts.play}
          </Button>
        )}
        <Button
          size="compact"
          icon="chevronNext"
          disabled={phase === 'starting' || (!isUnderWay && !canStart)}
          onClick={() => (isUnderWay ? run.step() : ask(true))}
        >
          {texts.step}
        </Button>
        <Button size="compact" icon="close" disabled={!isUnderWay} onClick={() => run.stop()}>
          {texts.stop}
        </Button>
        {report && (
          <Button
            size="compact"
            icon="arrowDown"
            onClick={() => saveFile(`${report.world}.report.json`, JSON.stringify(report, null, 2), 'application/json')}
          >
            {texts.saveReport}
          </Button>
        )}
        {shown?.hasBegun && (
          <Button look="plain" size="compact" onClick={() => onOpenWorld(shown.world)}>
            {texts.openWorld}
          </Button>
        )}
      </div>
      {taken !== '' && (
        <p className={styles['taken']}>
          {texts.anotherRuns}{' '}
          <Button look="plain" size="compact" onClick={() => onChoose(taken)}>
            {texts.showPlaying}
          </Button>
        </p>
      )}
      {shown?.notSignedIn && (
        <p className={styles['notBegun']} role="alert">
          {texts.notSignedIn(shown.notSignedIn.actor, shown.notSignedIn.reply)}
        </p>
      )}
      {shown?.failure && <Failed failure={shown.failure} asLine />}
      <RunVerdict state={shown} />
      <RunHistory runs={history} shown={shown?.number} onOpen={onOpenRun} />
      <ConfirmDialog
        open={asked.isOpen}
        title={texts.replaceTitle(world)}
        text={texts.replaceText}
        confirmLabel={texts.replaceAndPlay}
        destructive
        onConfirm={() => start(asked.isStepwise)}
        onCancel={() => setAsked({ ...asked, isOpen: false })}
      />
    </div>
  );
}
