/** What a scene draws into, and how large that is in CSS pixels. */
export interface View {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** An animation that the client draws itself. The same time always draws the same picture. */
export interface Scene {
  readonly lastsMs: number;
  /** `seconds` since the beginning. */
  draw(view: View, seconds: number): void;
}
