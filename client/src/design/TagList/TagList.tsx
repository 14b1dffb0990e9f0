import { TEAM_TAGS_SHOWN } from '@miczero/contracts';
import { classNames } from '../../lib/class-names.ts';
import styles from './TagList.module.css';

export interface TagListProps {
  readonly tags: readonly string[];
  /** Its name for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The tags of a team or a gaming card: the first three (const.team-invite-3-tags), cut where there is no room. */
export function TagList({ tags, label, className }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classNames(styles['tags'], className)} aria-label={label}>
      {tags.slice(0, TEAM_TAGS_SHOWN).map((tag) => (
        <li key={tag} dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  );
}
