import { useTranslation } from '../../../i18n/use-translation.ts';
import { keyNames } from '../../preferences/index.ts';
import styles from './ShortcutsDialog.module.css';

/** The labels of keys on keyboards. */
export function Keys({ combo }: { readonly combo: string }) {
  const { t } = useTranslation();
  if (combo === '') return <span className={styles['unset']}>{t('shortcuts.unset')}</span>;
  return (
    <span className={styles['names']} dir="ltr">
      {keyNames(combo).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
