import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { readScenario, stepInWords } from '@miczero/scenarios/player';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { savedActions } from '../actions/saved-actions.ts';
import { scenarioOfActions } from '../actions/scenario-of-actions.ts';
import { ACTIONS_MAX, type Action } from '../actions/stored-actions.ts';
import { useWords } from '../words/words.ts';
import type { WorldFacts } from '../worlds/WorldList.tsx';
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
  const { past, dropped } = savedActions.leftOutOf(facts.name);
  const [error, setError] = useState<string>();
  const text = useMemo(() => scenarioOfActions(title.trim() || '-', facts, actions), [title, facts, actions]);
  const read = useMemo(() => readScenario(text, language), [text, language]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return;
    const kept = keepOwn(localStorage, title.trim(), text);
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
          <Button type="submit" form={id} look="primary" disabled={title.trim() === '' || !read.ok}>
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
        {(past > 0 || dropped > 0) && (
          <p className={styles['leftOut']} role="note">
            {past > 0 && texts.pastLeftOut(past)} {dropped > 0 && texts.actionsLeftOut(dropped)}
          </p>
        )}
        <ol className={styles['steps']} aria-label={texts.timeline}>
          {read.ok
            ? read.scenario.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a list that never changes order
                <li key={index}>{stepInWords(step, language)}</li>
              ))
            : read.problems.map(({ path, message }) => <li key={path}>{`${path} ${message}`}</li>)}
        </ol>
      </form>
    </Dialog>
  );
}
