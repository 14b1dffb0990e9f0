import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { peopleActions } from '../index.ts';
import { selectMicApplications } from '../mic-applications.selectors.ts';
import type { MicApplicationsProps } from './MicApplications.tsx';

type Root = Parameters<typeof selectMicApplications>[0];

/** Owner and managers mute the microphones of all members in a voice channel after a question, and take that back. */
export default function AllMics({ hall_id, channel_id }: MicApplicationsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { all } = useSelector((state: Root) => selectMicApplications(state, hall_id, channel_id));
  if (all === null) return null;
  const allMics = (mute: boolean) => peopleActions.allMicsRequested({ hall_id, channel_id, mute });
  const muteQuestion = confirmModal.open({
    title: textOf('micApplications.ask.title'),
    body: textOf('micApplications.ask.text'),
    action: textOf('micApplications.all.mute'),
    danger: true,
    onConfirm: allMics(true),
  });
  return (
    <Button
      size="compact"
      icon={all === 'mute' ? 'micOff' : 'mic'}
      onClick={() => dispatch(all === 'mute' ? muteQuestion : allMics(false))}
    >
      {t(`micApplications.all.${all}`)}
    </Button>
  );
}
