import { type CSSProperties, memo } from 'react';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { RenderGuard } from '../../../design/RenderGuard/RenderGuard.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockText } from '../../../lib/clock-text.ts';
import type { MessageRowModel } from '../index.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import { LineFrame } from './LineFrame.tsx';
import { MessageBody } from './MessageBody.tsx';
import styles from './MessageRow.module.css';
import { Moment } from './Moment.tsx';
import { PersonButton } from './PersonButton.tsx';
import { DateSeparator, UnreadDivider } from './Separators.tsx';

export interface MessageRowProps {
  readonly row: MessageRowModel;
  readonly viewer: string | null;
  readonly locale: string;
  readonly onCopy: (text: string) => void;
  readonly onGap: () => void;
}

/** One row of the list. Rendered again only when its own model changed. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row } = props;
  return (
    <li
      className={classNames(styles['item'], row.column > 0 && styles['beside'])}
      style={row.column > 0 ? ({ '--column': row.column } as CSSProperties) : undefined}
    >
      <RenderGuard of={row} fallback={() => <BrokenRow rowKey={row.key} />}>
        {row.dateSeparatorBefore !== null && <DateSeparator at={row.dateSeparatorBefore} />}
        {row.unreadDividerBefore && <UnreadDivider />}
        {row.kind === 'message' ? <Line {...props} /> : <Notice {...props} />}
      </RenderGuard>
    </li>
  );
});

function Line({ row, viewer, locale, onCopy, onGap }: MessageRowProps) {
  const { t } = useTranslation();
  const { author, body } = row;
  const name = author?.nick ?? '';
  const isOwner = author?.role === 'owner';
  return (
    <LineFrame
      rowKey={row.key}
      className={classNames(
        row.startsGroup && styles['starts'],
        row.mentionsViewer && styles['mentioned'],
        row.delivery === 'sending' && styles['sending'],
      )}
      text={body.type === 'text' ? body.text : null}
      onCopy={onCopy}
    >
      {row.startsGroup ? (
        <PersonButton uid={author?.id ?? ''} nick={name} className={styles['face']} label={t('chat.cardOf', { name })}>
          <Avatar name={name} src={author?.avatar} size={40} eager />
        </PersonButton>
      ) : (
        <time className={styles['sideTime']} aria-hidden="true" data-nocopy>
          {clockText(row.time, locale)}
        </time>
      )}
      <div className={styles['content']}>
        {row.startsGroup && (
          <p className={styles['head']}>
            <bdi className={styles['name']} data-author>
              <PersonButton uid={author?.id ?? ''} nick={name}>
                {name}
              </PersonButton>
            </bdi>
            {(isOwner || author?.role === 'manage') && (
              <span className={styles['rank']} data-nocopy>
                {t(isOwner ? 'memberList.owner' : 'memberList.manager')}
              </span>
            )}
            <Moment className={styles['time']} at={row.time} locale={locale}>
              {clockText(row.time, locale)}
            </Moment>
          </p>
        )}
        {!row.startsGroup && (
          <span data-nocopy>
            <VisuallyHidden>
              {name} {clockText(row.time, locale)}
            </VisuallyHidden>
          </span>
        )}
        <MessageBody msg_id={row.msg_id} body={body} authorName={name} viewer={viewer} onGap={onGap} />
        {row.delivery !== null && row.delivery !== 'sent' && (
          <div data-nocopy>
            <DeliveryMark row={row} />
          </div>
        )}
      </div>
    </LineFrame>
  );
}

/** Stands where a line could not be drawn. */
function BrokenRow({ rowKey }: { readonly rowKey: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles['notice']} data-key={rowKey} data-roving tabIndex={-1}>
      {t('chat.brokenLine')}
    </div>
  );
}

/** Rows without an author: system, presence, ban, error and gap rows. */
function Notice({ row, viewer, onGap }: MessageRowProps) {
  const { t } = useTranslation();
  const name = row.author?.nick ?? '';
  const isBare = row.body.type === 'notice' && row.body.text === '' && row.kind === 'ban';
  return (
    <div
      className={classNames(styles['notice'], row.kind === 'error' && styles['bad'])}
      data-key={row.key}
      data-roving
      tabIndex={-1}
    >
      {isBare ? (
        t('chat.wasBanned', { name })
      ) : (
        <MessageBody msg_id={row.msg_id} body={row.body} authorName={name} viewer={viewer} onGap={onGap} />
      )}
    </div>
  );
}
