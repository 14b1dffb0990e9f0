import { Button } from '@miczero/client/design/Button/Button.tsx';
import { Dialog } from '@miczero/client/design/Dialog/Dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { isCapture } from '../parts/capture-file.ts';
import { textOfFile } from '../parts/text-of-file.ts';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { nameOfFile } from '../world-names/given-names.ts';
import { problemOfName, useKnownWorlds } from '../world-names/known-worlds.ts';
import { WorldNameField } from '../world-names/WorldNameField.tsx';

/** Opens a recording from a file as a new world. */
export function ImportWorld(props: {
  readonly file: File;
  readonly onClose: () => void;
  readonly onOpened: (world: string) => Promise<void>;
}) {
  const { file, onClose, onOpened } = props;
  const texts = useTexts();
  const id = useId();
  const { run, busy, failure } = useAction();
  const known = useKnownWorlds();
  const [name, setName] = useState(() => nameOfFile(file.name, known));
  const [isUnread, setUnread] = useState(false);
  const isNamed = name !== '' && problemOfName(name, known) === null;

  async function open(event: FormEvent) {
    event.preventDefault();
    if (!isNamed) return;
    const recording = await textOfFile(file);
    setUnread(recording === null);
    if (recording === null) return;
    const isDone = await run(() => controlCall('worlds.import', name, { recording }));
    if (isDone) await onOpened(name);
  }

  return (
    <Dialog
      open
      size="small"
      title={texts.importRecording}
      description={file.name}
      onClose={onClose}
      keepOnOutsidePress
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          {!isCapture(file) && (
            <Button type="submit" form={id} look="primary" busy={busy} disabled={!isNamed}>
              {texts.importAction}
            </Button>
          )}
        </>
      }
    >
      {isCapture(file) ? (
        <p role="alert">{texts.isCapture(file.name)}</p>
      ) : (
        <form id={id} onSubmit={(event) => void open(event)}>
          <WorldNameField value={name} failure={failure} onChange={setName} />
          {isUnread && <p role="alert">{texts.unreadFile(file.name)}</p>}
        </form>
      )}
    </Dialog>
  );
}
