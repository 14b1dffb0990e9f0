import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { ImSessionId } from '../index.ts';
import { isTeamSession, systemOf } from '../sessions.model.ts';
import { useFace } from './faces.ts';
import styles from './SessionFace.module.css';

/** The picture of a person or a group; a sign for the platform's own sessions. */
export function SessionFace({ session, size }: { readonly session: ImSessionId; readonly size: 32 | 40 | 64 }) {
  const { name, picture } = useFace(session);
  const system = systemOf(session);
  if (system) {
    return (
      <span className={styles['systemFace']} style={{ inlineSize: size, blockSize: size }}>
        <Icon name={system === 'ypb_system' ? 'bell' : 'megaphone'} size={size / 2} />
      </span>
    );
  }
  return <Avatar name={name} src={picture} size={size} shape={isTeamSession(session) ? 'soft' : 'round'} />;
}
