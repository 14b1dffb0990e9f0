import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import edges from '../../design/ScrollEdges/ScrollEdges.module.css';
import {
  TEAM_MODES,
  type TeamCardModel,
  type TeamFilter,
  tagsOf,
  writeFilter,
} from '../../features/team-square/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './PiazzaScreen.module.css';

/** The filters, which live in the address: a link shows the same teams. */
export function TeamFilters({
  filter,
  teams,
}: {
  readonly filter: TeamFilter;
  readonly teams: readonly TeamCardModel[];
}) {
  const { t } = useTranslation();
  const [, setQuery] = useSearchParams();
  const change = (part: Partial<TeamFilter>) => setQuery(writeFilter({ ...filter, ...part }), { replace: true });
  const tags = [...new Set([...(filter.tag === '' ? [] : [filter.tag]), ...tagsOf(teams)])];
  const chip = (isOn: boolean) => ({ size: 'compact', look: isOn ? 'primary' : 'soft', 'aria-pressed': isOn }) as const;
  return (
    <search className={classNames(styles['filters'], edges['fading'])} aria-label={t('teamSquare.filter.label')}>
      {TEAM_MODES.map((mode) => (
        <Button key={mode} {...chip(filter.mode === mode)} onClick={() => change({ mode })}>
          {t(`teamSquare.filter.modes.${mode}`)}
        </Button>
      ))}
      <Button {...chip(filter.isFree)} icon="users" onClick={() => change({ isFree: !filter.isFree })}>
        {t('teamSquare.filter.free')}
      </Button>
      {tags.map((tag) => (
        <Button key={tag} {...chip(filter.tag === tag)} onClick={() => change({ tag: filter.tag === tag ? '' : tag })}>
          <bdi>{tag}</bdi>
        </Button>
      ))}
    </search>
  );
}
