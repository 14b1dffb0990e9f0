import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { type FormEvent, useId, useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { Failed } from '../parts/Failed.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { saveFile } from '../parts/save-file.ts';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { nameAt } from '../world-names/given-names.ts';
import { problemOfName, useKnownWorlds } from '../world-names/known-worlds.ts';
import { WorldNameField } from '../world-names/WorldNameField.tsx';
import { CommandList } from './CommandList.tsx';
import { SEARCHED_MAX } from './found-commands.ts';
import styles from './TimeTravel.module.css';
import { useFound } from './use-found.ts';
import { useHistory } from './use-history.ts';

/** The recording of a world: a slider over its commands, a world as it was after any of them, and the file. */
export function TimeTravel(props: {
  readonly world: string;
  /** Names of its users by their numbers. */
  readonly nicks: ReadonlyMap<string, string>;
  readonly onClose: () => void;
  readonly onOpened: (world: string) => Promise<void>;
}) {
  const { world, nicks, onClose, onOpened } = props;
  const texts = useTexts();
  const id = useId();
  const { run, busy, failure } = useAction();
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<string>();
  const { history, failure: unread, retry } = useHistory(world, chosen);
  const [typedSearch, setSearch] = useState('');
  const search = typedSearch.trim();
  const { found, failure: unfound } = useFound(world, history, { search, nicks });
  const at = chosen ?? history?.last ?? 0;
  const name = typed ?? nameAt(world, at);
  const known = useKnownWorlds();
  const isNamed = name !== '' && problemOfName(name, known) === null;
  const command = history?.list.find(({ position }) => position === at);

  async function open(event: FormEvent) {
    event.preventDefault();
    if (!history || !isNamed) return;
    if (await run(() => controlCall('worlds.branch', world, { name, at }))) await onOpened(name);
  }
  const save = () =>
    run(async () => saveFile(`${world}.recording`, (await controlCall('worlds.export', world, {})).recording));

  return (
    <Dialog
      open
      title={texts.recordingOf(world)}
      description={texts.recordingText}
      onClose={onClose}
      actions={
        <>
          <Button icon="arrowDown" disabled={!history} busy={busy} onClick={() => void save()}>
            {texts.exportRecording}
          </Button>
          <Button type="submit" form={id} look="primary" busy={busy} disabled={!history || !isNamed}>
            {texts.openAt}
          </Button>
        </>
      }
    >
      {unread && <Failed failure={unread} asLine={history !== undefined} onRetry={retry} />}
      {!history && !unread && <SkeletonRows rows={7} avatar={0} />}
      {history && (
        <form id={id} className={styles['form']} onSubmit={(event) => void open(event)}>
          <div className={styles['place']}>
            <label htmlFor={`${id}-at`}>{texts.position}</label>
            <output htmlFor={`${id}-at`}>{texts.positionOf(at, history.last)}</output>
            <input
              id={`${id}-at`}
              type="range"
              min={history.first}
              max={history.last}
              value={at}
              aria-valuetext={`${at} ${command?.name ?? ''}`}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          </div>
          <div className={styles['search']}>
            <SearchField
              label={texts.searchCommands}
              short={texts.findCommands}
              words={typedSearch}
              // Enter would open the world at the chosen position.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onWords={setSearch}
            />
            <output>{found && texts.commandsFound(found.list.length, found.isAll)}</output>
          </div>
          {unfound && <Failed failure={unfound} asLine />}
          {found?.list.length === 0 ? (
            <div className={styles['commands']}>
              <EmptyNote icon="list" text={found.isAll ? texts.noCommands : texts.noCommandsIn(SEARCHED_MAX)} />
            </div>
          ) : (
            <CommandList
              list={found?.list ?? history.list}
              at={at}
              nicks={nicks}
              isFound={found !== undefined}
              onChoose={setChosen}
            />
          )}
          <code className={styles['input']} dir="ltr">
            {command?.input ?? ''}
          </code>
          <WorldNameField label={texts.openAs} value={name} failure={failure} onChange={setTyped} />
        </form>
      )}
    </Dialog>
  );
}
