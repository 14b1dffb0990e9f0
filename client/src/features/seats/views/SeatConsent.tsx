import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type AudioRoot, audioActions } from '../../audio/index.ts';
import { type SeatsRoot, seatsActions } from '../index.ts';
import { selectOwnSeat } from './seat-cells.selectors.ts';

/**
 * Another user put the viewer on a seat, or accepted the application of a viewer who looks elsewhere. The calls of seats have no
 * invitation, so the viewer sits there already; what waits for consent is the microphone. Closing the question leaves it off, and so does a key that was meant for the chat: focus is
 * on the answer that changes nothing.
 */
export function SeatConsent() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { mic_number } = useSelector(selectOwnSeat);
  const isMuted = useSelector(({ audio }: AudioRoot) => audio.isMuted);
  const isOfApplication = useSelector(({ seats }: SeatsRoot) => seats.isOfApplication);
  const answer = () => dispatch(seatsActions.inviteAnswered());
  const stayMuted = useRef<HTMLButtonElement>(null);
  if (mic_number === null) return null;
  return (
    <Dialog
      open
      onClose={answer}
      initialFocus={stayMuted}
      title={
        mic_number === 0
          ? t(isOfApplication ? 'roomMenu.consent.acceptedHost' : 'roomMenu.consent.hostTitle')
          : t(isOfApplication ? 'roomMenu.consent.accepted' : 'roomMenu.consent.title', { n: mic_number })
      }
      actions={
        <>
          <Button
            onClick={() => {
              answer();
              dispatch(seatsActions.seatTapped({ mic_number }));
            }}
          >
            {t('seats.stepDown')}
          </Button>
          <Button ref={stayMuted} onClick={answer}>
            {t('roomMenu.consent.stayMuted')}
          </Button>
          <Button
            look="primary"
            icon="mic"
            onClick={() => {
              answer();
              if (isMuted) dispatch(audioActions.muteToggled());
            }}
          >
            {t('seats.consent.open')}
          </Button>
        </>
      }
    >
      <p>{t('roomMenu.consent.text')}</p>
    </Dialog>
  );
}
