import { badgeCount } from '../../lib/large-count.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './Toast.module.css';

export interface Sender {
  readonly name: string;
  readonly picture: string;
  /** What they wrote last; '' where that is not shown. */
  readonly line: string;
  /** The number of messages in words. */
  readonly counted: string;
}

export interface MessageToastProps extends Sender {
  /** In the place of a line. */
  readonly otherwise: string;
  /** Messages that it stands for. */
  readonly count: number;
  readonly onOpen: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** What another person wrote: their face, their name, their newest line. */
export default function MessageToast(props: MessageToastProps) {
  const { name, picture, line, counted, otherwise, count, onOpen, onDismiss } = props;
  const texts = useDesignTexts();
  return (
    <>
      <button type="button" className={styles['open']} onClick={onOpen}>
        <Avatar name={name} src={picture} />
        <span className={styles['lines']}>
          <strong className={styles['sender']} dir="auto">
            {name}
          </strong>
          <span className={styles['line']} dir="auto">
            {line || otherwise}
          </span>
        </span>
        {count > 1 && <Badge label={counted}>{badgeCount(count, document.documentElement.lang)}</Badge>}
      </button>
      <IconButton size="compact" icon="close" label={texts.close} onClick={onDismiss} />
    </>
  );
}
