/** Rail, tree, message pane, composer, members: whatever carries `data-landmark` and is shown, in document order. */
export function moveToLandmark(step: 1 | -1): void {
  const landmarks = [...document.querySelectorAll<HTMLElement>('[data-landmark]')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const at = landmarks.findIndex((landmark) => landmark.contains(document.activeElement));
  const target = landmarks.at(at < 0 ? 0 : (at + step) % landmarks.length);
  const stop = target?.querySelector<HTMLElement>('[tabindex="0"], textarea:not(:disabled), input:not(:disabled)');
  (stop ?? target)?.focus();
}
