/** Files that a person chose. They stay outside the state; the state holds their id. */
export interface Attachments {
  /** Reads an image's size and makes a preview; null when it is no readable image. */
  add(
    file: Blob,
  ): Promise<{ readonly id: string; readonly preview: string; readonly w: number; readonly h: number } | null>;
  /** Keeps a file unchanged. The preview is an address for this page. */
  keep(file: Blob): { readonly id: string; readonly preview: string };
  file(id: string): Blob | null;
  release(id: string): void;
}
