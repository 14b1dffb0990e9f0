/** The pictures that seeds refer to: drawn from their names when they are asked for (files/drawings/), never stored. */
export const PICTURES = { count: 12, width: 320, height: 200 } as const;

/** What a person may have as a picture: a portrait by hair, an animal, or something that they like to look at. */
export const FACES = [
  'short',
  'long',
  'cat',
  'dog',
  'fox',
  'rabbit',
  'bear',
  'citrus',
  'peach',
  'leaf',
  'moon',
  'peak',
  'wave',
  'star',
  'cloud',
  'drink',
] as const;
export type Face = (typeof FACES)[number];

/** The subjects of hall covers; the middle of each also serves as the icon of its hall. */
export const COVERS = [
  'stage',
  'canyon',
  'radio',
  'blocks',
  'planet',
  'lantern',
  'wolf',
  'racing',
  'island',
  'piano',
  'mystery',
  'dragon',
] as const;
export type Cover = (typeof COVERS)[number];

/** A landscape, as people post it in a chat. */
export function pictureUrl(index: number): string {
  return `/files/seed/${index % PICTURES.count}.png`;
}

/** The picture of a person; another number is another picture of the same kind. */
export function faceUrl(face: Face, number: number): string {
  return `/files/seed/${face}-${number % FACE_VARIANTS}.svg`;
}

/** Pictures of one kind; the number bounds what the platform draws and keeps. */
export const FACE_VARIANTS = 500;

/** The picture of a hall. */
export function coverUrl(cover: Cover): string {
  return `/files/seed/hall-${cover}.svg`;
}
