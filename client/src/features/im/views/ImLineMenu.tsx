import { RECALL_MS, type UserNo } from '@miczero/contracts';
import { useDispatch } from 'react-redux';
import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useWithin } from '../../../design/use-within.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { reportModal } from '../../people/index.ts';
import { imIntents } from '../im.actions.ts';
import { type ImLine, type ImSessionId, readersModal } from '../index.ts';
import { numberOfAccount } from '../sessions.model.ts';
import { useFace } from './faces.ts';

export interface ImLineMenuProps {
  readonly session: ImSessionId;
  readonly line: ImLine;
  readonly isOwn: boolean;
  readonly canReport: boolean;
  readonly hasReaders: boolean;
  readonly place: MenuPlace;
  readonly onClose: () => void;
}

/** Actions on a message that the provider has stored. Unavailable actions are absent. */
export default function ImLineMenu({ session, line, isOwn, canReport, hasReaders, place, onClose }: ImLineMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const { name } = useFace(`p2p-${line.from}`);
  const isFresh = useWithin(line.at, RECALL_MS);
  const text = line.body.kind === 'text' ? line.body.text : '';
  // The number behind an account of the provider is a user's.
  const uid = numberOfAccount(line.from) as UserNo;
  const reported = { place: `session ${session}`, msg_id: line.id, text } as const;
  return (
    <MenuAt label={t('im.lineMenu')} place={place} onClose={onClose}>
      {text !== '' && (
        <MenuItem icon="copy" onSelect={() => copy(text, 'chat.copied')}>
          {t('common.copy')}
        </MenuItem>
      )}
      {hasReaders && (
        <MenuItem icon="eye" onSelect={() => dispatch(readersModal.open({ session, line }))}>
          {t('im.readers')}
        </MenuItem>
      )}
      {isOwn && isFresh && (
        <MenuItem icon="arrowBack" onSelect={() => dispatch(imIntents.recallRequested({ session, line }))}>
          {t('im.recall')}
        </MenuItem>
      )}
      {canReport && (
        <MenuItem
          icon="warning"
          destructive
          onSelect={() => dispatch(reportModal.open({ uid, nick: name, line: reported }))}
        >
          {t('im.report')}
        </MenuItem>
      )}
    </MenuAt>
  );
}
