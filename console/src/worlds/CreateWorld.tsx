import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Checkbox } from '@miczero/client/design/Checkbox/Checkbox.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { type FormEvent, useId, useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { isSeed } from '../parts/typed-number.ts';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { problemOfName, useKnownWorlds } from '../world-names/known-worlds.ts';
import { WorldNameField } from '../world-names/WorldNameField.tsx';
import styles from './CreateWorld.module.css';
import { isCrowd, isSized, type NewWorld, PEOPLE_MOST, type SeedWorld, settingsOf } from './new-world.ts';

const SEEDS: readonly SeedWorld[] = ['two-friends', 'every-role', 'demo', 'crowded', 'packed-room', 'empty'];
const FIRST: NewWorld = { seedWorld: 'two-friends', seed: '1', people: '1000', bots: false };

export function CreateWorld(props: {
  readonly onClose: () => void;
  readonly onCreated: (name: string) => Promise<void>;
}) {
  const { onClose, onCreated } = props;
  const texts = useTexts();
  const formId = useId();
  const { run, busy, failure } = useAction();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(FIRST);
  const { seedWorld, seed, people, bots } = typed;
  const change = (changes: Partial<NewWorld>) => setTyped({ ...typed, ...changes });
  const known = useKnownWorlds();
  const isNamed = name !== '' && problemOfName(name, known) === null;
  const settings = settingsOf(typed);

  async function create(event: FormEvent) {
    event.preventDefault();
    if (!settings || !isNamed) return;
    if (await run(() => controlCall('worlds.create', name, settings))) await onCreated(name);
  }

  return (
    <Dialog
      open
      size="small"
      title={texts.newWorld}
      onClose={onClose}
      keepOnOutsidePress
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={!isNamed || !settings}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={(event) => void create(event)}>
        <WorldNameField value={name} placeholder="qa-7" failure={failure} onChange={setName} />
        <SelectField
          label={texts.seedWorld}
          value={seedWorld}
          options={SEEDS.map((value) => ({ value, label: `${value} · ${texts.seeds[value]}` }))}
          onChange={({ target }) => change({ seedWorld: SEEDS.find((value) => value === target.value) ?? seedWorld })}
        />
        <TextField
          label={texts.seedNumber}
          inputMode="numeric"
          value={seed}
          error={isSeed(seed) ? null : texts.wholeNumber}
          onChange={({ target }) => change({ seed: target.value })}
        />
        {isSized(seedWorld) && (
          <TextField
            label={texts.crowdSize}
            inputMode="numeric"
            value={people}
            error={isCrowd(people) ? null : texts.wholeIn(1, PEOPLE_MOST)}
            onChange={({ target }) => change({ people: target.value })}
          />
        )}
        <Checkbox checked={bots} onChange={(isOn) => change({ bots: isOn })}>
          {texts.bots}
        </Checkbox>
      </form>
    </Dialog>
  );
}
