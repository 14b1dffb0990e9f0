import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a report says of its run before k6's plots. */
export interface RunReport {
  /** The name of the profile, with the validation where several are compared. */
  readonly name: string;
  /** The line that the terminal shows before the run: sizes, rates and place. */
  readonly announcement: string;
  /** The lines of the verdict; the last one is its conclusion. */
  readonly lines: readonly string[];
  readonly isFine: boolean;
  readonly endedAt: Date;
}

const STYLE = `
  #verdict { font: 14px/1.6 system-ui, sans-serif; padding: 24px; color: #1f2328; background: #fff; }
  #verdict h1 { font-size: 22px; margin: 0 0 4px; }
  #verdict p { margin: 0 0 12px; color: #59636e; }
  #verdict strong { color: #b3261e; }
  #verdict.fine strong { color: #1a7f37; }
  #verdict pre { font: 13px/1.6 ui-monospace, monospace; margin: 0; overflow-x: auto; }
  #verdict mark { background: none; color: #b3261e; font: inherit; }`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** k6's page of plots with the run's name, sizes and verdict at its top. A page without a body stays as it is. */
export function withVerdict(plots: string, { name, announcement, lines, isFine, endedAt }: RunReport): string {
  const rows = lines
    .slice(0, -1)
    .map((line) => (line.startsWith('✗') ? `<mark>${escaped(line)}</mark>` : escaped(line)));
  // The terminal says it after the figures, the page before them.
  const header = `<style>${STYLE}</style>
<header id="verdict"${isFine ? ' class="fine"' : ''}>
  <h1>${escaped(name)}: <strong>${escaped(lines.at(-1)?.replace('above', 'below') ?? '')}</strong></h1>
  <p>${escaped(announcement)}, ended <time>${endedAt.toISOString()}</time></p>
  <pre>${rows.join('\n')}</pre>
</header>`;
  // Functions, because a replacement text would read `$&` and the like.
  return plots
    .replace(/<title>[^<]*/, () => `<title>${escaped(name)}: ${isFine ? 'held' : 'failed'}`)
    .replace(/<body[^>]*>/, (body) => `${body}\n${header}`);
}

/** k6 writes no page when it ends before its first period. */
export function writeVerdict(file: string, report: RunReport): void {
  if (existsSync(file)) writeFileSync(file, withVerdict(readFileSync(file, 'utf8'), report));
}
