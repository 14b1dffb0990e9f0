import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS, mayInHall } from '@miczero/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { selectStanding } from '../../channel/index.ts';
import { textOf } from '../../feedback/index.ts';
import { type HallsRoot, hallsActions, type NoticeModel, selectNotices, selectOpenHallId } from '../../halls/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { noticesActions, noticesModal, selectPublish } from '../index.ts';
import styles from './Notices.module.css';

/** The notices of the open hall, newest first; owner and managers publish and delete them here. */
export default function NoticesDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const hall_id = useSelector(selectOpenHallId);
  const notices = useSelector(selectNotices);
  const standing = useSelector(selectStanding);
  return (
    <Dialog open keepOnOutsidePress title={t('notices.title')} onClose={() => dispatch(noticesModal.close())}>
      {mayInHall('notice.create', standing) && <PublishForm />}
      <NoRows isEmpty={notices.length === 0} />
      <ul className={styles['list']} aria-label={t('notices.title')}>
        {notices.map((notice) => (
          <RowGuard key={notice.id} of={notice} as="li">
            <Notice
              notice={notice}
              onDelete={
                hall_id !== null && mayInHall('notice.del', standing)
                  ? () =>
                      dispatch(
                        confirmModal.open({
                          title: textOf('notices.ask.title'),
                          body: textOf('notices.ask.text'),
                          action: textOf('notices.delete'),
                          danger: true,
                          onConfirm: noticesActions.deleteRequested({ hall_id, id: notice.id }),
                        }),
                      )
                  : null
              }
            />
          </RowGuard>
        ))}
      </ul>
    </Dialog>
  );
}

/** What stands in the place of notices, or above those that are no longer fresh. */
function NoRows({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const hall_id = useSelector(selectOpenHallId);
  const { failed, hall_id: known } = useSelector(({ halls }: HallsRoot) => halls.notices);
  const isKnown = known === hall_id;
  if (failed) {
    return (
      <FailedLine stale={isKnown} reason={say(failed)} onRetry={() => dispatch(hallsActions.noticesRequested())} />
    );
  }
  if (!isKnown) return <SkeletonRows rows={2} avatar={0} />;
  return isEmpty && <EmptyState icon="megaphone" text={t('notices.empty')} />;
}

function Notice({ notice, onDelete }: { readonly notice: NoticeModel; readonly onDelete: (() => void) | null }) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles['notice']}>
      <div className={styles['words']}>
        {notice.title !== '' && (
          <h3 className={styles['title']} dir="auto">
            {notice.title}
          </h3>
        )}
        <p className={styles['content']} dir="auto">
          {notice.content}
        </p>
        {notice.time > 0 && <p className={styles['time']}>{time.format(notice.time)}</p>}
      </div>
      {onDelete && (
        <IconButton icon="trash" size="compact" label={t('notices.delete')} tooltip={false} onClick={onDelete} />
      )}
    </li>
  );
}

function PublishForm() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const hall_id = useSelector(selectOpenHallId);
  const { form, isSending, error } = useSelector(selectPublish);
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hall has a form of its own
  useEffect(() => {
    dispatch(noticesActions.formOpened());
  }, [dispatch, hall_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next form is empty
  useEffect(() => {
    setTitle('');
    setContent('');
  }, [form]);
  const isComplete =
    content.trim() !== '' && fitsIn(content, HALL_TEXT_MAX_CHARS) && fitsIn(title, HALL_NAME_MAX_CHARS);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (hall_id === null || !isComplete) return;
    dispatch(noticesActions.publishRequested({ hall_id, title: title.trim(), content: content.trim() }));
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <CountedField label={t('notices.subject')} value={title} most={HALL_NAME_MAX_CHARS} onChange={setTitle} />
      <CountedField
        label={t('notices.content')}
        value={content}
        most={HALL_TEXT_MAX_CHARS}
        rows={3}
        error={error ? say(error) : null}
        onChange={setContent}
      />
      <Button type="submit" look="primary" busy={isSending} disabled={!isComplete}>
        {t('notices.publish')}
      </Button>
    </form>
  );
}
