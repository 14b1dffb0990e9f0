import { closeImPlatform, type ImPlatform, imPlatform } from './im-platform.ts';

/** The platform of `im-platform.ts` for a test in a browser: one request at a time, each with one answer, until the parent goes. */

interface Request {
  readonly name: keyof ImPlatform;
  readonly args: readonly never[];
}

process.on('message', ({ name, args }: Request) => {
  const work: (...given: readonly never[]) => Promise<unknown> = imPlatform[name];
  work(...args).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => void closeImPlatform().then(() => process.exit()));
