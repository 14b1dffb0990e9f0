import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { useTexts } from '../words/words.ts';
import styles from './CaptureNotes.module.css';
import type { OpenedCapture } from './opened-capture.ts';

/**
 * What the scenario has of the capture that was opened last, and in its details what it has not, until another choice or a press
 * closes it. Its view announces the first sentence.
 */
export function CaptureNotes(props: {
  readonly file: string;
  readonly capture: OpenedCapture;
  readonly onClose: () => void;
}) {
  const { file, capture, onClose } = props;
  const { summary, notes } = capture;
  const texts = useTexts();
  return (
    <div className={styles['notes']}>
      <div className={styles['told']}>
        <p>{texts.captureOpened(file, summary)}</p>
        {notes.length > 0 && (
          <details>
            <summary>{texts.captureNotes(notes.length)}</summary>
            <ul className={styles['list']}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <p className={styles['hint']}>{texts.captureMap}</p>
          </details>
        )}
      </div>
      <IconButton icon="close" size="compact" label={texts.close} onClick={onClose} />
    </div>
  );
}
