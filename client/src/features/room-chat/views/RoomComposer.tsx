import { mayInRoom } from '@miczero/contracts';
import { type RefObject, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineField, type LineFieldHandle } from '../../chat/views/LineField.tsx';
import { useCompletion } from '../../chat/views/use-completion.tsx';
import type { RoomRoot } from '../../room/index.ts';
import { selectAudience, selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';
import { roomChatActions } from '../index.ts';

/** Where the viewer writes in the room. A viewer who may not write reads why instead. */
export function RoomComposer({ ref }: { readonly ref: RefObject<LineFieldHandle | null> }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const [text, setText] = useState('');
  const store = useStore<RoomRoot & SessionRoot>();
  const completion = useCompletion(text, ref, () => peopleIn(store.getState()));
  const placeholder = hindrances.closed ? 'closed' : hindrances.muted ? 'muted' : 'placeholder';
  return (
    <LineField
      ref={ref}
      value={text}
      disabled={standing === null || !mayInRoom('chat', standing, hindrances)}
      label={t('roomChat.write')}
      placeholder={t(`roomChat.${placeholder}`)}
      sendLabel={t('chat.composer.send')}
      tooLong={(n) => t('roomChat.tooLong', { n })}
      completion={completion}
      onChange={setText}
      onSend={(line) => {
        dispatch(roomChatActions.sayRequested({ text: line }));
        setText('');
      }}
    />
  );
}

/** Who can be mentioned: the people in the room, but for the viewer. */
function peopleIn(state: RoomRoot & SessionRoot) {
  const viewer = selectViewer(state);
  return selectAudience(state)
    .filter(({ id }) => id !== viewer)
    .map(({ id, nick, header }) => ({ uid: id, nick: nick || id, avatar: header }));
}
