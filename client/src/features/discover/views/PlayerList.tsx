import type { PlayerBrief } from '@miczero/contracts';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { ShelfRow } from '../../../design/ShelfRows/ShelfRow.tsx';
import { ShelfRows } from '../../../design/ShelfRows/ShelfRows.tsx';
import { usePersonPage } from '../../person/views/use-person-page.ts';

/** Users who look for company, with their level and what they say. A press leads to their page. */
export function PlayerList({ players }: { readonly players: readonly PlayerBrief[] }) {
  const openPage = usePersonPage();
  return (
    <ShelfRows>
      {players.map(({ no, nick, avatar, online, skill, sign }) => (
        <ShelfRow
          key={no}
          onClick={() => openPage({ no, nick })}
          picture={<Avatar name={nick} src={avatar} size={40} presence={online ? 'online' : 'offline'} />}
          name={nick}
          details={
            <>
              {skill !== '' && <bdi>{skill}</bdi>}
              {sign !== '' && <bdi>{sign}</bdi>}
            </>
          }
        />
      ))}
    </ShelfRows>
  );
}
