import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReplyTrace } from '#contracts/http/chat';
import { Composer } from '../features/chat/composer.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { StoredPhoto } from '../features/photos/stored-photo.js';
import { useTryOut } from '../features/tryout/use-try-out.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { ChatBubble, TypingBubble, WhyButton } from '../ui/data/chat-bubble.js';
import { EmptyState } from '../ui/feedback/empty-state.js';

const TraceDialog = lazy(async () => ({ default: (await import('../features/tryout/trace-dialog.js')).TraceDialog }));

/** A photo goes back to the bot as words: in the panel its caption is enough. */
function captionOf(body: string): string {
  return body.replace(/^\[Foto\]\s*/, '');
}

export function TryOutPage() {
  const [explained, setExplained] = useState<ReplyTrace | null>(null);
  const { lines, draft, setDraft, thinking, left, trouble, send, restart } = useTryOut();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lines, thinking]);
  return (
    <PageFrame
      title="Uji Coba Bot"
      intro="Tulis seperti pelanggan. Tidak ada pesan WhatsApp yang terkirim."
      narrow
      action={
        <Button kind="secondary" icon={<RotateCcw aria-hidden size={18} />} disabled={lines.length === 0 || thinking} onClick={restart}>
          Mulai dari awal
        </Button>
      }
    >
      <div className="flex h-[65dvh] min-h-80 flex-col overflow-hidden rounded-card border bg-page">
        <div role="log" aria-label="Percakapan uji coba" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto py-3">
          {lines.length === 0 && (
            <EmptyState art="cup" title="Coba tanyakan sesuatu" help="melatih-ai">
              Misalnya “Halo kak, ada stok warna hitam?” atau “Ongkir ke Bandung berapa?”
            </EmptyState>
          )}
          {lines.map((line, index) => (
            <ChatBubble
              key={index}
              side={line.role === 'lead' ? 'left' : 'right'}
              author={line.role === 'lead' ? 'Leads' : 'Bot'}
              time=""
              {...(line.trace && { aside: <WhyButton onPress={() => setExplained(line.trace ?? null)} /> })}
              media={line.photoId && <StoredPhoto id={line.photoId} alt={captionOf(line.body)} className="max-h-64 rounded-md" />}
            >
              {line.photoId ? captionOf(line.body) : line.body}
            </ChatBubble>
          ))}
          {thinking && <TypingBubble side="right" words="Bot sedang menyusun jawaban…" />}
          <div ref={end} />
        </div>
        {trouble && (
          <Banner tone="bad" className="rounded-none border-x-0 border-b-0">
            {trouble}
          </Banner>
        )}
        <Composer draft={draft} onChange={setDraft} onSend={send} placeholder="Tulis sebagai pelanggan…" />
      </div>
      {left !== null && <p className="text-sm text-soft">Sisa uji coba gratis hari ini: {left}</p>}
      <Suspense>{explained && <TraceDialog trace={explained} open onOpenChange={() => setExplained(null)} />}</Suspense>
    </PageFrame>
  );
}
