import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type MicrophoneHelpProps, microphoneHelpModal } from '../index.ts';

/** What the viewer does about a microphone that this browser refuses, or does not have. */
export default function MicrophoneHelp({ look }: MicrophoneHelpProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const close = () => dispatch(microphoneHelpModal.close());
  return (
    <ConfirmDialog
      open
      noticeOnly
      title={t(look === 'denied' ? deniedStepsKey() : 'voiceSettings.denied.missing')}
      confirmLabel={t('common.confirm')}
      onConfirm={close}
      onCancel={close}
    />
  );
}

/** The steps to allow a microphone differ by browser. */
function deniedStepsKey() {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'voiceSettings.denied.firefox' as const;
  return userAgent.includes('Chrome/')
    ? ('voiceSettings.denied.chrome' as const)
    : ('voiceSettings.denied.safari' as const);
}
