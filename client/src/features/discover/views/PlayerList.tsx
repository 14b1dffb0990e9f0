import type { PlayerBrief } from '@miczero/contracts';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import styles from './ShelfRows.module.css';

/** Users who look for company, with their level and what they say. */
export function PlayerList({ players }: { readonly players: readonly PlayerBrief[] }) {
  return (
    <ul className={styles['rows']}>
      {players.map(({ no, nick, avatar, online, skill, sign }) => (
        <li key={no} className={styles['row']}>
          <Avatar name={nick} src={avatar} size={40} presence={online ? 'online' : 'offline'} />
          <span className={styles['words']}>
            <span className={styles['name']} dir="auto">
              {nick}
            </span>
            <span className={styles['detail']}>
              {skill !== '' && <bdi>{skill}</bdi>}
              {sign !== '' && <bdi>{sign}</bdi>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
