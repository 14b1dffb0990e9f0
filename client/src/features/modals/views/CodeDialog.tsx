import { useDispatch } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { QrCode } from '../../../design/QrCode/QrCode.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { type CodeProps, codeModal } from '../index.ts';
import styles from './CodeDialog.module.css';

/** modal.code: a code to scan, and the same address to read and copy. */
export default function CodeDialog({ title, text, content }: CodeProps) {
  const say = useSay();
  const dispatch = useDispatch();
  return (
    <Dialog open size="small" title={say(title)} description={say(text)} onClose={() => dispatch(codeModal.close())}>
      <div className={styles['code']}>
        <QrCode content={content} label={say(title)} />
        <bdi className={styles['content']}>{content}</bdi>
      </div>
    </Dialog>
  );
}
