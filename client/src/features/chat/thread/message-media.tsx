import { Download, FileText, ImageOff, Mic } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { MessageView } from '#contracts/http/chat/chat';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { useMedia, type LoadedMedia } from './use-media.js';
import { part } from '../../../ui/layout/part.js';

const PictureDialog = part(() => import('./picture-dialog.js'), 'PictureDialog');

/** Kinds small enough to load without a tap. */
const loadsByItself = new Set<MessageView['kind']>(['sticker', 'voice', 'audio']);

type MediaProps = {
  message: MessageView;
  /** -1 excludes the controls from the Tab order. */
  tabIndex?: number | undefined;
};

/** Picture, voice note, video or file of a message. */
export function MessageMedia({ message, tabIndex }: MediaProps) {
  const [asked, setAsked] = useState(false);
  const available = message.media?.url != null;
  const media = useMedia(message.id, available && (asked || loadsByItself.has(message.kind)) ? 'media' : null);
  if (!message.media) return <StatusPicture id={message.id} />;
  if (available && message.kind === 'image') return <Picture message={message} tabIndex={tabIndex} />;
  return (
    <div className="flex flex-col gap-2">
      {available ? <Shown message={message} tabIndex={tabIndex} media={media} onAsk={() => setAsked(true)} /> : <Missing />}
      {message.media.transcript && (
        <p className="flex items-start gap-1.5 text-sm text-soft italic">
          <Mic aria-label="Transkrip" size={16} className="mt-0.5 shrink-0" /> “{message.media.transcript}”
        </p>
      )}
    </div>
  );
}

/** Thumbnail that opens the full picture. Without a thumbnail a button opens it instead. */
function Picture({ message, tabIndex }: MediaProps) {
  const small = useMedia(message.id, 'thumbnail');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {small.kind === 'ready' ? (
        <button type="button" aria-label="Buka foto" tabIndex={tabIndex} onClick={() => setOpen(true)} className="block cursor-zoom-in">
          <img src={small.url} alt={message.body || 'Foto dari chat'} className="max-h-72 max-w-full rounded-md" />
        </button>
      ) : small.kind === 'failed' ? (
        <Button kind="secondary" tabIndex={tabIndex} icon={<FileText aria-hidden size={18} />} onClick={() => setOpen(true)}>
          Buka lampiran
        </Button>
      ) : (
        <Skeleton className="h-48 w-56 max-w-full" />
      )}
      <Suspense>{isOpen && <PictureDialog messageId={message.id} words={message.body} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Thumbnail of the WhatsApp status that a message replies to. Renders nothing when the thumbnail cannot be shown. */
function StatusPicture({ id }: { id: string }) {
  const { url } = useMedia(id, 'thumbnail') as { url?: string };
  return url && <img src={url} alt="Status yang dibalas" className="max-h-24 rounded-md" />;
}

function Missing() {
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <ImageOff aria-hidden size={18} /> Lampiran tidak tersedia.
    </p>
  );
}

function Shown({ message, tabIndex, media, onAsk }: MediaProps & { media: LoadedMedia; onAsk: () => void }): ReactNode {
  const voice = message.kind === 'voice' || message.kind === 'audio';
  switch (media.kind) {
    case 'failed':
      return <Missing />;
    case 'loading':
      return <Skeleton className={voice ? 'h-11 w-56' : 'h-48 w-56'} />;
    case 'none':
      return (
        <Button kind="secondary" tabIndex={tabIndex} icon={<FileText aria-hidden size={18} />} onClick={onAsk} className="max-w-full">
          <span className="truncate">{message.media?.name ?? 'Buka lampiran'}</span>
        </Button>
      );
    case 'ready':
      return voice ? (
        <audio controls tabIndex={tabIndex} src={media.url} aria-label="Pesan suara" className="h-11 w-64 max-w-full" />
      ) : message.kind === 'sticker' ? (
        <img src={media.url} alt={message.body || 'Foto dari chat'} className="max-h-72 max-w-full rounded-md" />
      ) : message.kind === 'video' ? (
        <video controls tabIndex={tabIndex} src={media.url} className="max-h-72 max-w-full rounded-md" />
      ) : (
        <a href={media.url} tabIndex={tabIndex} download={message.media?.name ?? true} className={buttonClass('secondary')}>
          <Download aria-hidden size={18} /> Unduh berkas
        </a>
      );
  }
}
