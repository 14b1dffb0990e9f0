import type { Texts } from '../i18n/engine.ts';

/** Loads code and the texts that it shows. */
type Load = (texts: PartTexts) => Promise<unknown>;
/** The texts of the page, by chapter. */
export type PartTexts = Pick<Texts, 'has' | 'need'>;
type WhenIdle = (work: () => void) => void;

const waiting: Load[] = [];
let page: { readonly whenIdle: WhenIdle; readonly texts: PartTexts } | null = null;

/** Queues a part for loading while the page is idle. A part that is opened earlier is loaded then. */
export function fetchEarly(load: Load): void {
  waiting.push(load);
  if (page) schedule(page.whenIdle, page.texts);
}

/** Starts loading the queue. A part that was loaded early opens without the network, also during an outage. */
export function startFetchingEarly(whenIdle: WhenIdle, texts: PartTexts): void {
  page = { whenIdle, texts };
  if (waiting.length > 0) schedule(whenIdle, texts);
}

/** One part at a time, so that the user's own requests are not held up. A part that fails is loaded when it is opened. */
function schedule(whenIdle: WhenIdle, texts: PartTexts): void {
  whenIdle(() => {
    const next = waiting.shift();
    if (!next) return;
    const fetchNext = () => {
      if (waiting.length > 0) schedule(whenIdle, texts);
    };
    next(texts).then(fetchNext, fetchNext);
  });
}
