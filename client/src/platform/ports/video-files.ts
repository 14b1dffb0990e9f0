/** Looks into video files that a person chose. The adapter loads late. */
export interface VideoFiles {
  /** What a video is, with its first frame as a picture. Null when this browser cannot play it. */
  read(file: Blob): Promise<VideoFacts | null>;
}

export interface VideoFacts {
  /** Milliseconds. */
  readonly durationMs: number;
  /** Pixels. */
  readonly w: number;
  readonly h: number;
  /** The first frame; null when it cannot be drawn. */
  readonly poster: Blob | null;
}
