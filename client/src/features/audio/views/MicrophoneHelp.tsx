import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type MicrophoneHelpProps, microphoneHelpModal } from '../index.ts';

/** What the viewer does about a microphone that this browser refuses, or does not have. */
export default function MicrophoneHelp({ look }: MicrophoneHelpProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const close = () => dispatch(microphoneHelpModal.close());
  return (
    <Dialog
      open
      size="small"
      title={t(`audio.mic.${look}`)}
      description={t(look === 'denied' ? deniedStepsKey() : 'voiceSettings.denied.missing')}
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          {t('common.confirm')}
        </Button>
      }
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
