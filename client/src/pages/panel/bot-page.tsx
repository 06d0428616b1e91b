import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { awayAtom, botStateAtom, loggedQrAtom } from '../../features/bot/bot-state.js';
import { bareState, qrOf } from '../../features/bot/bot.rules.js';
import { primaryOf } from '../../features/bot/primary.rules.js';
import { botViewOf, forMember } from '../../features/bot/bot-view.js';
import { linksByCode } from '../../features/bot/link-step.js';
import { StateCard } from '../../features/bot/state-card.js';
import { useBotActions } from '../../features/bot/use-bot-actions.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { TrainCard } from '../../features/prompt/train-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { useRights } from '../../state/use-bots.js';
import { setOpenPlace } from '../../ui/feedback/toast-store.js';
import { HelpLink } from '../../ui/layout/help-link.js';
import { upToSmall, useMediaQuery } from '../../ui/layout/use-media-query.js';
import { part } from '../../ui/layout/part.js';

const LinkSheet = part(() => import('../../features/bot/link/link-sheet.js'), 'LinkSheet');
const PasskeyReturn = part(() => import('../../features/bot/passkey/passkey-return.js'), 'PasskeyReturn');
/* Below the first view. */
const BotLog = part(() => import('./bot-log.js'), 'BotLog');
const BotSettings = part(() => import('./bot-settings.js'), 'BotSettings');

/**
 * True while the window for linking by a code is open. For an owner who followed a link to this window, it opens at
 * once.
 */
function useLinking(): readonly [boolean, (open: boolean) => void] {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isLed = linksByCode(state);
  const [open, setOpen] = useState(isLed);
  // Clears the navigation state once, so that neither a reload nor the back button opens the window again.
  useEffect(() => {
    if (isLed) void navigate(pathname, { replace: true, state: null });
  }, [isLed, navigate, pathname]);
  return [open, setOpen];
}

export function BotPage() {
  const state = useAtomValue(botStateAtom);
  const away = useAtomValue(awayAtom);
  const loggedQr = useAtomValue(loggedQrAtom);
  const [linking, setLinking] = useLinking();
  const byTouch = useMediaQuery('(pointer: coarse)');
  const narrow = useMediaQuery(upToSmall);
  const { data: summary, isPending } = useAtomValue(analyticsAtom);
  const [hash] = useState(() => location.hash);
  const { action, start, stop, refresh, refreshing } = useBotActions();
  const mayDo = useRights();
  const known = state ?? bareState('offline');
  const view = isPending && !away ? null : forMember(botViewOf(known, away, summary), known, mayDo);
  useEffect(() => {
    setOpenPlace(location.pathname);
    return () => setOpenPlace(null);
  }, []);
  const primary = state && view ? primaryOf(view.truth, state, byTouch) : 'save';
  return (
    <PageFrame title="Bot" action={<HelpLink guide="ganti-nomor">Ganti nomor</HelpLink>}>
      <Suspense>{hash.startsWith('#passkey=') && <PasskeyReturn hash={hash} />}</Suspense>
      <StateCard
        state={state}
        qr={state ? qrOf(state, loggedQr) : null}
        action={action}
        refreshing={refreshing}
        onStart={start}
        onStop={stop}
        onRefresh={refresh}
        onPairByCode={() => setLinking(true)}
        byTouch={byTouch}
        narrow={narrow}
        view={view}
        primary={primary}
      />
      <TrainCard title="Train AI" whole isNext={primary === 'save'} failure="❌ Gagal menyimpan prompt." />
      <Suspense>
        <BotSettings isOnline={state?.status === 'online'} />
        <BotLog />
      </Suspense>
      <Suspense>{linking && state && <LinkSheet state={state} open onOpenChange={setLinking} />}</Suspense>
    </PageFrame>
  );
}
