import { useNavigate } from 'react-router-dom';
import { useMay } from '../../state/use-bots.js';
import { useMediaQuery } from '../../ui/layout/use-media-query.js';
import { useBotActions } from './use-bot-actions.js';

const byCode = { link: 'code' } as const;

/** True when the navigation state requests linking by a code. */
export function linksByCode(state: unknown): boolean {
  return (state as { link?: unknown } | null)?.link === byCode.link;
}

/**
 * Starts linking a number: by a code on touch devices, where the phone cannot scan its own screen, else by a QR code.
 * People without the permission to link only see the bot's page.
 */
export function useLinkStep(): () => void {
  const navigate = useNavigate();
  const byTouch = useMediaQuery('(pointer: coarse)');
  const { start } = useBotActions();
  const mayOperate = useMay('bot.operate');
  return () => {
    if (mayOperate && !byTouch) start();
    void navigate('/bot', mayOperate && byTouch ? { state: byCode } : undefined);
  };
}
