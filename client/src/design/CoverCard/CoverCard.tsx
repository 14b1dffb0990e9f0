import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../Avatar/Avatar.tsx';
import styles from './CoverCard.module.css';

export interface CoverCardProps {
  readonly name: string;
  /** Address of the picture; without one that loads, the first letter of the name on the brand's ground. */
  readonly picture: string;
  /** Where the whole card leads. */
  readonly to: string;
  readonly text: string;
  /** Stands over the picture; not read out. */
  readonly over?: ReactNode;
  /** Stands behind the name. */
  readonly mark?: ReactNode;
  readonly foot: ReactNode;
}

/** A place to go to, with its picture: the whole card is a link, and buttons in its foot stay buttons. On a phone, a row. */
export function CoverCard({ name, picture, to, text, over, mark, foot }: CoverCardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['cover']} aria-hidden="true">
        <Avatar name={name} src={picture} size={64} shape="cover" />
        {over}
      </div>
      <h3 className={styles['name']}>
        <Link to={to} dir="auto">
          {name}
        </Link>
        {mark}
      </h3>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      <div className={styles['foot']}>{foot}</div>
    </li>
  );
}
