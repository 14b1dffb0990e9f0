import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import type { ControlData } from '@miczero/contracts/control';
import { useState } from 'react';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useTexts } from '../words/words.ts';
import { CreateWorld } from './CreateWorld.tsx';
import styles from './WorldList.module.css';

export type WorldFacts = ControlData<'worlds.create'>;

export function WorldList(props: {
  /** Absent while the first answer is awaited. */
  readonly worlds: readonly WorldFacts[] | undefined;
  readonly chosen: string;
  readonly onChoose: (world: string) => void;
  readonly onChanged: () => Promise<unknown>;
}) {
  const { worlds, chosen, onChoose, onChanged } = props;
  const texts = useTexts();
  const [isCreating, setCreating] = useState(false);
  return (
    <Panel
      title={texts.worlds}
      className={styles['panel']}
      tools={<IconButton icon="plus" size="compact" label={texts.newWorld} onClick={() => setCreating(true)} />}
    >
      {worlds === undefined && <SkeletonRows rows={3} avatar={0} />}
      {worlds?.length === 0 && <EmptyState icon="globe" text={texts.noWorlds} />}
      {worlds && worlds.length > 0 && (
        <ul className={styles['list']}>
          {worlds.map(({ name, seed_world, seed, people, halls, connections }) => (
            <ChoiceRow key={name} isChosen={name === chosen} onChoose={() => onChoose(name)}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['facts']}>
                {texts.worldFacts(`${seed_world} ${seed}`, people, halls, connections)}
              </span>
            </ChoiceRow>
          ))}
        </ul>
      )}
      {isCreating && (
        <CreateWorld
          onClose={() => setCreating(false)}
          onCreated={async (name) => {
            await onChanged();
            setCreating(false);
            onChoose(name);
          }}
        />
      )}
    </Panel>
  );
}
