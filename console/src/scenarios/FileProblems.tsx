import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { useTexts } from '../words/words.ts';
import styles from './ScenariosView.module.css';

/** What is wrong with the file that was opened last, until another choice or a press closes it. */
export function FileProblems(props: { readonly problems: readonly string[]; readonly onClose: () => void }) {
  const { problems, onClose } = props;
  const { close } = useTexts();
  if (problems.length === 0) return null;
  return (
    <div className={styles['fileProblems']} role="alert">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <IconButton icon="close" size="compact" label={close} onClick={onClose} />
    </div>
  );
}
