import type { FakePorts } from './fakes/fake-ports.ts';

/** A picture whose upload is under way, and what ends it. */
export function heldUpload(http: FakePorts['http']): { readonly file: File; readonly end: () => void } {
  let end = () => {};
  http.on(
    'file.upload',
    () =>
      new Promise((resolve) => {
        end = () => resolve({ url: '/a.png', type: 'png', w: 1, h: 1 });
      }),
  );
  return { file: new File(['x'], 'a.png', { type: 'image/png' }), end: () => end() };
}
