import type { ChannelId, MicEntry, UserNo } from '@miczero/contracts';
import type { ResolveUrl } from '../connection/index.ts';
import type { ChannelNodeModel, VoiceMemberModel } from './channel-node.ts';

const NO_MEMBERS: readonly VoiceMemberModel[] = [];

/**
 * Rows of the tree that did not change stay the same objects, so that a switch draws two rows and not two hundred.
 */
export function createKeptNodes() {
  let nodes = new Map<ChannelId, ChannelNodeModel>();
  let members = new WeakMap<readonly MicEntry[], readonly VoiceMemberModel[]>();
  let last: { readonly viewer: UserNo | null; readonly resolve: ResolveUrl } | null = null;

  return {
    /** The people of a voice channel, for as long as its entries are the same. */
    membersOf(mics: readonly MicEntry[] | undefined, viewer: UserNo | null, resolve: ResolveUrl) {
      if (!mics || mics.length === 0) return NO_MEMBERS;
      if (last?.viewer !== viewer || last.resolve !== resolve) members = new WeakMap();
      last = { viewer, resolve };
      const known = members.get(mics);
      if (known) return known;
      const made = mics.map(({ mic_uid: uid, mic_state: isMicOpen, avatar, ...shown }) => ({
        ...shown,
        uid,
        isMicOpen,
        avatar: resolve(avatar),
        isMe: uid === viewer,
      }));
      members.set(mics, made);
      return made;
    },
    /** The nodes of a tree by channel: the former object where every field is equal. */
    keep(next: readonly ChannelNodeModel[]): (channel_id: ChannelId) => ChannelNodeModel | undefined {
      nodes = new Map(
        next.map((node) => {
          const former = nodes.get(node.channel_id);
          return [node.channel_id, former && isEqual(former, node) ? former : node];
        }),
      );
      return (channel_id) => nodes.get(channel_id);
    },
  };
}

function isEqual(a: ChannelNodeModel, b: ChannelNodeModel): boolean {
  const keys = Object.keys(a) as (keyof ChannelNodeModel)[];
  return keys.every((key) => a[key] === b[key]);
}
