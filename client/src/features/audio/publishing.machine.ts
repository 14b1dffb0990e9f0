/**
 * Whether the viewer's voice is sent. Three parties decide: the viewer (`isSilent`: muted, deafened, or the talk key is up),
 * the platform (`maySend`), and the browser (`microphone`). Sound leaves only while all three allow it. The platform speaks
 * through who carries the sound (`hasRight`) and through what it tells of the place (`isAllowed`: a seat, a manager's mute):
 * a carrier that knows nothing of seats lets everyone send.
 */
export interface Publishing {
  readonly isSilent: boolean;
  /** In the audio of a place. */
  readonly isIn: boolean;
  readonly hasRight: boolean;
  readonly isAllowed: boolean;
  /** Both. */
  readonly maySend: boolean;
  readonly microphone: Microphone;
}
/** `denied`, `missing`: the browser has no microphone for this page; the viewer listens. */
export type Microphone = 'closed' | 'opening' | 'open' | 'denied' | 'missing';

export type PublishingEvent =
  | { readonly type: 'intended'; readonly isSilent: boolean }
  | { readonly type: 'entered' }
  | { readonly type: 'left' }
  | { readonly type: 'rights'; readonly maySend: boolean }
  | { readonly type: 'allowed'; readonly isAllowed: boolean }
  | { readonly type: 'opened' }
  /** It did not open, or it was lost while it was open. */
  | { readonly type: 'failed'; readonly microphone: 'closed' | 'denied' | 'missing' }
  /** Other devices are plugged in: one may take the place of a microphone that was missing. */
  | { readonly type: 'plugged' }
  /** The viewer asks for the microphone again, for instance after a denial was taken back. */
  | { readonly type: 'retried' };

/** Calls of the port, in their order. */
export type PublishingCommand = 'mute' | 'unmute' | 'publish' | 'unpublish';

/** Silent until the viewer's intent is known. */
export const notPublishing: Publishing = {
  isSilent: true,
  isIn: false,
  hasRight: false,
  isAllowed: true,
  maySend: false,
  microphone: 'closed',
};

export function nextPublishing(state: Publishing, event: PublishingEvent): Publishing {
  switch (event.type) {
    case 'intended':
      return { ...state, isSilent: event.isSilent };
    case 'entered':
      return opening({ ...state, isIn: true });
    case 'left':
      return judged({ ...state, isIn: false, hasRight: false });
    case 'rights':
      return judged({ ...state, hasRight: event.maySend });
    case 'allowed':
      return judged({ ...state, isAllowed: event.isAllowed });
    case 'opened':
      return state.microphone === 'opening' ? { ...state, microphone: 'open' } : state;
    case 'failed':
      return isOpen(state) ? { ...state, microphone: event.microphone } : state;
    case 'plugged':
      return state.microphone === 'missing' ? opening({ ...state, microphone: 'closed' }) : state;
    case 'retried':
      return opening({ ...state, microphone: state.microphone === 'open' ? 'open' : 'closed' });
  }
}

/** Calls to the port between two states: silence first, sound last. */
export function commandsBetween(before: Publishing, after: Publishing): readonly PublishingCommand[] {
  const commands: PublishingCommand[] = [];
  if (after.isSilent && !before.isSilent) commands.push('mute');
  if (isOpen(before) && !isOpen(after)) commands.push('unpublish');
  if (after.microphone === 'opening' && before.microphone !== 'opening') commands.push('publish');
  if (!after.isSilent && before.isSilent) commands.push('unmute');
  return commands;
}

const isOpen = ({ microphone }: Publishing) => microphone === 'open' || microphone === 'opening';

/** A denial outlives the participation: the browser would not ask again. */
const closed = (microphone: Microphone): Microphone => (microphone === 'denied' ? 'denied' : 'closed');

function judged(state: Publishing): Publishing {
  const maySend = state.hasRight && state.isAllowed;
  return maySend ? opening({ ...state, maySend }) : { ...state, maySend, microphone: closed(state.microphone) };
}

function opening(state: Publishing): Publishing {
  const { isIn, maySend, microphone } = state;
  return isIn && maySend && microphone === 'closed' ? { ...state, microphone: 'opening' } : state;
}
