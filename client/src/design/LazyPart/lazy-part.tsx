import { type ComponentType, type ReactNode, useState } from 'react';
import type { Chapter } from '../../i18n/catalogue.ts';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly, type PartTexts } from '../early-parts.ts';
import { type LateCode, useLateCode } from './late-code.ts';
import { PartFailed } from './PartFailed.tsx';

export interface LazyPartProps {
  /** Shown until the part is loaded. */
  readonly standIn?: ReactNode;
  /** Called when the user closes a part that failed to load. */
  readonly onGivenUp?: () => void;
  /** Stands in for a part that did not load, where an offer to retry would be in the way; '' for a decoration, whose absence needs no words. */
  readonly instead?: ReactNode;
}

type Loading<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A dialog or menu with a bundle of its own, and the chapters of texts that it shows. It is loaded when the page is idle or
 * when it opens. A part that fails to load says so and offers a retry; the rest of the page is unchanged.
 */
export function lazyPart<Props extends object>(load: Loading<Props>, chapters: readonly Chapter[] = []) {
  const { Part, fetch } = partOnDemand(load, chapters);
  fetchEarly(fetch);
  return Part;
}

/** The same for what few pages need: it is loaded when it opens, or where `fetch` is given to `fetchEarly`. */
export function partOnDemand<Props extends object>(load: Loading<Props>, chapters: readonly Chapter[] = []) {
  let Loaded: ComponentType<Props> | null = null;
  async function loadModule(): Promise<void> {
    if (Loaded) return;
    await restoreStyles(document);
    Loaded = (await load()).default;
  }
  const ask = (texts: PartTexts) => Promise.all([loadModule(), texts.need(chapters)]);
  const code: LateCode = {
    isThere: ({ texts }) => Loaded !== null && texts.has(chapters),
    load: ({ texts }) => ask(texts),
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module begins
  function LazyPart({ standIn, onGivenUp, instead, ...props }: Props & LazyPartProps): ReactNode {
    const { view, retry } = useLateCode(code);
    const [isGivenUp, setGivenUp] = useState(false);
    // The remaining props are those of the part itself.
    if (Loaded && view === 'ready') return <Loaded {...(props as unknown as Props)} />;
    if (isGivenUp || view === 'loading' || view === 'ready') return standIn;
    return (
      <>
        {standIn}
        {instead ?? <PartFailed why={view} onRetry={retry} onClose={onGivenUp ?? (() => setGivenUp(true))} />}
      </>
    );
  }
  return { Part: LazyPart, fetch: ask };
}
