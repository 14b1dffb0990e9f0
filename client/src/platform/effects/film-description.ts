import { type FilmLayout, layoutOf } from './film-layout.ts';

/** YYEVA marks its description by these words, in whichever box a tool has put it. */
const YYEVA = /yyeffectmp4json\[\[([A-Za-z0-9+/=]+)\]\]/;
const VAP = 'vapc';
/** The pictures themselves, which describe nothing. */
const PICTURES = 'mdat';
const HEAD_BYTES = 8;
const LARGE_HEAD_BYTES = 16;

/**
 * What a film says about its own layout: VAP by a box `vapc` with JSON, YYEVA by packed JSON. Null for a film that says nothing.
 * Rejects for one whose description is broken.
 */
export async function descriptionOf(file: Blob): Promise<FilmLayout | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { type, body } of boxesOf(bytes)) {
    if (type === VAP) return vapLayout(JSON.parse(new TextDecoder().decode(body)));
    if (type === PICTURES) continue;
    const [, packed] = YYEVA.exec(new TextDecoder('latin1').decode(body)) ?? [];
    if (packed !== undefined) return yyevaLayout(JSON.parse(await unpacked(packed)));
  }
  return null;
}

/** The boxes of the first level of an ISO media file. A file that is cut ends with its last whole box. */
function* boxesOf(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const given = view.getUint32(at);
    const isLarge = given === 1 && at + LARGE_HEAD_BYTES <= bytes.length;
    const head = isLarge ? LARGE_HEAD_BYTES : HEAD_BYTES;
    // 0 is the rest of the file.
    const size = given === 0 ? bytes.length - at : isLarge ? Number(view.getBigUint64(at + HEAD_BYTES)) : given;
    if (size < head || at + size > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD_BYTES));
    yield { type, body: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function vapLayout(description: unknown): FilmLayout {
  const info = fieldOf(description, 'info');
  const of = (name: string) => fieldOf(info, name);
  return layoutOf(of('videoW'), of('videoH'), of('rgbFrame'), of('aFrame'));
}

function yyevaLayout(description: unknown): FilmLayout {
  const film = fieldOf(description, 'descript');
  const of = (name: string) => fieldOf(film, name);
  return layoutOf(of('width'), of('height'), of('rgbFrame'), of('alphaFrame'));
}

/** Base64 of what zlib has packed. */
async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
