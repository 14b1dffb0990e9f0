import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, freestSpot, isApart, movedWith, type Spot, type Taken } from './guide-place.ts';

export interface GuidePlace {
  readonly tip: CSSProperties;
  /** Around the element that the tip is about, which may stand off. */
  readonly ring: CSSProperties;
}

const NOWHERE: GuidePlace = { tip: { visibility: 'hidden' }, ring: { visibility: 'hidden' } };

/** Beside an element wherever that goes, always inside the window, where it covers the least of what one reads or presses. */
export function useGuidePlace(anchor: HTMLElement, ref: RefObject<HTMLElement | null>): GuidePlace {
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    let chosen: { readonly spot: Spot; readonly from: Box } | null = null;
    let last: DOMRect | null = null;
    let isMoving = false;
    let toasts = 0;
    let frame = 0;
    let isOff = false;
    let hasChanged = false;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    const measure = () => {
      const tip = ref.current?.getBoundingClientRect();
      if (!tip) return;
      const at = anchor.getBoundingClientRect();
      last = at;
      const around = { anchor: at, tip, view: { width: window.innerWidth, height: window.innerHeight } };
      const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
      // Chosen once for a layout: a tip that changed sides with every line would be worse than one over a line.
      chosen ??= { spot: freestSpot({ ...around, isRightToLeft }, takenBoxes()), from: at };
      const spot = movedWith(chosen.spot, chosen.from, around);
      isOff = isApart(at, spot, tip);
      hasChanged = false;
      const ring = { top: at.top, left: at.left, inlineSize: at.width, blockSize: at.height };
      setPlace({ tip: { top: spot.top, left: spot.left }, ring });
    };
    const measureAnew = () => {
      chosen = null;
      measure();
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) measure();
    };
    // Nothing tells that an element moves because something came or grew beside it.
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const isElsewhere = !isSameBox(anchor.getBoundingClientRect(), last);
      if (isElsewhere) measure();
      // What moved it may stand under the tip now.
      else if (isMoving) measureAnew();
      isMoving = isElsewhere;
      const before = toasts;
      toasts = toastBoxes().length;
      // A toast lies above a tip, which makes room for it and comes back to its element afterwards.
      if (toasts !== before) measureAnew();
      // A tip that stands off waits for a place beside its element: what took it may have gone without moving the element.
      else if (isOff && toasts === 0 && hasChanged) measureAnew();
    };
    measure();
    follow();
    observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureAnew);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', measureAnew);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, ref]);
  return place;
}

function isSameBox(a: DOMRect, b: DOMRect | null): boolean {
  return a.left === b?.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

const toastBoxes = () => urgentBoxes(document.querySelectorAll('[data-toasts] > *'));

function urgentBoxes(elements: Iterable<Element>): readonly Taken[] {
  return Array.from(elements, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom, isUrgent: true };
  });
}

/** What is in view: words, pictures, and what can be pressed. */
function takenBoxes(): readonly Taken[] {
  const page = document.getElementById('root') ?? document.body;
  // What stands in something that can be pressed is covered with it, and counts once.
  const pressed = [...page.querySelectorAll('a, button, input, textarea, :is(img, svg):not(:is(a, button) *)')].map(
    (element) => element.getBoundingClientRect(),
  );
  // The seats of a room are what its page is for, and who is heard must find the microphone.
  const urgent = urgentBoxes(
    page.querySelectorAll('[data-primary], [data-voice] button, [role="alert"], [role="grid"] button'),
  );
  const words: Box[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Words for assistive technology alone have a box of one pixel.
    const isHidden = (text.parentElement?.offsetWidth ?? 0) <= 1;
    if (isHidden || text.nodeValue?.trim() === '' || text.parentElement?.closest('a, button')) continue;
    range.selectNodeContents(text);
    words.push(...range.getClientRects());
  }
  return [...urgent, ...toastBoxes(), ...pressed, ...words].filter(
    ({ left, top, right, bottom }) =>
      right - left > 1 &&
      bottom - top > 1 &&
      bottom > 0 &&
      top < window.innerHeight &&
      right > 0 &&
      left < window.innerWidth,
  );
}
