/** Eight colours that are told apart in light and dark, also by people who confuse red and green. The lines after them are dashed. */
const LIGHT = ['#0b63ce', '#c2570c', '#7a3fb8', '#8a8f98', '#0d7a6b', '#b3261e', '#8a6d00', '#c02f83'];
const DARK = ['#6cb0ff', '#ff9d5c', '#c79bf2', '#9aa1ab', '#4fd1bd', '#ff8a80', '#e3c04a', '#ff8fc7'];
const coloursOf = (colours: readonly string[]) => colours.map((colour, at) => `--of-${at}: ${colour};`).join(' ');
const classOf = (at: number) => {
  const colour = `var(--of-${at % LIGHT.length})`;
  const isDashed = at >= LIGHT.length;
  const swatch = isDashed ? `repeating-linear-gradient(90deg, ${colour} 0 4px, transparent 4px 6px)` : colour;
  return `.of-${at} { stroke: ${colour};${isDashed ? ' stroke-dasharray: 6 4;' : ''} } .swatch.of-${at} { background: ${swatch}; }`;
};
/** The most lines of one chart: the kinds of errors. */
const MOST_LINES = 2 * LIGHT.length;
const CLASSES = Array.from({ length: MOST_LINES }, (_, at) => classOf(at)).join('\n  ');

export const STYLE = `
  :root { --page: #fff; --card: #f6f8fa; --text: #1f2328; --soft: #59636e; --line: #d1d9e0; --good: #1a7f37; --bad: #b3261e; ${coloursOf(LIGHT)} }
  @media (prefers-color-scheme: dark) {
    :root { --page: #0d1117; --card: #161b22; --text: #e6edf3; --soft: #9198a1; --line: #30363d; --good: #4ac26b; --bad: #ff8a80; ${coloursOf(DARK)} }
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-inline-size: 1840px; padding: 24px; font: 14px/1.6 system-ui, sans-serif; color: var(--text); background: var(--page); }
  h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; }
  h2 { font-size: 16px; margin: 0; }
  p { margin: 0; color: var(--soft); }
  #verdict strong, mark { color: var(--bad); }
  #verdict.fine strong { color: var(--good); }
  mark { background: none; font: inherit; }
  pre { margin: 16px 0; padding: 16px; border-radius: 8px; background: var(--card); font: 13px/1.6 ui-monospace, monospace; overflow-x: auto; }
  .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 16px; }
  figure { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; min-inline-size: 0; }
  figcaption p { font-size: 13px; }
  .unit, .most { color: var(--soft); font-weight: normal; font-size: 13px; }
  svg { display: block; inline-size: 100%; block-size: auto; }
  .grid { stroke: var(--line); }
  .tick { fill: var(--soft); font-size: 12px; }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
  .dot { fill: none; stroke-width: 4; }
  .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; padding: 0; list-style: none; }
  .swatch { display: inline-block; inline-size: 14px; block-size: 3px; margin-inline-end: 6px; vertical-align: middle; border-radius: 2px; }
  .missing { margin-block-start: 24px; }
  .missing ul { margin: 8px 0 0; padding-inline-start: 20px; color: var(--soft); }
  ${CLASSES}`;
