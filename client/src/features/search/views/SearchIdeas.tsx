import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { searchActions, selectSearch } from '../index.ts';
import styles from './SearchDialog.module.css';

/** What an empty field offers: recent searches, then hot words. */
export function SearchIdeas({ onPicked }: { readonly onPicked: (word: string) => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { recent, hotwords } = useSelector(selectSearch);
  if (recent.length === 0 && hotwords.length === 0) return <p className={styles['empty']}>{t('search.start')}</p>;
  return (
    <>
      {recent.length > 0 && (
        <section className={styles['ideas']} aria-label={t('search.recent')}>
          <header>
            <h3>{t('search.recent')}</h3>
            <Button look="plain" size="compact" onClick={() => dispatch(searchActions.recentCleared())}>
              {t('search.forget')}
            </Button>
          </header>
          <Words icon="clock" words={recent} onPicked={onPicked} />
        </section>
      )}
      {hotwords.length > 0 && (
        <section className={styles['ideas']} aria-label={t('search.hot')}>
          <header>
            <h3>{t('search.hot')}</h3>
          </header>
          <Words icon="search" words={hotwords} onPicked={onPicked} />
        </section>
      )}
    </>
  );
}

function Words({
  icon,
  words,
  onPicked,
}: {
  readonly icon: IconName;
  readonly words: readonly string[];
  readonly onPicked: (word: string) => void;
}) {
  return (
    <ul className={styles['words']}>
      {words.map((word) => (
        <li key={word}>
          <Button size="compact" icon={icon} onClick={() => onPicked(word)}>
            <bdi>{word}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
