import * as z from 'zod/mini';

/** What a list of worlds shows of each. */
export const worldFacts = z.object({
  name: z.string(),
  seed_world: z.string(),
  seed: z.int(),
  /** Number of commands applied so far. */
  sequence: z.int(),
  /** The world's clock, epoch milliseconds. */
  clock: z.int(),
  people: z.int(),
  halls: z.int(),
  messages: z.int(),
  connections: z.int(),
  held_acks: z.int(),
  bots: z.boolean(),
  /** The number of people that its seed was asked for, where the seed asks. */
  seed_people: z.int(),
  /** The limits on sending. */
  limits: z.object({ burst: z.int(), per_second: z.number() }),
});
