import type { MouseEvent, PointerEvent } from 'react';
import { useDispatch } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ImSessionId } from '../../im/index.ts';
import { clipsActions, type RecordingState } from '../index.ts';
import styles from './Clips.module.css';
import { followPress } from './press.ts';

/**
 * Records a voice message. A press records until the viewer says that it is done; a press that lasts records until the finger
 * leaves, and one that slides away keeps nothing.
 */
export function RecordButton({ session }: { readonly session: ImSessionId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();

  const move = (pointer: RecordingState['pointer']) => dispatch(clipsActions.pointerMoved({ session, pointer }));
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    // The mouse would take the focus from the bar that replaces this button.
    event.preventDefault();
    dispatch(clipsActions.recordRequested(session));
    followPress(event.nativeEvent, {
      onHeld: () => move('holds'),
      onSlid: (isAway) => move(isAway ? 'cancels' : 'holds'),
      onReleased(isAway) {
        move('free');
        dispatch(isAway ? clipsActions.dropped(session) : clipsActions.finishRequested(session));
      },
      onTaken: () => move('free'),
    });
  }
  function onClick({ detail }: MouseEvent) {
    // A click of a pointer has begun with its press.
    if (detail === 0) dispatch(clipsActions.recordRequested(session));
  }

  return (
    <IconButton
      icon="mic"
      label={t('clips.record')}
      className={styles['record']}
      data-record
      onPointerDown={onPointerDown}
      onClick={onClick}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
