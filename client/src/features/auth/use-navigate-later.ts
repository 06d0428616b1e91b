import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contracts/values/limits';

/** Goes to another screen after the redirect pause (1.5 s), unless this screen was left before; that screen gets `state`. */
export function useNavigateLater(): (to: string, state?: unknown) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to, state) => {
    timer.current = setTimeout(() => void navigate(to, { state }), limits.redirectMs);
  };
}
