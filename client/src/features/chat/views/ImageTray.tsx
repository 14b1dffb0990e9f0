import { useDispatch } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import { chatActions, type TrayItemModel } from '../index.ts';
import styles from './ImageTray.module.css';

/** Pictures to be sent with the text, with a preview and a remove button. */
export interface ImageTrayProps {
  /** At least one. */
  readonly items: readonly TrayItemModel[];
}

export function ImageTray({ items }: ImageTrayProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  return (
    <ul className={styles['tray']} aria-label={t('chat.composer.tray')}>
      {items.map((item) => (
        <li key={item.id} className={classNames(styles['item'], item.problem && styles['bad'])}>
          {item.problem ? <p role="alert">{say(item.problem)}</p> : <img src={item.preview} alt={item.name} />}
          <span className={styles['remove']}>
            <IconButton
              size="compact"
              icon="close"
              label={t('chat.composer.removeImage', { name: item.name })}
              tooltip={false}
              onClick={() => dispatch(chatActions.imageRemoved({ id: item.id }))}
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
