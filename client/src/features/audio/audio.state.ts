import type { ChannelId, HallId } from '@miczero/contracts';

/** Where the viewer's voice is; it stays there while text channels are read. */
export interface VoicePlace {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly name?: string;
  /** Lets this page into the audio; absent in a place that another page has taken. */
  readonly token?: string;
}

/** A call that a reload has ended. */
export interface InterruptedCall extends VoicePlace {
  /** When the offer to go on with it ends. */
  readonly until: number;
  /** The press that goes on was made, and is not answered. */
  readonly isBusy?: boolean;
}

/** State of the viewer's voice in any place. Other members belong to the state of the place. */
export interface AudioState {
  /** null while the viewer's voice is nowhere. */
  readonly place: VoicePlace | null;
  /** The call that a reload has ended: the viewer is in it no more, and a press goes on with it. */
  readonly interrupted: InterruptedCall | null;
  /** The viewer's voice was taken over by another device (hall-event.1011.type-3-self). */
  readonly isMobileLogin: boolean;
  /** The viewer's own wish to be silent; a mute by a manager belongs to the place. */
  readonly isMuted: boolean;
  /** A voice message is being recorded: whether its end opens the microphone again. null while none is. */
  readonly recordingHold: 'reopens' | 'stays' | null;
}
export interface AudioRoot {
  readonly audio: AudioState;
}

export const initialAudio: AudioState = {
  place: null,
  interrupted: null,
  isMobileLogin: false,
  isMuted: false,
  recordingHold: null,
};
