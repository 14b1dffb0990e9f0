import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDesignTexts } from '../texts.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  /** Only one way out: the dialog tells, it does not ask. */
  readonly noticeOnly?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what cannot be undone. The destructive answer is never the one that has focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, destructive = false, noticeOnly = false, busy = false } = props;
  const texts = useDesignTexts();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      size="small"
      title={title}
      description={text}
      onClose={noticeOnly ? undefined : props.onCancel}
      initialFocus={destructive ? cancelRef : confirmRef}
      actions={
        <>
          {!noticeOnly && (
            <Button ref={cancelRef} look="plain" onClick={props.onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button ref={confirmRef} look={destructive ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
