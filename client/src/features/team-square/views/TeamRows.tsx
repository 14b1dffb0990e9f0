import { TEAM_TAGS_SHOWN } from '@miczero/contracts';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import type { TeamCardModel } from '../index.ts';
import { FreePlaces } from './FreePlaces.tsx';
import styles from './TeamRows.module.css';

/** Teams as rows, for a shelf. A click joins the voice channel of the team. */
export function TeamRows({ teams }: { readonly teams: readonly TeamCardModel[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['rows']}>
      {teams.map((team) => (
        <li key={team.inv_id}>
          <Link to={hallRoute(team.hall_id, team.channel_id)} className={styles['row']}>
            <Avatar name={team.hall_name} src={team.hall_picture} size={40} shape="soft" />
            <span className={styles['words']}>
              <span className={styles['name']} dir="auto">
                {team.game_info || t('teamSquare.untitled', { channel: team.channel_name })}
              </span>
              <span className={styles['detail']}>
                <FreePlaces team={team} />
                <bdi>{team.tags.slice(0, TEAM_TAGS_SHOWN).join(' · ')}</bdi>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
