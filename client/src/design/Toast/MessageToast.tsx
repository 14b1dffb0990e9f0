import { badgeCount } from '../../lib/large-count.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './Toast.module.css';
import type { ToastItem, ToastPart } from './ToastStack.tsx';

type MessageToastProps = ToastPart & { readonly from: NonNullable<ToastItem['from']> };

/** What another person wrote: their face, their name, their newest line. */
export default function MessageToast({ item, from, onDismiss }: MessageToastProps) {
  const texts = useDesignTexts();
  return (
    <>
      <button type="button" className={styles['open']} onClick={item.onAct}>
        <Avatar name={from.name} src={from.picture} size={40} />
        <span className={styles['lines']}>
          <strong className={styles['sender']} dir="auto">
            {from.name}
          </strong>
          <span className={styles['line']} dir="auto">
            {from.line || item.text}
          </span>
        </span>
        {item.count > 1 && <Badge>{badgeCount(item.count, document.documentElement.lang)}</Badge>}
      </button>
      <IconButton size="compact" icon="close" label={texts.close} onClick={() => onDismiss(item.id)} />
    </>
  );
}
