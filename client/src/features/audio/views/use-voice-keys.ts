import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectKeyBindings } from '../../preferences/index.ts';
import { audioActions, selectIsSilentHere, selectTalkKey, voiceActions } from '../index.ts';
import { voiceActionOf } from '../voice-keys.model.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS);

/**
 * Keys mute and deafen. The talk key sends while it is held, or from one press to the next (talk-key.saga.ts). It works only while
 * this page has the focus: losing the focus lets a held key go.
 */
export function useVoiceKeys(): void {
  const dispatch = useDispatch();
  const bindings = useSelector(selectKeyBindings);
  const talkKey = useSelector(selectTalkKey);
  const isSilentHere = useSelector(selectIsSilentHere);
  useEffect(() => {
    let isHeld = false;
    const move = (to: 'down' | 'up' | 'away') => {
      isHeld = to === 'down';
      dispatch(voiceActions.talkKeyMoved({ to }));
    };
    const act = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return;
      const action = voiceActionOf({ bindings, talkKey }, event, isField(event.target));
      // The call is not on this page: a key would change its own icon alone, or open the microphone of the call to come.
      if (isSilentHere) return;
      if (action === 'talk') move('down');
      else if (action === 'mute') dispatch(audioActions.muteToggled());
      else if (action === 'deafen') dispatch(voiceActions.deafenToggled());
      else return;
      event.preventDefault();
    };
    const release = (event: KeyboardEvent) => {
      if (isHeld && event.code === talkKey) move('up');
    };
    const blur = () => move('away');
    window.addEventListener('keydown', act);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('keydown', act);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', blur);
      // The key comes up where nothing listens any more.
      if (isHeld) blur();
    };
  }, [dispatch, talkKey, bindings, isSilentHere]);
}
