/*
 * What the page shows, read inside the page at every frame while the bench waits for it. Each function stands alone, because its text is
 * sent there.
 */

export function isHallThere(name: string): boolean {
  const heading = document.querySelector('h2')?.textContent ?? '';
  const hasTree = document.querySelector('nav [data-place][aria-current]') !== null;
  const hasComposer = document.querySelector('main textarea:not(:disabled)') !== null;
  return heading.includes(name) && hasTree && hasComposer;
}

export function isHallRead(name: string): boolean {
  const heading = document.querySelector('h2')?.textContent ?? '';
  const hasTree = document.querySelector('nav [data-place][aria-current]') !== null;
  const hasMembers = document.querySelector('aside [data-roving]') !== null;
  const isRead = document.querySelector('[role="log"]')?.getAttribute('aria-busy') === 'false';
  return heading.includes(name) && hasTree && hasMembers && isRead;
}

export function isMemberThere(nick: string): boolean {
  const rows = [...document.querySelectorAll('aside [data-roving]')];
  return rows.some((row) => row.textContent?.includes(nick));
}

export function isFirstOption(name: string): boolean {
  return document.querySelector('[role="option"]')?.textContent?.includes(name) === true;
}

export function isComposerOf(name: string): boolean {
  return document.querySelector('main textarea')?.getAttribute('aria-label')?.includes(name) === true;
}

/** The cached page of a channel that was open before. */
export function isPageOf(name: string): boolean {
  const hasComposer = document.querySelector('main textarea')?.getAttribute('aria-label')?.includes(name);
  return (
    hasComposer === true && document.querySelector('[role="log"]')?.textContent?.includes(`这里是${name}。`) === true
  );
}

/** The composer of a channel, and a line in view: `channel/line`. */
export function isLineOf(wanted: string): boolean {
  const [name = '', line = ''] = wanted.split('/');
  const hasComposer = document.querySelector('main textarea')?.getAttribute('aria-label')?.includes(name);
  return hasComposer === true && document.querySelector('[role="log"]')?.textContent?.includes(line) === true;
}

export function isChannelFresh(line: string): boolean {
  const log = document.querySelector('[role="log"]');
  return log?.getAttribute('aria-busy') === 'false' && log.textContent?.includes(line) === true;
}

export function isChannelRead(name: string): boolean {
  const log = document.querySelector('[role="log"]');
  return log?.getAttribute('aria-busy') === 'false' && log.textContent?.includes(`这里是${name}。`) === true;
}

/** All lines of a burst are in the log, and none is still being sent. */
export function areAllSent(burst: string): boolean {
  const [mark = '', count = ''] = burst.split('/');
  const texts = [...document.querySelectorAll('[role="log"] [data-key]')].map((row) => row.textContent ?? '');
  const own = texts.filter((text) => text.includes(mark));
  return own.length >= Number(count) && own.every((text) => !text.includes('发送中'));
}

/** The first unread line is at the top of the view, under its divider. */
export function isDividerAtTop(): boolean {
  const divider = document.querySelector('[data-unread-divider]');
  let view = divider?.parentElement ?? null;
  while (view && view.scrollHeight <= view.clientHeight) view = view.parentElement;
  if (!divider || !view) return false;
  const below = divider.getBoundingClientRect().top - view.getBoundingClientRect().top;
  return below >= 0 && below < 48;
}
