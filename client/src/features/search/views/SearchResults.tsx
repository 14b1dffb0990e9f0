import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { type SearchResult, searchActions, selectResults, selectSearch } from '../index.ts';
import styles from './SearchDialog.module.css';

const GROUPS = ['hall', 'room', 'user'] as const;

/** The id of a row, for `aria-activedescendant`. */
export const resultId = (listId: string, index: number) => `${listId}-${index}`;

interface SearchResultsProps {
  readonly listId: string;
  /** The row that Enter opens. */
  readonly active: number;
  readonly onPicked: (result: SearchResult) => void;
}

/** The rows by kind, or their placeholder. */
export function SearchResults({ listId, active, onPicked }: SearchResultsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { keyword, kind, load, partFailed } = useSelector(selectSearch);
  const results = useSelector(selectResults);
  const retry = () => dispatch(searchActions.retryRequested());
  if (load.status === 'failed') {
    return <ErrorState text={say(load.error)} onRetry={retry} />;
  }
  if (load.status === 'loading' && results.length === 0) return <SkeletonRows rows={4} avatar={40} />;
  // What is looked for may be among those that did not come.
  const failure = partFailed && <FailedLine reason={say(partFailed)} onRetry={retry} />;
  if (results.length === 0 && failure) return failure;
  if (results.length === 0) {
    const text = t(kind === 'user' ? 'search.emptyUser' : 'search.empty', { keyword: keyword.trim() });
    return <EmptyState icon="search" text={text} />;
  }
  return (
    <>
      {failure}
      <div id={listId} role="listbox" aria-label={t('search.results')} aria-busy={load.status === 'loading'}>
        {GROUPS.map((kind) => {
          const rows = results.flatMap((result, index) => (result.kind === kind ? [{ result, index }] : []));
          if (rows.length === 0) return null;
          const heading = t(`search.groups.${kind}`);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
            <div key={kind} role="group" aria-label={heading} className={styles['group']}>
              <p className={styles['heading']} aria-hidden="true">
                {heading}
              </p>
              {rows.map(({ result, index }) => (
                <Row
                  key={result.key}
                  id={resultId(listId, index)}
                  result={result}
                  isActive={index === active}
                  onPicked={() => onPicked(result)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly onPicked: () => void;
}

function Row({ id, result, isActive, onPicked }: RowProps) {
  const detail = useDetail(result);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles['row'], isActive && styles['active'])}
      // The field keeps its focus and its caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPicked}
    >
      <Avatar name={result.name} src={result.picture} size={40} shape={result.kind === 'user' ? 'round' : 'soft'} />
      <span className={styles['name']} dir="auto">
        {result.name}
      </span>
      {result.kind === 'room' && result.isLocked && <Icon name="lock" size={16} />}
      <span className={styles['detail']}>{detail}</span>
    </div>
  );
}

function useDetail(result: SearchResult): string {
  const { t, i18n } = useTranslation();
  if (result.kind === 'hall') return t('halls.card.online', { n: largeCount(result.online, i18n.language) });
  if (result.kind === 'room') return t('search.listening', { n: largeCount(result.clout, i18n.language) });
  return result.skill || result.no;
}
