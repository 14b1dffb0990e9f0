import { RECALL_MS } from '@miczero/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import { type ImLine, type ImReading, type ImSessionId, selectIm } from '../index.ts';
import { systemOf } from '../sessions.model.ts';

const ImLineMenu = lazyPart(() => import('./ImLineMenu.tsx'));

/** Messages of the platform have no author to report. */
export const canReport = (session: ImSessionId, isOwn: boolean): boolean => !isOwn && systemOf(session) === null;
export interface LineFacts {
  readonly isOwn: boolean;
  readonly isFresh: boolean;
  /** The provider tells who has read it. */
  readonly hasReaders: boolean;
}

/** Whether there is anything to do to a line: a gift stays as it is, text can be copied, an own message taken back, that of another user reported. */
export const hasMenu = (session: ImSessionId, { body }: ImLine, { isOwn, isFresh, hasReaders }: LineFacts): boolean =>
  body.kind !== 'gift' && (body.kind === 'text' || hasReaders || (isOwn && isFresh) || canReport(session, isOwn));

/** A message that no other member was there for has no readers. */
export const hasReaders = (reading: ImReading | undefined): reading is ImReading =>
  reading !== undefined && reading.read + reading.unread > 0;

const lineOf = (inside: Element) => inside.closest<HTMLElement>('[data-client-id]');

interface LineMenus {
  readonly onMenu: (button: HTMLElement) => void;
  readonly handlers: ReturnType<typeof useContextMenu>;
  /** The menu while one is open. */
  readonly shown: ReactNode;
}

/** One menu for all lines of a session: by their button, by right click or the menu key, and by a long press. */
export function useImLineMenu(
  session: ImSessionId,
  lines: readonly ImLine[],
  isOwn: (line: ImLine) => boolean,
): LineMenus {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const { readings } = useSelector(selectIm);
  const onMenu = useCallback((button: HTMLElement) => {
    const target = lineOf(button);
    const { left: x, bottom: y } = button.getBoundingClientRect();
    if (target) setPlace({ x, y, target });
  }, []);
  const offered = ({ dataset }: HTMLElement): ImLine | undefined =>
    lines.find(
      (line) =>
        line.clientId === dataset['clientId'] &&
        line.id !== '' &&
        hasMenu(session, line, {
          isOwn: isOwn(line),
          isFresh: Date.now() - line.at < RECALL_MS,
          hasReaders: hasReaders(readings[line.id]),
        }),
    );
  const handlers = useContextMenu((inside) => {
    const target = lineOf(inside);
    return target && offered(target) ? target : null;
  }, setPlace);
  const line = place && offered(place.target);
  const onClose = () => setPlace(null);
  return {
    onMenu,
    handlers,
    shown: place && line && (
      <ImLineMenu
        key={line.clientId}
        session={session}
        line={line}
        isOwn={isOwn(line)}
        canReport={canReport(session, isOwn(line))}
        hasReaders={hasReaders(readings[line.id])}
        place={place}
        onClose={onClose}
        onGivenUp={onClose}
      />
    ),
  };
}
