import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { audioActions, selectTalkKey, voiceActions } from '../index.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS);

/**
 * Ctrl+Shift+M mutes, Ctrl+Shift+D deafens, M mutes while no field has the focus; the talk key sends while it is held, or
 * from one press to the next (talk-key.saga.ts). It works only while this page has the focus; losing the focus lets a held key go.
 */
export function useVoiceKeys(): void {
  const dispatch = useDispatch();
  const talkKey = useSelector(selectTalkKey);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || event.altKey) return;
      const hasCommand = (event.ctrlKey || event.metaKey) && event.shiftKey;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !isField(event.target);
      const isMute = event.code === 'KeyM' && (hasCommand || (isPlain && talkKey !== 'KeyM'));
      if (isMute) dispatch(audioActions.muteToggled());
      else if (event.code === 'KeyD' && hasCommand) dispatch(voiceActions.deafenToggled());
      else if (event.code === talkKey && isPlain) dispatch(voiceActions.talkKeyMoved({ to: 'down' }));
      else return;
      event.preventDefault();
    };
    const release = (event: KeyboardEvent) => {
      if (event.code === talkKey) dispatch(voiceActions.talkKeyMoved({ to: 'up' }));
    };
    const blur = () => dispatch(voiceActions.talkKeyMoved({ to: 'away' }));
    window.addEventListener('keydown', act);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('keydown', act);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', blur);
    };
  }, [dispatch, talkKey]);
}
