import { TEAM_TAGS_SHOWN } from '@miczero/contracts';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { ShelfRow } from '../../../design/ShelfRows/ShelfRow.tsx';
import { ShelfRows } from '../../../design/ShelfRows/ShelfRows.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import type { TeamCardModel } from '../index.ts';
import { FreePlaces } from './FreePlaces.tsx';

/** Teams as rows, for a shelf. A click joins the voice channel of the team. */
export function TeamRows({ teams }: { readonly teams: readonly TeamCardModel[] }) {
  const { t } = useTranslation();
  return (
    <ShelfRows>
      {teams.map((team) => (
        <ShelfRow
          key={team.inv_id}
          to={hallRoute(team.hall_id, team.channel_id)}
          picture={<Avatar name={team.hall_name} src={team.hall_picture} size={40} shape="soft" />}
          name={team.game_info || t('teamSquare.untitled', { channel: team.channel_name })}
          details={
            <>
              <FreePlaces team={team} />
              <bdi>{team.tags.slice(0, TEAM_TAGS_SHOWN).join(' · ')}</bdi>
            </>
          }
        />
      ))}
    </ShelfRows>
  );
}
