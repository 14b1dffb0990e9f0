import type { Relation, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireNoBlock, requireOther } from '../../rights/blocks.ts';
import { isSeenOnline } from '../../rights/sight.ts';
import { isLinked, link, linksOf, unlink } from '../../state/social.ts';
import type { World } from '../../state/world.ts';
import { tellSystem } from '../im/deliver.ts';
import { tellSight } from '../presence/presence.ts';

/** Following, friends and blocking: the writes that change the relation of two people. */

interface Whom {
  readonly no: UserNo;
}

export function relationOf(world: World, viewer: UserNo, no: UserNo): Relation {
  const { follows, fans, friends, blocks, blocked_by } = world.social;
  return {
    no,
    follow: isLinked(follows, viewer, no),
    fan: isLinked(fans, viewer, no),
    friend: isLinked(friends, viewer, no),
    black: isLinked(blocks, viewer, no),
    blacked: isLinked(blocked_by, viewer, no),
  };
}

/** api.social.follow-or-unfollow; repeating it changes nothing. */
export function follow(turn: Turn, input: Whom & { readonly op: 1 | 2 }): Relation {
  const { social } = turn.world;
  const { own, other } = requireOther(turn, input.no);
  if (input.op === 2) unlink(social, 'follow', own, other.no);
  else {
    requireNoBlock(turn.world, own, other.no);
    const isNew = !isLinked(social.follows, own, other.no);
    if (isNew && linksOf(social.follows, own).size >= social.most) throw new Refusal('relationsFull');
    if (isNew) tellSystem(turn, other.no, 'ypb_system', `${turn.account.nick} 关注了你`);
    link(social, 'follow', own, other.no);
  }
  return relationOf(turn.world, own, other.no);
}

/** api.social.add-friend: a friendship stands on both sides at once. */
export function addFriend(turn: Turn, input: Whom): Relation {
  const { social } = turn.world;
  const { own, other } = requireOther(turn, input.no);
  requireNoBlock(turn.world, own, other.no);
  const isNew = !isLinked(social.friends, own, other.no);
  const most = Math.max(linksOf(social.friends, own).size, linksOf(social.friends, other.no).size);
  // const.friends-blocklist-page-size-10000: a person has at most as many as the one page shows.
  if (isNew && most >= social.most) throw new Refusal('relationsFull');
  if (isNew) tellSystem(turn, other.no, 'ypb_system', `${turn.account.nick} 成为了你的好友`);
  link(social, 'friend', own, other.no);
  return relationOf(turn.world, own, other.no);
}

/** api.social.delete-friend */
export function delFriend(turn: Turn, input: Whom): Relation {
  const { no: own } = turn.account;
  if (!turn.world.accounts.has(input.no)) throw new Refusal('userUnknown');
  unlink(turn.world.social, 'friend', own, input.no);
  return relationOf(turn.world, own, input.no);
}

/** Changes the relation of two people, and tells each of them when it hides the other one or shows them again. */
function inSight(turn: Turn, a: UserNo, b: UserNo, change: () => void): void {
  const { world } = turn;
  const pairs = [
    [a, b],
    [b, a],
  ] as const;
  const before = pairs.map(([no, viewer]) => isSeenOnline(world, no, viewer));
  change();
  for (const [index, [no, viewer]] of pairs.entries()) {
    const isSeen = isSeenOnline(world, no, viewer);
    // hall-event.presence.state-1, hall-event.presence.state-2
    if (isSeen !== before[index]) tellSight(turn, no, viewer, isSeen ? 1 : 2);
  }
}

/** api.social.add-blacklist: nothing that was between the two is left. */
export function block(turn: Turn, input: Whom): Relation {
  const { social } = turn.world;
  const { own, other } = requireOther(turn, input.no);
  const isNew = !isLinked(social.blocks, own, other.no);
  if (isNew && linksOf(social.blocks, own).size >= social.most) throw new Refusal('relationsFull');
  unlink(social, 'follow', own, other.no);
  unlink(social, 'follow', other.no, own);
  unlink(social, 'friend', own, other.no);
  inSight(turn, own, other.no, () => link(social, 'block', own, other.no));
  if (isNew) turn.events.push({ kind: 'im-block', no: own, other: other.no, isBlocked: true });
  return relationOf(turn.world, own, other.no);
}

/** api.social.remove-blacklist */
export function unblock(turn: Turn, input: Whom): Relation {
  const { no: own } = turn.account;
  if (!turn.world.accounts.has(input.no)) throw new Refusal('userUnknown');
  if (isLinked(turn.world.social.blocks, own, input.no)) {
    turn.events.push({ kind: 'im-block', no: own, other: input.no, isBlocked: false });
  }
  inSight(turn, own, input.no, () => unlink(turn.world.social, 'block', own, input.no));
  return relationOf(turn.world, own, input.no);
}
