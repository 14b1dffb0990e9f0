import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type BrowserNavigation, createNavigation } from '../platform/navigation/browser-navigation.ts';
import { NavigationBridge } from './NavigationBridge.tsx';

/** An answer that comes between two slices of the first rendering, when the router has read the address. */
function EarlyAnswer({ navigation, to }: { readonly navigation: BrowserNavigation; readonly to: string }) {
  if (window.location.pathname !== to) navigation.go(to);
  return null;
}

test('[route.root] a page that is gone to while the first one is drawn stays, and the redirect of the first does not', async () => {
  const outside = `${window.location.pathname}${window.location.search}`;
  window.history.replaceState(null, '', '/');
  const navigation = createNavigation();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    window.history.replaceState(null, '', outside);
  });
  root.render(
    <BrowserRouter useTransitions={false}>
      <EarlyAnswer navigation={navigation} to="/app/room/600001" />
      <Routes>
        <Route path="/" element={<Navigate to="/index/more" replace />} />
        <Route path="/index/more" element={<h1>discover</h1>} />
        <Route path="/app/room/:no" element={<h1>room</h1>} />
      </Routes>
      <NavigationBridge onNavigator={navigation.connect} onPageView={() => {}} />
    </BrowserRouter>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('room');
  expect(window.location.pathname).toBe('/app/room/600001');
});
