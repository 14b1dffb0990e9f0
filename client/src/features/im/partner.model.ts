import type { Relation } from '@miczero/contracts';

/** What the viewer and the other person of a private session are to each other, in one word. */
export function relationTo({
  friend,
  follow,
  fan,
  black,
}: Relation): 'blocked' | 'friend' | 'mutual' | 'follow' | 'fan' | 'none' {
  if (black) return 'blocked';
  if (friend) return 'friend';
  if (follow) return fan ? 'mutual' : 'follow';
  return fan ? 'fan' : 'none';
}
