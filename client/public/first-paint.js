// Runs before anything is drawn: theme, language and direction as they were stored, so that nothing flashes.
// The application applies the same again (design/theme.ts, i18n/engine.ts) and stays in charge afterwards.
(() => {
  const root = document.documentElement;
  let theme = 'system';
  let language = navigator.language;
  try {
    theme = JSON.parse(localStorage.getItem('ypb_preferences') || '{}').theme || theme;
    language = localStorage.getItem('ypb_language') || language;
  } catch {
    // Unreadable or forbidden storage: the system's theme and the browser's language will do.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (/^fa-ir$/i.test(language)) {
    root.dir = 'rtl';
    root.lang = 'fa-IR';
  }
})();
