import { useNavigate } from 'react-router-dom';
import { useMediaQuery } from '../../ui/layout/use-media-query.js';
import { useBotActs } from './use-bot-acts.js';

const byCode = { link: 'code' } as const;

/** Whether a step of the way led here in order to link by a code. */
export function linksByCode(state: unknown): boolean {
  return (state as { link?: unknown } | null)?.link === byCode.link;
}

/** Leads to linking a number: by a code where the finger is on the only phone there is, else by the picture to scan. */
export function useLinkStep(): () => void {
  const navigate = useNavigate();
  const byTouch = useMediaQuery('(pointer: coarse)');
  const { start } = useBotActs();
  return () => {
    if (!byTouch) start();
    void navigate('/bot', byTouch ? { state: byCode } : undefined);
  };
}
