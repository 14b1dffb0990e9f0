import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Checkbox } from '@miczero/client/design/Checkbox/Checkbox.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { worldSeed } from '@miczero/contracts/control';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { controlCall } from '../api/control-call.ts';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { problemOfName, useKnownWorlds } from '../world-names/known-worlds.ts';
import { WorldNameField } from '../world-names/WorldNameField.tsx';
import styles from './CreateWorld.module.css';

type SeedWorld = z.output<typeof worldSeed>['seed_world'];
const SEEDS: readonly SeedWorld[] = ['two-friends', 'every-role', 'demo', 'crowded', 'packed-room', 'empty'];
const CROWD = 1000;
/** Seeds that hold as many people as are asked for. */
const SIZED: readonly SeedWorld[] = ['crowded', 'packed-room'];

export function CreateWorld(props: {
  readonly onClose: () => void;
  readonly onCreated: (name: string) => Promise<void>;
}) {
  const { onClose, onCreated } = props;
  const texts = useTexts();
  const formId = useId();
  const { run, busy, failure } = useAction();
  const [name, setName] = useState('');
  const [seedWorld, setSeedWorld] = useState<SeedWorld>('two-friends');
  const [seed, setSeed] = useState('1');
  const [people, setPeople] = useState(String(CROWD));
  const [bots, setBots] = useState(false);
  const known = useKnownWorlds();
  const isNamed = name !== '' && problemOfName(name, known) === null;
  const crowd = SIZED.includes(seedWorld) ? { people: Number(people) } : {};
  const settings = z.safeParse(worldSeed, { seed_world: seedWorld, seed: Number(seed), bots, ...crowd });

  async function create(event: FormEvent) {
    event.preventDefault();
    if (!settings.success || !isNamed) return;
    if (await run(() => controlCall('worlds.create', name, settings.data))) await onCreated(name);
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
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={!isNamed || !settings.success}>
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
          onChange={({ target }) => setSeedWorld(SEEDS.find((value) => value === target.value) ?? seedWorld)}
        />
        <TextField
          label={texts.seedNumber}
          type="number"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
        {SIZED.includes(seedWorld) && (
          <TextField
            label={texts.crowdSize}
            type="number"
            min={1}
            max={20_000}
            value={people}
            onChange={({ target }) => setPeople(target.value)}
          />
        )}
        <Checkbox checked={bots} onChange={setBots}>
          {texts.bots}
        </Checkbox>
      </form>
    </Dialog>
  );
}
