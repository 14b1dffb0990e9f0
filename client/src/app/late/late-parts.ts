import type { Chapter } from '../../i18n/catalogue.ts';
import type { LateName, LateParts } from '../../lib/late-parts.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature, LateModule } from './late-feature.ts';
import { PART_CHAPTERS } from './part-chapters.ts';

/** Parts of the client that are loaded when they are first needed, each in a chunk of its own. */
const PARTS = {
  /** Everything of an open hall, and the hall link. Taken in by the lobby, and as soon as a session begins. */
  hall: () => import('./hall.ts'),
  /** The shelves of discover. Taken in by its screen. */
  explore: () => import('./explore.ts'),
  /** The team-up square. Taken in by its screen, and by discover for members. */
  teamSquare: () => import('./team-square.ts'),
  /** The first-run guides. Taken in once the page is shown. */
  guides: () => import('./guides.ts'),
  /** The copy of the client on this device and its versions. Taken in once the page is shown. */
  appUpdate: () => import('./app-update.ts'),
  /** What a link invites to. Taken in by the page of an invitation, and by halls and rooms that their viewer may not enter. */
  invitation: () => import('./invitation.ts'),
  /** The members of a hall and what the viewer does to them. Taken in by the lobby, and by its dialogs. */
  people: () => import('./people.ts'),
  /** What the viewer does to halls, channels and notices. Taken in by its dialogs, and by the menus of halls and channels. */
  hallManagement: () => import('./hall-management.ts'),
  /** Search and the quick switcher. Taken in by their dialogs. */
  search: () => import('./search.ts'),
  /** Private and group messages. Taken in once the first screen of a session is shown, and by what builds on them. */
  im: () => import('./im.ts'),
  /** Voice and video messages. Taken in by the panel of messages. */
  clips: () => import('./clips.ts'),
  /** Groups that people make. Taken in by their dialogs. */
  groups: () => import('./groups.ts'),
  /** The pictures of a channel or session, one at a time. Taken in by their dialog. */
  gallery: () => import('./gallery.ts'),
  /** Gifts in private sessions. Taken in by their dialog. */
  chatGifts: () => import('./chat-gifts.ts'),
  /** Friends, pages of users, feedback and reports to operations. Taken in by their dialogs. */
  contacts: () => import('./contacts.ts'),
  /** The viewer's wallet. Taken in by its dialogs, by the menu that shows the coins, and where an order is not over. */
  wallet: () => import('./wallet.ts'),
  /** Voice rooms. Taken in by their route. */
  room: () => import('./room.ts'),
  /** The list of rooms, and the dialogs about rooms. Taken in by the list, and by the dialogs. */
  rooms: () => import('./rooms.ts'),
} as const satisfies Record<LateName, () => Promise<LateModule>>;

/** Parts whose features another part builds on: they are taken in before it. */
const NEEDS: { readonly [Name in LateName]?: LateName } = {
  contacts: 'people',
  clips: 'im',
};

/** Loads parts on demand; `add` puts their features into the store, all of one part at once. */
export function createLateParts(
  ports: Ports,
  add: (features: readonly LateFeature[]) => void,
  needTexts: (chapters: readonly Chapter[]) => Promise<void>,
): LateParts {
  const taken = new Set<LateName>();
  const loading = new Map<LateName, Promise<void>>();
  async function load(name: LateName): Promise<void> {
    try {
      const needed = NEEDS[name];
      const [part] = await Promise.all([PARTS[name](), needTexts(PART_CHAPTERS[name]), needed && take(needed)]);
      add(await part.features(ports));
      taken.add(name);
    } finally {
      loading.delete(name);
    }
  }
  function take(name: LateName): Promise<void> {
    if (taken.has(name)) return Promise.resolve();
    const running = loading.get(name) ?? load(name);
    loading.set(name, running);
    return running;
  }
  return { isTaken: (name) => taken.has(name), take };
}
