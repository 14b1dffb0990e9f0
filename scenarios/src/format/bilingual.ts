import * as z from 'zod/mini';

/** A text for people: the console shows the one in its language. */
export const bilingual = z.strictObject({
  zh: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

export type Bilingual = z.output<typeof bilingual>;
