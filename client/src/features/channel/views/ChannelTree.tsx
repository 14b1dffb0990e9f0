import { useDeferredValue, useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePlaceMenu } from '../../halls/views/use-place-menu.tsx';
import { type ChannelGroupModel, type ChannelNodeModel, selectChannelTree } from '../index.ts';
import { ChannelRow } from './ChannelRow.tsx';
import styles from './ChannelTree.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

export interface ChannelTreeProps {
  readonly onPicked: (node: ChannelNodeModel) => void;
  /** The pointer or the focus has come to a channel: a press may follow. */
  readonly onReached?: ((node: ChannelNodeModel) => unknown) | undefined;
  /** Whether a draft waits in a channel; chat knows, the tree only shows it. */
  readonly hasDraft: (node: ChannelNodeModel) => boolean;
}

/** The channels of the open hall under their headings; one tab stop, arrows move. */
export function ChannelTree({ onPicked, onReached, hasDraft }: ChannelTreeProps) {
  const { t } = useTranslation();
  const groups = useSelector(selectChannelTree);
  const roving = useRovingFocus<HTMLElement>();
  const nodes = groups.flatMap(({ channels }) => channels);
  useCurrentInView(roving.ref, nodes.find(({ isActive }) => isActive)?.channel_id);
  const menu = usePlaceMenu((id) => {
    const node = nodes.find(({ channel_id }) => channel_id === id);
    return node && { ...node, hasUnread: node.unread > 0 || node.mentions > 0 };
  });
  return (
    <nav
      ref={roving.ref}
      className={styles['tree']}
      aria-label={t('channel.tree.label')}
      data-landmark
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      {...menu.handlers}
    >
      {menu.shown}
      <div>
        {groups.length === 0 && <EmptyState icon="hash" text={t('channel.tree.empty')} />}
        {groups.map((group) => (
          <Group
            key={`${group.channels[0]?.hall_id} ${group.key}`}
            group={group}
            onPicked={onPicked}
            onReached={onReached}
            hasDraft={hasDraft}
          />
        ))}
      </div>
    </nav>
  );
}

/** No row is lower, with its margins. */
const ROW_PX = 38;

function Group({ group, onPicked, onReached, hasDraft }: { readonly group: ChannelGroupModel } & ChannelTreeProps) {
  const [isOpen, setOpen] = useState(true);
  // Another hall is on screen with the rows that are in view; those below follow at once.
  const drawn = useDeferredValue(group.channels.length, Math.ceil(window.innerHeight / ROW_PX));
  // A folded group still shows where the person is and what waits for them.
  const shown = group.channels.filter((node, at) => node.isActive || (isOpen ? at < drawn : node.unread > 0));
  const rows = (
    <ul>
      {shown.map((node) => (
        <ChannelRow
          key={node.channel_id}
          node={node}
          hasDraft={hasDraft(node)}
          onPicked={onPicked}
          onReached={onReached}
        />
      ))}
    </ul>
  );
  if (group.name === null) return rows;
  return (
    <section className={styles['group']} aria-label={group.name}>
      <button
        type="button"
        className={styles['heading']}
        aria-expanded={isOpen}
        tabIndex={-1}
        data-roving
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classNames(styles['chevron'], !isOpen && styles['folded'])}>
          <Icon name="chevronDown" size={14} />
        </span>
        <span dir="auto">{group.name}</span>
      </button>
      {rows}
    </section>
  );
}
