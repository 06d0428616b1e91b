import { RotateCcw } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReplyTrace } from '#contracts/http/chat/reply-trace';
import type { TriedPrompts } from '#contracts/http/bot/try-out';
import { Banner } from '../../ui/feedback/banner.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Button } from '../../ui/forms/button.js';
import { part } from '../../ui/layout/part.js';
import { classNames } from '../../ui/theme/class-names.js';
import { Composer } from '../chat/thread/composer.js';
import { useTryOut } from './use-try-out.js';

const TraceDialog = part(() => import('./trace-dialog.js'), 'TraceDialog');
const TryOutTalk = part(() => import('./try-out-talk.js'), 'TryOutTalk');

type TryOutChatProps = {
  /** Unsaved training texts to use for the answers. */
  prompts?: TriedPrompts | undefined;
  className?: string;
};

/** A conversation with the owner's own bot; the number of remaining tries is shown below. */
export function TryOutChat({ prompts, className }: TryOutChatProps) {
  const { lines, draft, setDraft, thinking, left, problem, send, restart } = useTryOut(prompts);
  const [explained, setExplained] = useState<ReplyTrace | null>(null);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // scrolls only the log; the page around it must not move
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines, thinking]);
  return (
    <div className="flex flex-col gap-2">
      <div className={classNames('flex flex-col overflow-hidden rounded-card border bg-page', className)}>
        <div ref={log} role="log" aria-label="Chat uji coba" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto py-3">
          {lines.length === 0 && (
            <EmptyState art="cup" title="Coba tanyakan sesuatu" help="melatih-ai">
              Misalnya “Halo kak, ada stok warna hitam?” atau “Ongkir ke Bandung berapa?”
            </EmptyState>
          )}
          <Suspense>{(lines.length > 0 || thinking) && <TryOutTalk lines={lines} thinking={thinking} onExplain={setExplained} />}</Suspense>
        </div>
        {problem && (
          <Banner tone="bad" className="rounded-none border-x-0 border-b-0">
            {problem}
          </Banner>
        )}
        <Composer draft={draft} onChange={setDraft} onSend={send} voice="lead" placeholder="Tulis sebagai pelanggan…" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">{left !== null && `Sisa uji coba gratis hari ini: ${left}`}</p>
        <Button
          kind="ghost"
          icon={<RotateCcw aria-hidden size={18} />}
          disabled={lines.length === 0 || thinking}
          onClick={restart}
          className="text-sm"
        >
          Mulai dari awal
        </Button>
      </div>
      <Suspense>{explained && <TraceDialog trace={explained} open onOpenChange={() => setExplained(null)} />}</Suspense>
    </div>
  );
}
