import '@miczero/client/design/tokens.css';
import '@miczero/client/design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepInBrowser } from './actions/keep-in-browser.ts';
import { Console } from './Console.tsx';
import { readSettings } from './storage/settings.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const settings = readSettings({
  language: /^zh/i.test(navigator.language) ? 'zh' : 'en',
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
});
// Before the first paint, so that no frame has the wrong theme.
document.documentElement.dataset['theme'] = settings.theme;

keepInBrowser();

createRoot(container).render(
  <StrictMode>
    <Console initial={settings} />
  </StrictMode>,
);
