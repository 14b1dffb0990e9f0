import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import styles from './HallTile.module.css';

export interface HallTileProps {
  readonly name: string;
  readonly picture: string;
  readonly path: string;
  /** Over the corner of the picture. */
  readonly badge?: ReactNode;
}

/** A hall as a picture with its name, for a strip of halls. */
export function HallTile({ name, picture, path, badge }: HallTileProps) {
  return (
    <li className={styles['tile']}>
      <Link to={path}>
        <Avatar name={name} src={picture} size={48} shape="soft" />
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {badge}
      </Link>
    </li>
  );
}
