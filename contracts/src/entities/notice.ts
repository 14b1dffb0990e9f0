import * as z from 'zod/mini';
import { hallId, momentOrNever, text, wireCode } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';

/** entity.hall-notice. The specification does not show the content of a notice; title, content and author are ours. */
export const hallNotice = z
  .object({
    /** Id of the notice, a decimal number that grows with time. */
    id: idOrNone,
    hall_id: hallId,
    /** Expiry; 0 means never. */
    expired: momentOrNever,
    /** 1: shown once a day; 2: shown at each entry (open point B16). */
    type: z._default(wireCode([1, 2]), 1),
    title: text,
    content: text,
    /** User number of the author. */
    uid: idOrNone,
    /** Creation time. */
    create_time: momentOrNever,
  })
  .register(z.globalRegistry, { id: 'HallNotice' });
export type HallNotice = z.output<typeof hallNotice>;
