import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { PICTURES_IN_ROW } from '../../../lib/pictures-together.ts';
import type { ImLine, ImSessionId } from '../index.ts';
import { isTeamSession } from '../sessions.model.ts';
import styles from './ImLineView.module.css';
import { Author } from './ImLineView.tsx';

export interface ImRunProps {
  readonly session: ImSessionId;
  /** From one author, see `runsOf`. */
  readonly lines: readonly ImLine[];
  readonly isOwn: boolean;
  /** The line before them is from the same author, who is shown there. */
  readonly isContinued: boolean;
  readonly renderLine: (line: ImLine) => ReactNode;
}

/** Lines that stand together: pictures in rows of three, as in a hall; any other line alone. */
export function ImRun({ session, lines, isOwn, isContinued, renderLine }: ImRunProps) {
  const isAlone = lines.length === 1;
  const isOfMember = !isAlone && isTeamSession(session) && !isOwn;
  const places = { '--places': Math.min(PICTURES_IN_ROW, lines.length) } as CSSProperties;
  return (
    <div className={classNames(isOfMember && styles['ofMember'])}>
      {isOfMember && lines[0] && <Author session={session} account={lines[0].from} isContinued={isContinued} />}
      <div className={isAlone ? undefined : classNames(styles['run'], isOwn && styles['ownRun'])} style={places}>
        {lines.map(renderLine)}
      </div>
    </div>
  );
}
