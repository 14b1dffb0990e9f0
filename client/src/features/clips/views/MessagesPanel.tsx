import type { UserNo } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { lazyPart, partOnDemand } from '../../../design/LazyPart/lazy-part.tsx';
import { type AudioRoot, selectHasVoice, type VoiceRoot } from '../../audio/index.ts';
import { type ClipExtras, ClipExtrasProvider } from '../../im/views/clip-extras.ts';
import { ImPanel } from '../../im/views/ImPanel.tsx';
import { useMessagesBeside } from '../../person/views/use-messages-beside.ts';
import { clipsActions } from '../index.ts';
import { ClipRow } from './ClipRow.tsx';
import { Composing } from './Composing.tsx';
import { RecordButton } from './RecordButton.tsx';

const EXTRAS: ClipExtras = { Composing, RecordButton, ClipRow, videoChosen: clipsActions.videoChosen };

const CallLine = lazyPart(() => import('./CallLine.tsx'), ['audio', 'voice']);
/** Only a viewer in a room needs the state of rooms, which is there with its texts. */
const { Part: RoomCallLine } = partOnDemand(() => import('./RoomCallLine.tsx'), ['audio', 'voice']);

/** The voice part of the state may come after the first place of the viewer. */
const selectHasCall = (state: AudioRoot & Partial<VoiceRoot>): boolean =>
  state.voice !== undefined && selectHasVoice(state);
const selectIsRoomCall = ({ voice }: Partial<VoiceRoot>): boolean => Boolean(voice?.room);

/** modal.im-panel: the panel of messages with all kinds of messages. */
export default function MessagesPanel({ to }: { readonly to: UserNo | null }) {
  const hasCall = useSelector(selectHasCall);
  const isRoomCall = useSelector(selectIsRoomCall);
  const isBeside = useMessagesBeside();
  return (
    <ClipExtrasProvider value={EXTRAS}>
      <ImPanel
        to={to}
        call={hasCall && !isBeside && (isRoomCall ? <RoomCallLine instead="" /> : <CallLine instead="" />)}
      />
    </ClipExtrasProvider>
  );
}
