import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Palette } from '../../../design/Palette/Palette.tsx';
import { RadioChips } from '../../../design/RadioChips/RadioChips.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute, roomRoute } from '../../../lib/routes.ts';
import { usePersonPage } from '../../person/views/use-person-page.ts';
import {
  type SearchKind,
  type SearchResult,
  searchActions,
  searchModal,
  selectResults,
  selectSearch,
} from '../index.ts';
import styles from './SearchDialog.module.css';
import { SearchIdeas } from './SearchIdeas.tsx';
import { resultId, SearchResults } from './SearchResults.tsx';

/** room-flow.join-type.2-search: a room that was found is joined by type 2, which closes the dialog. */
const SEARCH_JOIN = 2;

const KINDS = ['all', 'hall', 'room', 'user'] as const;

export interface SearchDialogProps {
  readonly kind: SearchKind;
  readonly keyword?: string;
}

/** modal.search. The field keeps the focus; arrows move through the results, Enter opens one. */
export default function SearchDialog({ kind: asked, keyword: words = '' }: SearchDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const { keyword, kind } = useSelector(selectSearch);
  const results = useSelector(selectResults);
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, results.length - 1));
  useEffect(() => void dispatch(searchActions.opened({ kind: asked, keyword: words })), [dispatch, asked, words]);
  const openPage = usePersonPage();
  const close = () => dispatch(searchModal.close());
  const type = (text: string) => {
    setActive(0);
    dispatch(searchActions.typed({ keyword: text }));
  };

  function pick(result: SearchResult) {
    dispatch(searchActions.picked());
    if (result.kind === 'room') {
      void navigate(roomRoute(result.room_no), { state: { joinType: SEARCH_JOIN } });
    } else if (result.kind === 'user') {
      // The page lies over the results, which are there again once it is closed.
      openPage({ no: result.no, nick: result.name });
    } else {
      close();
      void navigate(hallRoute(result.hall_id));
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const result = results[at];
    if (step !== 0 && results.length > 0) setActive((at + step + results.length) % results.length);
    else if (event.key === 'Enter' && result) pick(result);
    else return;
    event.preventDefault();
  }

  return (
    <Palette
      label={t('search.title')}
      size="large"
      query={keyword}
      hint={t(`search.hints.${kind}`)}
      maxLength={50}
      listId={listId}
      activeId={results.length > 0 ? resultId(listId, at) : undefined}
      onQuery={type}
      onKeyDown={onKeyDown}
      onClose={close}
      trailing={
        keyword !== '' && <IconButton size="compact" icon="close" label={t('search.clear')} onClick={() => type('')} />
      }
    >
      {/* A pointer leaves the focus, and its caret, in the field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the radio group */}
      <div className={styles['kinds']} onMouseDown={(event) => event.preventDefault()}>
        <RadioChips
          label={t('search.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`search.groups.${value}`) }))}
          onChange={(next) => {
            setActive(0);
            dispatch(searchActions.kindPicked(next));
          }}
        />
      </div>
      <div className={styles['body']}>
        {keyword.trim() === '' && kind === 'user' ? (
          <EmptyState icon="users" text={t('search.startUser')} />
        ) : keyword.trim() === '' ? (
          <SearchIdeas onPicked={type} />
        ) : (
          <SearchResults listId={listId} active={at} onPicked={pick} />
        )}
      </div>
      <p className={styles['keys']} aria-hidden="true">
        <kbd>↑↓</kbd> {t('search.keys.move')} <kbd>Enter</kbd> {t('search.keys.open')} <kbd>Esc</kbd>{' '}
        {t('search.keys.close')}
      </p>
    </Palette>
  );
}
