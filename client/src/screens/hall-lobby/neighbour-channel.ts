import type { ChannelNodeModel } from '../../features/channel/index.ts';

export interface Move {
  readonly step: 1 | -1;
  readonly isUnreadOnly: boolean;
}

/** The next text channel in one direction, round the ends; undefined when there is none but the current one. */
export function neighbourChannel(nodes: readonly ChannelNodeModel[], { step, isUnreadOnly }: Move) {
  const text = nodes.filter(
    ({ type, isActive, unread }) => type === 'text' && (isActive || !isUnreadOnly || unread > 0),
  );
  const at = text.findIndex(({ isActive }) => isActive);
  const from = at < 0 && step < 0 ? 0 : at;
  const target = text.at((from + step + text.length) % Math.max(1, text.length));
  return target?.isActive ? undefined : target;
}
