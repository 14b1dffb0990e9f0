import { RECALL_MS } from '@miczero/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import type { ImLine, ImSessionId } from '../index.ts';
import { systemOf } from '../sessions.model.ts';

const ImLineMenu = lazyPart(() => import('./ImLineMenu.tsx'));

/** Messages of the platform have no author to report. */
export const canReport = (session: ImSessionId, isOwn: boolean): boolean => !isOwn && systemOf(session) === null;
/** Whether there is anything to do to a line: a gift stays as it is, text can be copied, an own message taken back, that of another user reported. */
export const hasMenu = (session: ImSessionId, { body }: ImLine, isOwn: boolean, isFresh: boolean): boolean =>
  body.kind !== 'gift' && (body.kind === 'text' || (isOwn && isFresh) || canReport(session, isOwn));

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
        hasMenu(session, line, isOwn(line), Date.now() - line.at < RECALL_MS),
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
        place={place}
        onClose={onClose}
        onGivenUp={onClose}
      />
    ),
  };
}
