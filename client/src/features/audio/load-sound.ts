/** What carries the voice: asked for by the first word about a call, by the way into one, and by the dialog of its settings. */
export const loadSound = () => import('./sound.saga.ts');
