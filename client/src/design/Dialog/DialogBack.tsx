import { IconButton } from '../Button/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogBackProps {
  readonly label: string;
  readonly onBack: () => void;
}

/** A dialog that is a later step of another one: where its close button would stand, it leads back to that one. */
export function DialogBack({ label, onBack }: DialogBackProps) {
  return (
    <span className={styles['back']}>
      <IconButton icon="arrowBack" label={label} size="compact" tooltip={false} onClick={onBack} />
    </span>
  );
}
