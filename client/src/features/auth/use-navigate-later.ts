import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contracts/values/limits';

/**
 * Navigates to another screen after the redirect delay (1.5 s), unless the user has left this screen. `state`
 * is passed to the new screen.
 */
export function useNavigateLater(): (to: string, state?: unknown) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to, state) => {
    timer.current = setTimeout(() => void navigate(to, { state }), limits.redirectMs);
  };
}
