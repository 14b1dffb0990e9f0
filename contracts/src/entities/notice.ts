import * as z from 'zod/mini';
import { hallId, momentOrNever, text, wireCode } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';

/** entity.hall-notice. What a notice says is not shown in the specification; title, content and author are ours. */
export const hallNotice = z
  .object({
    /** The notice's id, a decimal number that grows with time. */
    id: idOrNone,
    hall_id: hallId,
    /** Moment at which the notice ends; 0 means never. */
    expired: momentOrNever,
    /** 1 is shown once a day, 2 at each entry (open point B16). */
    type: z._default(wireCode([1, 2]), 1),
    title: text,
    content: text,
    /** User number of the author. */
    uid: idOrNone,
    /** Moment of its creation. */
    create_time: momentOrNever,
  })
  .register(z.globalRegistry, { id: 'HallNotice' });
export type HallNotice = z.output<typeof hallNotice>;
