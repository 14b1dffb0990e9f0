import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UncopiedProps, uncopiedModal } from '../index.ts';

const ROWS_MAX = 8;
/** A longer line is sure to wrap. */
const LINE_CHARS = 32;

/** A text that the browser did not take, selected, so that its keys and its own menu copy it. */
export default function UncopiedDialog({ text }: UncopiedProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const fieldRef = useRef<HTMLInputElement>(null);
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARS)), 0);
  return (
    <Dialog
      open
      size="small"
      title={t('feedback.notCopied')}
      // On a touch screen too: a field that only reads opens no keyboard.
      initialFocus={fieldRef}
      onClose={() => dispatch(uncopiedModal.close())}
    >
      <TextField
        ref={fieldRef}
        label={t('feedback.copyByHand')}
        readOnly
        dir="auto"
        value={text}
        {...(rows > 1 && { rows: Math.min(ROWS_MAX, rows) })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
