import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageView } from '../platform/ports.ts';
import { pageViewOf } from './page-view.ts';

export interface NavigationBridgeProps {
  /** Hands the router over to the sagas; answers how to take it back. */
  readonly onNavigator: (navigate: (path: string, options: { readonly replace: boolean }) => void) => () => void;
  /** analytics.page-view: every page that is shown, once. */
  readonly onPageView: (view: PageView) => void;
}

/** Ties the router to what lies outside of React. Draws nothing. */
export function NavigationBridge({ onNavigator, onPageView }: NavigationBridgeProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);
  const latest = useRef(navigate);

  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => onNavigator((path, options) => void latest.current(path, options)), [onNavigator]);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    const view = pageViewOf(pathname);
    if (view) onPageView(view);
  }, [pathname, onPageView]);
  return null;
}
