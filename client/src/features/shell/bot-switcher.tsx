import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPhone } from '#contracts/values/people/phone';
import { addressIn, type KnownBot } from '../../state/bots.js';
import { useKnownBots, useShownBot } from '../../state/use-bots.js';
import { Dialog } from '../../ui/overlay/dialog.js';

/** Label of a bot: its number. A bot without a number gets its position in the list. */
const nameOf = ({ phone }: KnownBot, place: number): string => (phone ? formatPhone(phone) : `Bot ${place + 1} (belum terhubung)`);

/** Shows which bot the panel displays, and switches to another one. For people with more than one bot. */
export function BotSwitcher({ onGo }: { onGo?: (() => void) | undefined }) {
  const bots = useKnownBots();
  const shown = useShownBot();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const place = bots.findIndex(({ botId }) => botId === shown);
  const name = bots[place] ? nameOf(bots[place], place) : 'Pilih bot';
  const choose = (botId: string) => {
    setOpen(false);
    onGo?.();
    // Opens the dashboard of the new bot, because the rest of the current address (a chat, a search) belongs to the
    // previous bot.
    if (botId !== shown) void navigate(addressIn(botId, '/dashboard'));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Ganti bot. Sekarang: ${name}`}
        onClick={() => setOpen(true)}
        className="mb-3 flex min-h-13 w-full items-center gap-2 rounded-md border px-3 text-start font-semibold hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <ChevronsUpDown aria-hidden size={18} className="shrink-0 text-soft" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Ganti bot" description="Panel menampilkan chat dan pengaturan bot yang Anda pilih.">
        <ul className="flex flex-col gap-1">
          {bots.map((bot, index) => (
            <li key={bot.botId}>
              <button
                type="button"
                aria-current={bot.botId === shown}
                onClick={() => choose(bot.botId)}
                className="flex min-h-12 w-full items-center gap-2 rounded-md px-3 text-start hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(bot, index)}</span>
                {bot.botId === shown && <Check aria-hidden size={20} className="shrink-0 text-brand-ink" />}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
