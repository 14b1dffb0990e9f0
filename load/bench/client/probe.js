// Runs in the page before its scripts. Records when frames arrive at the socket and when their lines are painted. Plain
// JavaScript, because the browser runs it unchanged.
(() => {
  const MARK = /#(\d+)#/g;
  const received = new Map();
  const state = { paints: [], frames: [], longTasks: [], seen: 0, paintedAt: {} };
  globalThis.benchProbe = {
    reset() {
      received.clear();
      Object.assign(state, { paints: [], frames: [], longTasks: [], seen: 0, paintedAt: {} });
    },
    read: () => ({ ...state, heapBytes: performance.memory?.usedJSHeapSize ?? 0 }),
  };

  const Native = globalThis.WebSocket;
  globalThis.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      super.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const now = performance.now();
        for (const [, number] of data.matchAll(MARK)) if (!received.has(number)) received.set(number, now);
      });
    }
  };

  // A change made in a frame's callbacks is painted at the end of that frame; any other change, with the next frame.
  let isInFrame = false;
  const nativeFrame = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    nativeFrame((now) => {
      isInFrame = true;
      callback(now);
      // Mutation observers run as microtasks of this callback, so they still see the mark.
      void Promise.resolve().then(() =>
        Promise.resolve().then(() => {
          isInFrame = false;
        }),
      );
    });

  /** Right after a frame's rendering. A task of the usual priority would wait for those that queued before the frame, answers of calls among them. */
  const afterPaint = (run) => void globalThis.scheduler.postTask(run, { priority: 'user-blocking' });
  const painted = (numbers) => {
    const note = () => {
      const now = performance.now();
      for (const number of numbers) {
        const at = received.get(number);
        if (at === undefined) continue;
        state.paints.push(now - at);
        state.paintedAt[number] = performance.timeOrigin + now;
        received.delete(number);
      }
    };
    if (isInFrame) afterPaint(note);
    else nativeFrame(() => afterPaint(note));
  };
  new MutationObserver((records) => {
    const numbers = [];
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        for (const [, number] of (node.textContent ?? '').matchAll(MARK))
          if (received.has(number)) numbers.push(number);
      }
    }
    state.seen += numbers.length;
    if (numbers.length > 0) painted(numbers);
  }).observe(document, { childList: true, subtree: true });

  // A watch begins with the next click or key, by the time stamp of the event: the wait until the page handles it counts. It ends
  // after the paint of the first frame in which the page shows what is wanted. Nothing outside the page takes part.
  const watches = new Map();
  const untilShown = (isShown, wanted, begin) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isShown(wanted)) return nativeFrame(look);
        afterPaint(() => resolve({ ms: performance.now() - begin.at, frames: state.frames.slice(begin.frame) }));
      };
      nativeFrame(look);
    });
  globalThis.benchProbe.watch = (name, isShown, wanted) => {
    const begun = Promise.withResolvers();
    watches.set(name, {
      begin: begun.resolve,
      shown: begun.promise.then((begin) => untilShown(isShown, wanted, begin)),
    });
  };
  globalThis.benchProbe.shown = (name) => watches.get(name).shown;
  for (const kind of ['click', 'keydown'])
    document.addEventListener(
      kind,
      ({ timeStamp }) => {
        for (const { begin } of watches.values()) begin({ at: timeStamp, frame: state.frames.length });
      },
      { capture: true },
    );

  let former = 0;
  const tick = (now) => {
    if (former > 0) state.frames.push(now - former);
    former = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longTasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
})();
