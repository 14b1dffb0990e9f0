import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import type { ControlData } from '@miczero/contracts/control';
import { placedMessage, readScenario, stepInWords } from '@miczero/scenarios/player';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { savedActions } from '../actions/saved-actions.ts';
import { scenarioOfActions } from '../actions/scenario-of-actions.ts';
import { ACTIONS_MAX, type Action } from '../actions/stored-actions.ts';
import type { Viewers } from '../actions/viewer-steps.ts';
import { type ControlFailure, controlCall, failureOf } from '../api/control-call.ts';
import type { WorldFacts } from '../api/world-facts.ts';
import { viewedIn } from '../journal/viewers.ts';
import { Failed } from '../parts/Failed.tsx';
import { useWords } from '../words/words.ts';
import { keepOwn, OWN_MAX } from './own-scenarios.ts';
import styles from './SaveScenario.module.css';

/** What was done to a world from here becomes a scenario of this browser, which is played like any other. */
export function SaveScenario(props: {
  readonly facts: WorldFacts;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
  readonly onSaved: (scenario: string) => void;
}) {
  const { facts, actions, onClose, onSaved } = props;
  const { texts, language } = useWords();
  const id = useId();
  const [title, setTitle] = useState(texts.actionsIn(facts.name));
  const [error, setError] = useState<string>();
  const { origins, failure } = useOrigins(facts.name);
  const saved = useMemo(() => {
    if (!origins) return null;
    const missing = savedActions.leftOutOf(facts.name);
    return scenarioOfActions(title.trim() || '-', { facts, ...origins, missing }, actions);
  }, [title, facts, origins, actions]);
  const read = useMemo(() => saved && readScenario(saved.text, language), [saved, language]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '' || !saved) return;
    const kept = keepOwn(localStorage, title.trim(), saved.text);
    if ('refusal' in kept) setError(texts.notKept(kept.refusal, OWN_MAX));
    else onSaved(kept.name);
  }

  return (
    <Dialog
      open
      title={texts.saveAsScenario}
      description={texts.saveAsScenarioText(ACTIONS_MAX)}
      onClose={onClose}
      actions={
        <>
          <Button
            look="plain"
            onClick={() => {
              savedActions.forget(facts.name);
              onClose();
            }}
          >
            {texts.forgetActions}
          </Button>
          <Button type="submit" form={id} look="primary" disabled={title.trim() === '' || !read?.ok}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={save}>
        <TextField
          label={texts.scenarioTitle}
          value={title}
          error={error}
          onChange={({ target }) => setTitle(target.value)}
        />
        {failure && <Failed failure={failure} asLine />}
        {saved && saved.leftOut.length > 0 && (
          <div className={styles['leftOut']} role="note">
            {saved.leftOut.map((left) => (
              <p key={texts.savedLeftOut(left)}>{texts.savedLeftOut(left)}</p>
            ))}
          </div>
        )}
        <ol className={styles['steps']} aria-label={texts.timeline}>
          {read?.ok
            ? read.scenario.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a list that never changes order
                <li key={index}>
                  <span className={styles['step']} title={stepInWords(step, language)}>
                    {stepInWords(step, language)}
                  </span>
                </li>
              ))
            : read?.problems.map((problem) => <li key={problem.path}>{placedMessage(problem, language)}</li>)}
        </ol>
      </form>
    </Dialog>
  );
}

interface Origins {
  readonly seeded: ControlData<'worlds.seed'>;
  readonly viewers: Viewers;
}

/** What the seed of a world has, which does not change, and where people are now, as its log tells. */
async function originsOf(world: string): Promise<Origins> {
  const [seeded, { list }] = await Promise.all([
    controlCall('worlds.seed', world, {}),
    controlCall('journal.read', world, {}),
  ]);
  return { seeded, viewers: viewedIn(list) };
}

function useOrigins(world: string) {
  const [origins, setOrigins] = useState<Origins>();
  const [failure, setFailure] = useState<ControlFailure>();
  useEffect(() => {
    let isOver = false;
    originsOf(world).then(
      (data) => !isOver && setOrigins(data),
      (error: unknown) => !isOver && setFailure(failureOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [world]);
  return { origins, failure };
}
