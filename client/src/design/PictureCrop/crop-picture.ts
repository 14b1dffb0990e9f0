/** A part of a picture, in percent of its sides. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cropped picture is no larger than it is ever shown. */
const SIDE_MAX_PX = 512;

/** The square of a picture, as a file of its kind; null when the browser cannot write it. */
export async function cropPicture(picture: HTMLImageElement, part: PicturePart, file: File): Promise<File | null> {
  const { naturalWidth, naturalHeight } = picture;
  const width = (part.width / 100) * naturalWidth;
  const height = (part.height / 100) * naturalHeight;
  const side = Math.max(1, Math.min(SIDE_MAX_PX, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const left = (part.x / 100) * naturalWidth;
  const top = (part.y / 100) * naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  return blob && new File([blob], file.name, { type: blob.type });
}
