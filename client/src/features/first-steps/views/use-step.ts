import { useDispatch, useSelector } from 'react-redux';
import { NARROW } from '../../../design/use-media-query.ts';
import { channelActions, selectShownChannel } from '../../channel/index.ts';
import { channelModal, hallSettingsModal } from '../../hall-management/index.ts';
import { shareModal } from '../../modals/index.ts';
import { firstStepsActions, type Step, type selectFirstSteps } from '../index.ts';

type Model = NonNullable<ReturnType<typeof selectFirstSteps>>;

/** Leads to where a step is done. */
export function useStep(): (step: Step, model: Model) => void {
  const dispatch = useDispatch();
  const isTextShown = useSelector(selectShownChannel)?.kind === 'text';
  return (step, { hall_id, talk }) => {
    if (step === 'picture' || step === 'intro') dispatch(hallSettingsModal.open({ startsAt: step }));
    if (step === 'channel') dispatch(channelModal.open({ channel_id: null }));
    if (step === 'invite') dispatch(shareModal.open({ kind: 'hall', hall_id, channel_id: null }));
    if (step === 'word') {
      // On a phone the list and the keyboard would leave the lines no room.
      if (window.matchMedia(NARROW).matches) dispatch(firstStepsActions.folded({ hall_id, isFolded: true }));
      if (isTextShown) focusComposer();
      else if (talk !== null) dispatch(channelActions.joinRequested({ hall_id, channel_id: talk }));
    }
  };
}

/** The pane stands beside the list, so no ref leads from one to the other. */
function focusComposer(): void {
  document.querySelector<HTMLElement>('#content [data-composer] textarea:not(:disabled)')?.focus();
}
