import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { answering, useNameRank } from '../../../lib/name-match.ts';
import { type ContactsRoot, contactsActions } from '../../contacts/index.ts';
import { RowWindow } from '../../contacts/views/RowWindow.tsx';
import { type HallsRoot, hallsActions } from '../../halls/index.ts';
import type { ImSessionId } from '../../im/index.ts';
import { type ShareProps, shareModal } from '../../modals/index.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import type { SessionRoot } from '../../session/index.ts';
import { type ShareTarget, selectShareTargets } from '../share-targets.ts';
import { cardOf, selectSharedPlace } from '../shared-place.ts';
import styles from './ShareDialog.module.css';
import { ShareRow } from './ShareRow.tsx';

const namesOf = ({ name }: ShareTarget) => [name];

/** Calls friends to a place: its link to copy, and friends and groups to send it to. */
export default function ShareDialog(place: ShareProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const { name, path } = useSelector((state: HallsRoot & SessionRoot) => selectSharedPlace(state, place), shallowEqual);
  const { origin } = window.location;
  const link = `${origin}${path}`;
  const card = JSON.stringify(cardOf(place, { name, path }, origin));
  // The first steps of a hall count a link that was sent as one that was copied.
  const onShared = () => {
    if (place.kind === 'hall') dispatch(hallsActions.inviteCopied({ hall_id: place.hall_id }));
  };
  return (
    <Dialog open title={t('sharing.title', { place: name })} onClose={() => dispatch(shareModal.close())}>
      <div className={styles['link']}>
        <span className={styles['address']} dir="ltr" title={t('sharing.link')}>
          {link}
        </span>
        <Button look="primary" size="compact" icon="copy" onClick={() => copy(link, 'sharing.copied', onShared)}>
          {t('sharing.copy')}
        </Button>
      </div>
      <Targets card={card} onShared={onShared} />
    </Dialog>
  );
}

function Targets({ card, onShared }: { readonly card: string; readonly onShared: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load, people } = useSelector(({ contacts }: ContactsRoot) => contacts.lists.friends);
  const targets = useSelector(selectShareTargets);
  const [query, setQuery] = useState('');
  const [shared, setShared] = useState<ReadonlySet<ImSessionId>>(new Set());
  const wanted = useDeferredValue(query.trim());
  const rank = useNameRank(wanted !== '');
  const shown = useMemo(() => answering(targets, wanted, { rank, namesOf }), [targets, wanted, rank]);
  useEffect(() => void dispatch(contactsActions.listRequested('friends')), [dispatch]);
  return (
    <>
      {load.status === 'failed' && (
        <FailedLine
          stale={people.length > 0}
          reason={`${t('sharing.failed')} · ${say(load.error)}`}
          onRetry={() => dispatch(contactsActions.listRequested('friends'))}
        />
      )}
      <TextField
        label={t('sharing.search')}
        labelHidden
        placeholder={t('sharing.search')}
        leading={<Icon name="search" />}
        value={query}
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
      />
      {targets.length === 0 && load.status === 'ready' && <EmptyState icon="users" text={t('sharing.none')} />}
      {targets.length === 0 && (load.status === 'idle' || load.status === 'loading') && (
        <SkeletonRows rows={5} avatar={40} />
      )}
      {targets.length > 0 && shown.length === 0 && <EmptyState icon="search" text={t('sharing.noMatch')} />}
      {shown.length > 0 && (
        <div className={styles['list']}>
          <RowWindow
            label={t('sharing.list')}
            rows={shown}
            keyOf={({ session }) => session}
            draw={(target) => (
              <ShareRow
                target={target}
                card={card}
                isShared={shared.has(target.session)}
                onShared={() => {
                  setShared((sent) => new Set([...sent, target.session]));
                  onShared();
                }}
              />
            )}
          />
        </div>
      )}
    </>
  );
}
