export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface TipSide {
  readonly side: string;
  readonly isRtl: boolean;
}

const GAP_PX = 8;

/** Where a bubble goes: beside its element, on the other side when there is no room, always inside the window. */
export function placeTip(
  box: Box,
  tip: Size,
  page: Size,
  { side, isRtl }: TipSide,
): { readonly x: number; readonly y: number } {
  const inside = (at: number, size: number, room: number) => Math.max(GAP_PX, Math.min(at, room - size - GAP_PX));
  if (side === 'inline-end') {
    const after = box.left + box.width + GAP_PX;
    const before = box.left - tip.width - GAP_PX;
    const hasRoom = isRtl ? before >= GAP_PX : after + tip.width <= page.width - GAP_PX;
    return {
      x: inside(isRtl === hasRoom ? before : after, tip.width, page.width),
      y: inside(box.top + (box.height - tip.height) / 2, tip.height, page.height),
    };
  }
  const above = box.top - tip.height - GAP_PX;
  const below = box.top + box.height + GAP_PX;
  const isAbove = side === 'top' ? above >= GAP_PX : below + tip.height > page.height - GAP_PX;
  return {
    x: inside(box.left + (box.width - tip.width) / 2, tip.width, page.width),
    y: inside(isAbove ? above : below, tip.height, page.height),
  };
}
