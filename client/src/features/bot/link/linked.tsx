import { Link } from 'react-router-dom';
import type { BotState } from '#contracts/http/bot/bot';
import { formatPhone } from '#contracts/values/people/phone';
import { useAtomValue } from '../../../state/atoms.js';
import { useRights } from '../../../state/use-bots.js';
import { Art } from '../../../ui/art/art.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { analyticsAtom } from '../../dashboard/analytics.js';
import { awayAtom } from '../bot-state.js';
import { botViewOf, forMember } from '../bot-view.js';
import { afterLinking } from './link.rules.js';

/** Success message with the one next step. A linked number alone does not mean that leads are answered. */
export function Linked({ state, onLeave }: { state: BotState; onLeave: () => void }) {
  const { data, isPending } = useAtomValue(analyticsAtom);
  const away = useAtomValue(awayAtom);
  const mayDo = useRights();
  if (isPending && !away) return <Loading>Memeriksa kuota dan paket…</Loading>;
  const { truth, title, sentence } = forMember(botViewOf(state, away, data), state, mayDo);
  const { label, to } = afterLinking(truth);
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Art name="done" size={112} />
      <div>
        <p className="text-lg font-bold">{title}</p>
        {state.phone && <p className="text-sm text-soft">{formatPhone(state.phone)}</p>}
      </div>
      <p className="text-soft">
        {sentence} {truth === 'alive' && 'Minta teman mengirim pesan ke nomor ini, lalu lihat jawabannya di Chat.'}
      </p>
      <div className="mt-2 grid w-full gap-2">
        <Link to={to} className={buttonClass('primary')}>
          {label}
        </Link>
        <Button kind="ghost" onClick={onLeave}>
          Nanti saja
        </Button>
      </div>
    </div>
  );
}
