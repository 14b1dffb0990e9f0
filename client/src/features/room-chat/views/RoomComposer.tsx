import { mayInRoom } from '@miczero/contracts';
import { type Ref, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineField, type LineFieldHandle } from '../../chat/views/LineField.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { roomChatActions } from '../index.ts';

/** Where the viewer writes in the room. A viewer who may not write reads why instead. */
export function RoomComposer({ ref }: { readonly ref: Ref<LineFieldHandle> }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const [text, setText] = useState('');
  const placeholder = hindrances.closed ? 'closed' : hindrances.muted ? 'muted' : 'placeholder';
  return (
    <LineField
      ref={ref}
      value={text}
      disabled={standing === null || !mayInRoom('chat', standing, hindrances)}
      label={t('roomChat.write')}
      placeholder={t(`roomChat.${placeholder}`)}
      sendLabel={t('roomChat.send')}
      tooLong={(n) => t('roomChat.tooLong', { n })}
      onChange={setText}
      onSend={(line) => {
        dispatch(roomChatActions.sayRequested({ text: line }));
        setText('');
      }}
    />
  );
}
