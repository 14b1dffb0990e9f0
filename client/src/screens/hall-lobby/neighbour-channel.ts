import type { ChannelNodeModel } from '../../features/channel/index.ts';

export interface Move {
  readonly step: 1 | -1;
  /** Only channels with unread messages, or with mentions; null: all. */
  readonly only: 'unread' | 'mentions' | null;
}

/** The next text channel in one direction, round the ends; undefined when there is none but the current one. */
export function neighbourChannel(nodes: readonly ChannelNodeModel[], { step, only }: Move) {
  const text = nodes.filter((node) => node.type === 'text' && (node.isActive || only === null || node[only] > 0));
  const at = text.findIndex(({ isActive }) => isActive);
  const from = at < 0 && step < 0 ? 0 : at;
  const target = text.at((from + step + text.length) % Math.max(1, text.length));
  return target?.isActive ? undefined : target;
}
