import type { ClientMid, Envelope, HallEventBody, HallEventName } from '@miczero/contracts';
import { variantOf } from '@miczero/contracts';
import { HALL, midOf, OTHER } from '../chat-lines.ts';
import { HALL_PATH, sentIds } from '../hall-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../mount-app.tsx';

/** One event of the hall link that arrives at an open page, and what the viewer sees then. */
export interface Scene {
  /** Cites the rules, then says what shows. */
  readonly title: string;
  /** The event and its variant, as the contract names them. */
  readonly variant: string;
  readonly play: () => Promise<void>;
}

/** The state before a scene, and its expectation. */
interface Script {
  /** The page; the first text channel of the hall without it. */
  readonly page?: MountOptions;
  /** The state before the event: the opposite of its effect. */
  readonly before: (app: MountedApp) => Promise<unknown>;
  readonly after: (app: MountedApp) => Promise<unknown>;
  /** Milliseconds that pass before the page is checked again. */
  readonly within?: number;
}

export const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
/** A changed hall is fetched again within this time. */
export const REFRESH_MS = 1100;

export function scene<Name extends HallEventName>(
  title: string,
  name: Name,
  /** May depend on the client id of the line that the viewer sent before. */
  body: HallEventBody<Name> | ((c_mid: ClientMid) => HallEventBody<Name>),
  address: Partial<Envelope>,
  { page, before, after, within = 0 }: Script,
): Scene {
  const bodyFor = typeof body === 'function' ? body : () => body;
  return {
    title,
    variant: variantOf(name, bodyFor(midOf('any'))),
    async play() {
      const app = await mountApp({ path: HALL_PATH, ...page });
      await before(app);
      app.server.emit(name, bodyFor(midOf(String(sentIds(app)[0] ?? 'none'))), { to: HALL, ...address });
      await app.clock.advance(within);
      await app.settle();
      await after(app);
    },
  };
}
