import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads on from each visit of its address, also from one that follows another; the router's own `Navigate` leads from the first alone.
 * When the page has moved on since this was drawn, as an answer between drawing and effect moves it, the newer address stays.
 */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit from the next
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate(to, { replace: true });
  }, [pathname, key, to, navigate]);
  return null;
}
