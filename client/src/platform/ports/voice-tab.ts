/** One tab of a browser has the voice of a user: two would be heard twice, or take the place from each other for ever. */
export interface VoiceTab {
  /** Takes the voice to this tab; the former tab is told `taken`. */
  claim(uid: string): void;
  /** Gives it back. */
  release(): void;
  /** Calls back when another tab has taken the voice from this one. Returns the unsubscriber. */
  onTaken(listener: () => void): () => void;
  /** Calls back when another tab of this user has the voice, and when it gives it back. Returns the unsubscriber. */
  onElsewhere(listener: (isElsewhere: boolean) => void): () => void;
}
