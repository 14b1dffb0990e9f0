import { VisuallyHidden } from '@miczero/client/design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { TooltipHost } from '@miczero/client/design/Tooltip/TooltipHost.tsx';
import { DesignTextsProvider } from '@miczero/client/design/texts.ts';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { type CSSProperties, lazy, Suspense, useEffect, useReducer, useState } from 'react';
import * as z from 'zod/mini';
import { ActionsNote } from './actions/ActionsNote.tsx';
import { savedActions } from './actions/saved-actions.ts';
import { chosenWorld } from './address/chosen-world.ts';
import { useAddress } from './address/use-address.ts';
import { controlCall } from './api/control-call.ts';
import { usePolled } from './api/use-polled.ts';
import styles from './Console.module.css';
import { Desk, NoDesk } from './Desk.tsx';
import type { RememberedTarget } from './events/target.ts';
import { Failed } from './parts/Failed.tsx';
import { PaneGuard } from './parts/PaneGuard.tsx';
import { SkipLinks } from './parts/SkipLinks.tsx';
import { type Settings, writeSettings } from './storage/settings.ts';
import { TopBar } from './TopBar.tsx';
import { designTextsOf, TEXTS, WordsProvider } from './words/words.ts';
import { KnownWorldsProvider } from './world-names/known-worlds.ts';
import { Makings } from './worlds/makings.ts';
import { WorldList } from './worlds/WorldList.tsx';

const WORLDS_MS = 1000;

/** The library, its player and the contracts' checks are half of the page, and most visits are to a world. */
const ScenariosView = lazy(async () => ({ default: (await import('./scenarios/ScenariosView.tsx')).ScenariosView }));

/** The whole page: worlds at the start, the chosen world beside them. */
export function Console({ initial }: { readonly initial: Settings }) {
  const [settings, setSettings] = useState(initial);
  const { language, theme } = settings;
  const texts = TEXTS[language];
  const { address, go, settle } = useAddress();
  const { view, world: named, scenario } = address;
  const choose = (chosen: string) => go({ world: chosen });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [makings] = useState(() => new Makings());
  const worlds = usePolled(async (signal) => {
    const { list } = await controlCall('worlds.list', '', {}, signal);
    savedActions.notePasts(list);
    makings.note(list);
    return list;
  }, WORLDS_MS);
  const world = chosenWorld(named, worlds.data);
  const facts = worlds.data?.find(({ name }) => name === world);
  /** A reset world counts as another one, so its panels start afresh: once, or what is open in them by then would close. */
  const making = makings.of(world);

  // The contracts' own checks speak the language of the page.
  z.config(language === 'zh' ? z.locales.zhCN() : z.locales.en());
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = world === '' ? texts.title : `${world} · ${texts.title}`;
  }, [theme, language, texts, world]);

  useEffect(() => {
    // Another world may appear: the one that is shown stays, with what was written in it.
    if (view === 'worlds' && named === '' && world !== '') settle({ world });
  }, [view, named, world, settle]);

  function change(changes: Partial<Settings>) {
    const next = { ...settings, ...changes };
    setSettings(next);
    writeSettings(next);
  }
  async function open(opened: string) {
    await worlds.refresh();
    choose(opened);
  }
  const remember = (target: RememberedTarget) => change({ targets: { ...settings.targets, [world]: target } });

  return (
    <WordsProvider value={{ language, texts }}>
      <DesignTextsProvider value={designTextsOf(texts)}>
        <KnownWorldsProvider value={worlds.data?.map(({ name }) => name) ?? []}>
          <div className={styles['page']}>
            {view === 'worlds' && facts && <SkipLinks />}
            <TopBar settings={settings} view={view} onChange={change} onView={(next) => go({ view: next })} />
            <main className={styles['main']}>
              <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
              <ActionsNote />
              {worlds.failure && (
                <Failed failure={worlds.failure} asLine={worlds.data !== undefined} onRetry={worlds.refresh} />
              )}
              {view === 'scenarios' && (
                <PaneGuard title={texts.scenarios}>
                  <Suspense fallback={<SkeletonRows rows={6} avatar={0} />}>
                    <ScenariosView
                      chosen={scenario}
                      worlds={worlds.data?.map(({ name }) => name) ?? []}
                      onChoose={(chosen) => go({ scenario: chosen })}
                      onOpenWorld={(opened) => go({ view: 'worlds', world: opened })}
                    />
                  </Suspense>
                </PaneGuard>
              )}
              {view === 'worlds' && (worlds.data || !worlds.failure) && (
                <div
                  className={classNames(styles['columns'], !facts && styles['alone'])}
                  style={{ '--worlds': worlds.data?.length } as CSSProperties}
                >
                  <PaneGuard area="worlds" title={texts.worlds}>
                    <WorldList worlds={worlds.data} chosen={world} onChoose={choose} onChanged={worlds.refresh} />
                  </PaneGuard>
                  {facts ? (
                    <Desk
                      key={`${world}/${making}`}
                      facts={facts}
                      remembered={settings.targets[world] ?? {}}
                      onRemember={remember}
                      onChanged={worlds.refresh}
                      onReset={() => {
                        makings.madeAnew(world, making);
                        redraw();
                      }}
                      onDeleted={() => choose('')}
                      onOpened={open}
                      bodyView={settings.bodyView}
                      onBodyView={(bodyView) => change({ bodyView })}
                      onSaved={(saved) => go({ view: 'scenarios', scenario: saved })}
                    />
                  ) : (
                    worlds.data && <NoDesk world={world} />
                  )}
                </div>
              )}
            </main>
          </div>
        </KnownWorldsProvider>
        <TooltipHost />
      </DesignTextsProvider>
    </WordsProvider>
  );
}
