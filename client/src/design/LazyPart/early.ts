type Load = () => Promise<unknown>;
type WhenIdle = (work: () => void) => void;

const waiting: Load[] = [];
let whenIdle: WhenIdle | null = null;

/** Has the code of a part fetched once the page has nothing better to do; a part that is wanted earlier comes earlier. */
export function fetchEarly(load: Load): void {
  waiting.push(load);
  if (whenIdle) schedule(whenIdle);
}

/** From now on: a part that is here already opens without the network, also during an outage. */
export function startFetchingEarly(idle: WhenIdle): void {
  whenIdle = idle;
  if (waiting.length > 0) schedule(idle);
}

/** One at a time, so that what the person asks for is not held up. A part that does not come now is asked for when it is wanted. */
function schedule(idle: WhenIdle): void {
  idle(() => {
    const next = waiting.shift();
    if (!next) return;
    const goOn = () => {
      if (waiting.length > 0) schedule(idle);
    };
    next().then(goOn, goOn);
  });
}
