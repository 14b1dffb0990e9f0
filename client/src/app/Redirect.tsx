import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads on from each visit of its address, also from one that follows another; the router's own `Navigate` leads from the first alone. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit from the next
  useEffect(() => void navigate(to, { replace: true }), [key, to, navigate]);
  return null;
}
