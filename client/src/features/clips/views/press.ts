/** From this time on a press is one that holds. */
const HOLD_MS = 400;
/** How far the pointer slides to take a recording back: away from the finger's place, in any direction. */
const AWAY_PX = 72;

export interface PressListeners {
  /** The press lasts. */
  readonly onHeld: () => void;
  readonly onSlid: (isAway: boolean) => void;
  /** A press that lasted has ended. */
  readonly onReleased: (isAway: boolean) => void;
  /** The system took the pointer (a call, a gesture of its own): the press is as if it had been short. */
  readonly onTaken: () => void;
}

/** Follows one pointer press to its end, even outside the button and after the button is removed. */
export function followPress({ pointerId, clientX, clientY }: PointerEvent, listeners: PressListeners): void {
  let isHeld = false;
  let isAway = false;
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const timer = setTimeout(() => {
    isHeld = true;
    listeners.onHeld();
  }, HOLD_MS);
  const end = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event) || !isHeld) return;
      const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > AWAY_PX;
      if (isFar === isAway) return;
      isAway = isFar;
      listeners.onSlid(isAway);
    },
    options,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      end();
      if (isHeld) listeners.onReleased(isAway);
    },
    options,
  );
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (!isOurs(event)) return;
      end();
      listeners.onTaken();
    },
    options,
  );
}
