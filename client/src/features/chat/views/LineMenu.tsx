import type { UserNo } from '@miczero/contracts';
import { useDispatch } from 'react-redux';
import { MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { type ReportedLine, reportModal } from '../../people/index.ts';
import { chatActions, type MessageRowModel } from '../index.ts';

export interface LineMenuProps {
  readonly row: MessageRowModel;
  readonly place: MenuPlace;
  /** The address of the line; null for one that the platform has not stored. */
  readonly link: string | null;
  /** What a report of the line names; null for a line that cannot be reported. */
  readonly reported: ReportedLine | null;
  readonly onMention: (uid: string, nick: string) => void;
  readonly onClose: () => void;
}

/** Actions on a line. Unavailable actions are absent. */
export default function LineMenu({ row, place, link, reported, onMention, onClose }: LineMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const { author, body, own, c_mid, delivery } = row;
  const isUnsent = c_mid !== null && delivery !== null && delivery !== 'sent';
  return (
    <MenuAt label={t('chat.menu.label')} place={place} onClose={onClose}>
      {body.type === 'text' && (
        <MenuItem icon="copy" onSelect={() => copy(body.text, 'chat.copied')}>
          {t('chat.copyText')}
        </MenuItem>
      )}
      {link !== null && (
        <MenuItem icon="link" onSelect={() => copy(link, 'chat.copied')}>
          {t('chat.menu.copyLink')}
        </MenuItem>
      )}
      {author && !own && (
        <MenuItem icon="at" movesFocus onSelect={() => onMention(author.id, author.nick)}>
          {t('chat.menu.mention', { name: author.nick })}
        </MenuItem>
      )}
      {author && (
        <MenuItem icon="user" onSelect={() => personButtonOf(place.target)?.click()}>
          {t('chat.menu.card')}
        </MenuItem>
      )}
      {author && !own && reported && <MenuSeparator />}
      {author && !own && reported && (
        <MenuItem
          icon="warning"
          destructive
          // The author of a line: a user number by contract.
          onSelect={() => dispatch(reportModal.open({ uid: author.id as UserNo, nick: author.nick, line: reported }))}
        >
          {t('chat.menu.report')}
        </MenuItem>
      )}
      {isUnsent && <MenuSeparator />}
      {isUnsent && row.canRetry && (
        <MenuItem icon="retry" onSelect={() => dispatch(chatActions.retryRequested({ c_mid }))}>
          {t('common.retry')}
        </MenuItem>
      )}
      {isUnsent && (
        <MenuItem icon="close" destructive onSelect={() => dispatch(chatActions.discardRequested({ c_mid }))}>
          {t('chat.delete')}
        </MenuItem>
      )}
    </MenuAt>
  );
}

/** The name stands on the first line of a group, which may be above. */
function personButtonOf(line: HTMLElement): HTMLElement | null {
  for (let item = line.closest('li'); item; item = item.previousElementSibling as HTMLLIElement | null) {
    const button = item.querySelector<HTMLElement>('[data-author] [data-person]');
    if (button) return button;
  }
  return null;
}
