import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface LeaveQuestionProps {
  readonly isHost: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The way out takes the seat along: focus is on the answer that stays. */
export default function LeaveQuestion({ isHost, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      destructive
      title={t('room.leaveTitle')}
      text={t(isHost ? 'roomMenu.leaveHost' : 'room.leaveSeat')}
      confirmLabel={t('room.leave')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
