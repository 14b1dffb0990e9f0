import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useSearchParams } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Hero } from '../../design/Hero/Hero.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { TextField } from '../../design/TextField/TextField.tsx';
import { useMediaQuery } from '../../design/use-media-query.ts';
import { hallsActions, selectAnnouncement, selectDiscover } from '../../features/halls/index.ts';
import { searchModal } from '../../features/search/index.ts';
import { selectIsSignedIn } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../shell/Page.tsx';
import styles from './DiscoverScreen.module.css';
import type { ExploreSlot } from './Explore.tsx';
import { HallGrid } from './HallGrid.tsx';
import { OwnHalls } from './OwnHalls.tsx';

/** Least pause after the last key before a search is asked for. */
const SEARCH_PAUSE_MS = 300;
/** The shelves stand beside the halls. */
const HAS_COLUMN = '(width >= 1200px)';

/** /index/more (route.index-more): what to join, found by name or number; the search lives in the address. */
export default function DiscoverScreen() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const announcement = useSelector(selectAnnouncement);
  const { keyword: shown } = useSelector(selectDiscover);
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasColumn = useMediaQuery(HAS_COLUMN);
  const [params, setParams] = useSearchParams();
  const keyword = params.get('q') ?? '';
  const [typed, setTyped] = useState(keyword);
  // What stands below the halls is out of view at first.
  const hasBelow = useDeferredValue(true, false) && !hasColumn;

  // What a screen shows is asked for before its frame is painted.
  useLayoutEffect(() => {
    dispatch(hallsActions.discoverRequested({ keyword }));
  }, [dispatch, keyword]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === keyword) return undefined;
    const timer = setTimeout(() => setParams(wanted === '' ? {} : { q: wanted }, { replace: true }), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword, setParams]);

  const isSearch = shown !== '';
  const shelves = (slot: ExploreSlot['slot']) => <Outlet context={{ slot } satisfies ExploreSlot} />;
  return (
    <Page
      title={t('discover.title')}
      tools={
        <IconButton
          icon="search"
          label={t('discover.searchAll')}
          onClick={() => dispatch(searchModal.open({ kind: 'all' }))}
        />
      }
    >
      <Hero label={t('discover.search')} heading={t('discover.heroTitle')} text={t('discover.heroText')}>
        <search className={styles['search']} data-guide="more">
          <TextField
            labelHidden
            label={t('discover.search')}
            placeholder={t('discover.searchHint')}
            // The browser would add a second cross to a field of type search.
            type="text"
            role="searchbox"
            inputMode="search"
            value={typed}
            maxLength={50}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            leading={<Icon name="search" />}
            trailing={
              typed !== '' && (
                <IconButton size="compact" icon="close" label={t('discover.clear')} onClick={() => setTyped('')} />
              )
            }
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      </Hero>
      <div className={styles['columns']}>
        <div className={styles['halls']}>
          {/* Its place is kept while it is on its way. */}
          {(announcement ?? isSignedIn) && !isSearch && (
            <p className={styles['announcement']} aria-busy={announcement === null}>
              <Icon name="megaphone" />
              <span>
                <strong>{t('discover.announcement')}</strong> <bdi>{announcement}</bdi>
              </span>
            </p>
          )}
          {!isSearch && <OwnHalls />}
          {!hasColumn && !isSearch && <div className={styles['above']}>{shelves('above')}</div>}
          <h2 className={styles['heading']}>
            {isSearch ? t('discover.results', { keyword: shown }) : t('discover.liveliest')}
          </h2>
          {/* As tall as what is in it: a state that fills its place would take the height of the whole screen. */}
          <div>
            <HallGrid
              emptyAction={
                typed !== '' && (
                  <Button look="primary" onClick={() => setTyped('')}>
                    {t('discover.clear')}
                  </Button>
                )
              }
            />
          </div>
          {hasBelow && !isSearch && shelves('below')}
        </div>
        {hasColumn && <aside aria-label={t('discover.beside')}>{shelves('column')}</aside>}
      </div>
    </Page>
  );
}
