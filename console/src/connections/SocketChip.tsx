import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { controlCall } from '../api/control-call.ts';
import type { Connection } from '../journal/journal.ts';
import { useTexts } from '../words/words.ts';
import styles from './SocketChip.module.css';

/**
 * One open socket, with its button to close it. The only one of its kind is closed by user and kind: a scenario can do the same, while a
 * connection has another id in every world.
 */
export function SocketChip(props: {
  readonly world: string;
  readonly connection: Connection;
  readonly name: string;
  /** The user has no other socket of this kind. */
  readonly isOnly: boolean;
  readonly onAct: (call: () => Promise<unknown>) => void;
}) {
  const { world, connection, name, isOnly, onAct } = props;
  const texts = useTexts();
  const { id, user, socket, unacked = 0 } = connection;
  const chosen = isOnly ? { user, socket } : { connection: id };
  const label = texts.closeSocket(texts.sockets[socket], name);
  return (
    <span className={styles['chip']} title={id}>
      {texts.sockets[socket]}
      {unacked > 0 && ` −${unacked}`}
      <button
        type="button"
        className={styles['close']}
        aria-label={label}
        data-tip={label}
        onClick={() => onAct(() => controlCall('connections.close', world, chosen))}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
