import type { UserNo } from '@miczero/contracts';
import { type ClipExtras, ClipExtrasProvider } from '../../im/views/clip-extras.ts';
import { ImPanel } from '../../im/views/ImPanel.tsx';
import { clipsActions } from '../index.ts';
import { ClipRow } from './ClipRow.tsx';
import { Composing } from './Composing.tsx';
import { RecordButton } from './RecordButton.tsx';

const EXTRAS: ClipExtras = { Composing, RecordButton, ClipRow, videoChosen: clipsActions.videoChosen };

/** modal.im-panel: the panel of messages with all kinds of messages. */
export default function MessagesPanel({ to }: { readonly to: UserNo | null }) {
  return (
    <ClipExtrasProvider value={EXTRAS}>
      <ImPanel to={to} />
    </ClipExtrasProvider>
  );
}
