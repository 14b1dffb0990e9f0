import type { EndpointName, RefusalName } from '@miczero/contracts';
import type { Persona } from '../../../src/core/seeds/personas.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walk } from '../walk.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The moment before the call: everything that its walk needs is there. */
export interface Moment {
  readonly sandbox: Sandbox;
  readonly name: EndpointName;
  readonly request: Fields;
  /** User number of the caller; empty for a visitor. */
  readonly no: string;
  /** Who makes the call. */
  readonly as: Walk['as'];
}

/** The change that turns a successful call into a refused one. */
export interface Twist {
  /** Another person makes the call. */
  readonly as?: Persona;
  /** What happens before the call. */
  readonly spoil?: (moment: Moment) => Promise<unknown>;
  /** Fields that are sent instead. */
  readonly change?: (moment: Moment) => Fields | Promise<Fields>;
  readonly file?: () => Blob;
}

/** By refusal: the step that provokes it in any call that declares it. */
export type Twists = Partial<Record<RefusalName, Twist>>;

/** Sends something else in the first of these fields that the request has; a call without any of them does the same as before. */
export const instead =
  (value: string | number, ...fields: readonly string[]) =>
  ({ request }: Moment): Fields => {
    const field = fields.find((one) => one in request);
    return field === undefined ? {} : { [field]: value };
  };

export const text = ({ request }: Moment, field: string): string => String(request[field] ?? '');

/** The walk with the twist in it: as before, then the walk's own request, then what spoils it. */
export function twisted(name: EndpointName, walk: Walk, twist: Twist): Walk {
  const as = twist.as ?? walk.as;
  return {
    as,
    ...(walk.before && { before: walk.before }),
    ...((twist.file ?? walk.file) && { file: twist.file ?? walk.file }),
    request: async (sandbox) => {
      const own = (await (walk as Walk).request(sandbox)) as Fields;
      const moment = { sandbox, name, as, request: own, no: as === 'visitor' ? '' : await sandbox.no(as) };
      const request = { ...own, ...(await twist.change?.(moment)) };
      await twist.spoil?.({ ...moment, request });
      return request as never; // the call's own fields, or others of the same type in their place
    },
  };
}
