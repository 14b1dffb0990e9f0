import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { FileInput } from '@miczero/client/design/FileButton/FileInput.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { useRef, useState } from 'react';
import type { WorldFacts } from '../api/world-facts.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { ImportWorld } from '../recordings/ImportWorld.tsx';
import { useTexts } from '../words/words.ts';
import { CreateWorld } from './CreateWorld.tsx';
import styles from './WorldList.module.css';
import { worldsFound } from './worlds-found.ts';

/** Fewer worlds are in view at once. */
const SEARCHED_FROM = 6;

/** Facts that break only between each other, behind the dot. */
const inARow = (facts: string) => facts.replaceAll(' ', '\u00a0').replaceAll('·\u00a0', '· ');

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
  const fileRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [search, setSearch] = useState('');
  const isSearched = (worlds?.length ?? 0) >= SEARCHED_FROM;
  const shown = isSearched ? worldsFound(worlds ?? [], search) : (worlds ?? []);
  return (
    <Panel
      title={texts.worlds}
      className={styles['panel']}
      tools={
        <>
          <FileInput
            ref={fileRef}
            label={texts.importRecording}
            accept=".recording,.har,text/plain"
            onChosen={([file]) => setFile(file)}
          />
          <IconButton
            icon="arrowUp"
            size="compact"
            label={texts.importRecording}
            onClick={() => fileRef.current?.click()}
          />
          <IconButton icon="plus" size="compact" label={texts.newWorld} onClick={() => setCreating(true)} />
        </>
      }
    >
      {worlds === undefined && <SkeletonRows rows={3} avatar={0} />}
      {worlds?.length === 0 && <EmptyState icon="globe" text={texts.noWorlds} />}
      {isSearched && (
        <div className={styles['search']}>
          <SearchField label={texts.findWorlds} words={search} onWords={setSearch} />
        </div>
      )}
      {isSearched && shown.length === 0 && <EmptyNote icon="globe" text={texts.noSuchWorlds} />}
      {shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map(({ name, seed_world, seed, people, halls, connections }) => (
            <ChoiceRow key={name} isChosen={name === chosen} onChoose={() => onChoose(name)}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['facts']}>
                {inARow(texts.worldFacts(`${seed_world} ${seed}`, people, halls, connections))}
              </span>
            </ChoiceRow>
          ))}
        </ul>
      )}
      {file && (
        <ImportWorld
          file={file}
          onClose={() => setFile(undefined)}
          onOpened={async (name) => {
            await onChanged();
            setFile(undefined);
            onChoose(name);
          }}
        />
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
