import { Download, FileText, ImageOff, Mic } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { chat, type MessageView } from '#contracts/http/chat/chat';
import { callForBlob } from '../../../api/client.js';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';

type Loaded = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; url: string } | { kind: 'failed' };

/** Fetches a file of the chat with the token, as an address the page may show. Given back when the row leaves. */
function useMedia(messageId: string, wanted: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'none' });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    let url: string | null = null;
    // what is fetched is no part of React's world, and a spinner must stand until it is there
    // oxlint-disable-next-line react/set-state-in-effect
    setLoaded({ kind: 'loading' });
    callForBlob(chat.media, { params: { messageId }, signal: leaving.signal }).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ kind: 'ready', url });
      },
      () => leaving.signal.aborted || setLoaded({ kind: 'failed' }),
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [messageId, wanted]);
  return loaded;
}

/** Kinds that are small enough to come by themselves. */
const loadsByItself = new Set<MessageView['kind']>(['image', 'sticker', 'voice', 'audio']);

/** Picture, voice note, film or file of a message. */
export function MessageMedia({ message }: { message: MessageView }) {
  const [asked, setAsked] = useState(false);
  const available = message.media?.url != null;
  const media = useMedia(message.id, available && (asked || loadsByItself.has(message.kind)));
  if (!message.media) return null;
  return (
    <div className="flex flex-col gap-2">
      {available ? <Shown message={message} media={media} onAsk={() => setAsked(true)} /> : <Missing />}
      {message.media.transcript && (
        <p className="flex items-start gap-1.5 text-sm text-soft italic">
          <Mic aria-label="Transkrip" size={16} className="mt-0.5 shrink-0" /> “{message.media.transcript}”
        </p>
      )}
    </div>
  );
}

function Missing() {
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <ImageOff aria-hidden size={18} /> Lampiran tidak tersedia.
    </p>
  );
}

function Shown({ message, media, onAsk }: { message: MessageView; media: Loaded; onAsk: () => void }): ReactNode {
  const voice = message.kind === 'voice' || message.kind === 'audio';
  switch (media.kind) {
    case 'failed':
      return <Missing />;
    case 'loading':
      return <Skeleton className={voice ? 'h-11 w-56' : 'h-48 w-56'} />;
    case 'none':
      return (
        <Button kind="secondary" icon={<FileText aria-hidden size={18} />} onClick={onAsk}>
          Buka lampiran
        </Button>
      );
    case 'ready':
      return voice ? (
        <audio controls src={media.url} aria-label="Pesan suara" className="h-11 w-64 max-w-full" />
      ) : message.kind === 'image' || message.kind === 'sticker' ? (
        <img src={media.url} alt={message.body || 'Foto dari percakapan'} className="max-h-72 max-w-full rounded-md" />
      ) : message.kind === 'video' ? (
        <video controls src={media.url} className="max-h-72 max-w-full rounded-md" />
      ) : (
        <a href={media.url} download className={buttonClass('secondary')}>
          <Download aria-hidden size={18} /> Unduh berkas
        </a>
      );
  }
}
