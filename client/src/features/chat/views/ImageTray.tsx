import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import type { TrayItemModel } from '../index.ts';
import styles from './ImageTray.module.css';

/** Pictures to be sent with the text, with a preview and a remove button. */
export interface ImageTrayProps {
  /** At least one. `isSending`: on its way to the platform, from the tray. */
  readonly items: readonly (TrayItemModel & { readonly isSending?: boolean })[];
  readonly onRemove: (id: string) => void;
}

export function ImageTray({ items, onRemove }: ImageTrayProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  return (
    <ul className={styles['tray']} aria-label={t('chat.composer.tray')}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classNames(styles['item'], item.problem && styles['bad'])}
          aria-busy={item.isSending || undefined}
        >
          {item.problem ? <p role="alert">{say(item.problem)}</p> : <img src={item.preview} alt={item.name} />}
          {item.isSending && (
            <span className={styles['sending']}>
              <Spinner />
            </span>
          )}
          <span className={styles['remove']}>
            <IconButton
              size="compact"
              icon="close"
              label={t('chat.composer.removeImage', { name: item.name })}
              tooltip={false}
              onClick={() => onRemove(item.id)}
            />
          </span>
          <bdi className={styles['size']} dir="ltr">
            {sizeText(item.bytes, i18n.language)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number, locale: string): string {
  return bytes >= 1_000_000
    ? `${numberText(bytes / 1_000_000, locale, 1)} MB`
    : `${numberText(Math.ceil(bytes / 1000), locale)} kB`;
}
