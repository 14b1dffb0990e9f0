import { useDispatch } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { shortcutsModal } from '../index.ts';
import styles from './ShortcutsDialog.module.css';

const SHORTCUTS = [
  { key: 'shortcuts.quick', keys: ['Ctrl', 'K'] },
  { key: 'shortcuts.previous', keys: ['Alt', '↑'] },
  { key: 'shortcuts.next', keys: ['Alt', '↓'] },
  { key: 'shortcuts.previousUnread', keys: ['Alt', 'Shift', '↑'] },
  { key: 'shortcuts.nextUnread', keys: ['Alt', 'Shift', '↓'] },
  { key: 'shortcuts.previousMention', keys: ['Ctrl', 'Alt', 'Shift', '↑'] },
  { key: 'shortcuts.nextMention', keys: ['Ctrl', 'Alt', 'Shift', '↓'] },
  { key: 'shortcuts.markRead', keys: ['Shift', 'Esc'] },
  { key: 'shortcuts.landmark', keys: ['Ctrl', 'F6'] },
  { key: 'shortcuts.latest', keys: ['Esc'] },
  { key: 'shortcuts.send', keys: ['Enter'] },
  { key: 'shortcuts.newLine', keys: ['Shift', 'Enter'] },
  { key: 'shortcuts.settings', keys: ['Ctrl', ','] },
  { key: 'shortcuts.list', keys: ['Ctrl', '/'] },
] as const;

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export default function ShortcutsDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Dialog open title={t('shell.shortcuts')} onClose={() => dispatch(shortcutsModal.close())}>
      <dl className={styles['list']}>
        {SHORTCUTS.map(({ key, keys }) => (
          <div key={key} className={styles['row']}>
            <dt>{t(key)}</dt>
            <dd className={styles['keys']} dir="ltr">
              {keys.map((name) => (
                <kbd key={name}>{isApple && name === 'Ctrl' ? '⌘' : name}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
