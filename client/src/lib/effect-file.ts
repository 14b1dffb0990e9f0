/** Formats of animation files that servers of voice rooms send (decision 0111). */
export type EffectFormat = 'film' | 'lottie' | 'svga' | 'webp';

export interface EffectFile {
  readonly url: string;
  readonly format: EffectFormat;
}

/** A large effect that the client draws itself, by the name of the gift's animation. */
interface EffectScene {
  readonly format: 'scene';
  readonly name: string;
}

/** What the player plays. */
export type Playable = EffectFile | EffectScene;

/** The gifts for the whole screen (room-event.0x4039). */
const SCENE = /^(?:balloon|castle|rocket)$/;

export const sceneOf = (name: string): EffectScene | null => (SCENE.test(name) ? { format: 'scene', name } : null);

/**
 * How a play ended. `broken`: the file is missing, or is not what its name says. `slow`: this page does not keep up with the
 * frames. `unwanted`: the device asks for less motion.
 */
export type EffectEnd = 'played' | 'broken' | 'slow' | 'unwanted';

const FORMATS: Readonly<Record<string, EffectFormat>> = {
  json: 'lottie',
  mp4: 'film',
  svga: 'svga',
  webm: 'film',
  webp: 'webp',
};

/** The animation file that this address names; null for a name that is none, and for an unknown format. */
export function effectFileOf(address: string): EffectFile | null {
  const format = FORMATS[extensionOf(address)];
  return format ? { url: address, format } : null;
}

function extensionOf(address: string): string {
  const [, extension = ''] = /^(?:https?:\/\/|\/)[^?#]*\.(\w+)(?:[?#]|$)/i.exec(address) ?? [];
  return extension.toLowerCase();
}
