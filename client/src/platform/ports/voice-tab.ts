/** One tab of a browser has the voice of a user: two would be heard twice, or take the place from each other for ever. */
export interface VoiceTab {
  /** Takes the voice to this tab; the former tab is told `taken`. */
  claim(uid: string): void;
  /** Whether this tab has it: false again once another tab has taken it. */
  isHere(): boolean;
  /** Gives it back. */
  release(): void;
  /** Calls back when another tab has taken the voice from this one. Returns the unsubscriber. */
  onTaken(listener: () => void): () => void;
  /** Whether another tab of this browser has the voice at this moment. */
  isElsewhere(): Promise<boolean>;
  /**
   * Calls back when another tab of this browser has the voice, and when none has it any more, be it given back, taken by this tab, or
   * lost with a tab that was closed. Returns the unsubscriber.
   */
  onElsewhere(listener: (isElsewhere: boolean) => void): () => void;
}
