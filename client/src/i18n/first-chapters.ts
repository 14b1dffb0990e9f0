import app from './locales/zh-CN/app.json' with { type: 'json' };
import common from './locales/zh-CN/common.json' with { type: 'json' };
import connection from './locales/zh-CN/connection.json' with { type: 'json' };
import discover from './locales/zh-CN/discover.json' with { type: 'json' };
import feedback from './locales/zh-CN/feedback.json' with { type: 'json' };
import halls from './locales/zh-CN/halls.json' with { type: 'json' };
import session from './locales/zh-CN/session.json' with { type: 'json' };
import shell from './locales/zh-CN/shell.json' with { type: 'json' };

/**
 * The chapters that every page has from its first frame, in Chinese as part of the page. Every other chapter is named by
 * the screen, dialog or late part that shows it, and loaded together with that.
 */
export const FIRST_CHAPTERS = {
  app,
  common,
  connection,
  discover,
  feedback,
  halls,
  session,
  shell,
} as const;
