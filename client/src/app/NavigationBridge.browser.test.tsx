import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type BrowserNavigation, createNavigation } from '../platform/navigation/browser-navigation.ts';
import { NavigationBridge } from './NavigationBridge.tsx';
import { Redirect } from './Redirect.tsx';

/** An answer that comes between two slices of the first rendering, when the router has read the address. */
function EarlyAnswer({ navigation, to }: { readonly navigation: BrowserNavigation; readonly to: string }) {
  const isGone = useRef(false);
  if (!isGone.current) navigation.go(to, { replace: true });
  isGone.current = true;
  return null;
}

/** An answer that comes between the drawing of a redirect and its effect. */
function AnswerBeforeEffects({
  navigation,
  at,
  to,
}: {
  readonly navigation: BrowserNavigation;
  readonly at: string;
  readonly to: string;
}) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname === at) navigation.go(to);
  }, [navigation, pathname, at, to]);
  return null;
}

/** A screen that leads on by itself, as the login does for the link of a hall. */
function LeadsOn() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/invite?hall=8001', { replace: true });
  }, [navigate]);
  return null;
}

async function openAt(address: string, answer: (navigation: BrowserNavigation) => ReactNode): Promise<void> {
  const outside = `${window.location.pathname}${window.location.search}`;
  window.history.replaceState(null, '', address);
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
      {answer(navigation)}
      <Routes>
        <Route path="/" element={<Redirect to="/index" />} />
        <Route path="/index" element={<Redirect to="/index/more" />} />
        <Route path="/index/more" element={<h1>discover</h1>} />
        <Route path="/app/room/:no" element={<h1>room</h1>} />
        <Route path="/login" element={<LeadsOn />} />
        <Route path="/invite" element={<h1>invite</h1>} />
      </Routes>
      <NavigationBridge onNavigator={navigation.connect} onPageView={() => {}} />
    </BrowserRouter>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
}

test('[route.root] a page that is gone to while the first one is drawn stays, and the redirect of the first does not', async () => {
  await openAt('/', (navigation) => <EarlyAnswer navigation={navigation} to="/app/room/600001" />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('room');
  expect(window.location.pathname).toBe('/app/room/600001');
});

test('[route.root] [session.login.silent-link] a page that is gone to between the drawing of a redirect and its effect stays', async () => {
  await openAt('/', (navigation) => <AnswerBeforeEffects navigation={navigation} at="/index" to="/app/room/600001" />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('room');
  expect(window.location.pathname).toBe('/app/room/600001');
});

test.for(['/', '/?code=c&state=s'])(
  '[session.login.chat-app-code] %s leads on to discover when its query goes while the first page is drawn',
  async (address) => {
    await openAt(address, (navigation) => <EarlyAnswer navigation={navigation} to="/" />);
    await expect.element(page.getByRole('heading')).toHaveTextContent('discover');
    expect(`${window.location.pathname}${window.location.search}`).toBe('/index/more');
  },
);

test('[route.invite] [session.login-query.shareHall] a screen of the first drawing that leads on is not undone by the query that went before', async () => {
  await openAt('/login?shareHall=8001', (navigation) => <EarlyAnswer navigation={navigation} to="/login" />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('invite');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/invite?hall=8001');
});
