// Runs before anything is drawn: theme, language and direction as they were stored, so that nothing flashes, and what
// this route needs is asked for.
// The application applies the same again (design/theme.ts, i18n/engine.ts) and stays in charge afterwards.
(() => {
  const root = document.documentElement;
  let theme = 'system';
  let language = navigator.language;
  let isSignedIn = false;
  try {
    theme = JSON.parse(localStorage.getItem('ypb_preferences'))?.theme || theme;
    language = localStorage.getItem('ypb_language') || language;
    isSignedIn = localStorage.getItem('ypb_login') !== null;
  } catch {
    // Unreadable or forbidden storage: the system's theme and the browser's language will do.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (/^fa-ir$/i.test(language)) {
    root.dir = 'rtl';
    root.lang = 'fa-IR';
  }

  // The splash of index.html has a way on although no other script has come.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.id === 'splash-retry') location.reload();
  });

  // The files of this route, in the same wave as those that the page names itself (vite/route-preloads.ts).
  const table = document.getElementById('preloads');
  if (!table) return;
  const { files, chinese, routes } = JSON.parse(table.textContent);
  const path = location.pathname.replace(/^\/(?:index)?$/, '/index/more');
  const route = routes[Object.keys(routes).find((start) => path.startsWith(start))];
  // Every language that is not one of these is shown in Chinese (i18n/languages.ts).
  const isChinese = !/^(zh-TW|en|ja|id|pt|fa|bn)/i.test(language);
  for (const index of route?.[isSignedIn ? 'signedIn' : 'signedOut'] ?? []) {
    if (!isChinese && chinese.includes(index)) continue;
    const link = document.createElement('link');
    link.href = `/${files[index]}`;
    link.crossOrigin = '';
    const isStyle = link.href.endsWith('.css');
    if (isStyle) link.as = 'style';
    link.rel = isStyle ? 'preload' : 'modulepreload';
    document.head.append(link);
  }
})();
