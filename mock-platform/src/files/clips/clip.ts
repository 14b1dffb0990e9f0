/** A recording or a video, as its own bytes describe it. */
export interface Clip {
  /** Whether there is a picture in it. */
  readonly kind: 'voice' | 'video';
  readonly extension: 'weba' | 'ogg' | 'm4a' | 'webm' | 'mp4';
  /** Milliseconds; 0 when the file does not say it. */
  readonly durationMs: number;
  /** Size of the picture in pixels; 0 without one. */
  readonly w: number;
  readonly h: number;
  /**
   * What is stored: the same sound and picture without the notes in which cameras and programs keep places, names and dates.
   * A track of timed notes is removed from the list of tracks; its samples stay among those of sound and picture, where no
   * player finds them.
   */
  readonly bytes: Buffer;
}
