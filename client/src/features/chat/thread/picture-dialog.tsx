import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/forms/button.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { useMedia } from './use-media.js';

/** A picture of the chat in full size. */
export function PictureDialog({ messageId, words, onClose }: { messageId: string; words: string; onClose: () => void }) {
  const media = useMedia(messageId, 'media');
  const url = media.kind === 'ready' ? media.url : null;
  const save = url && (
    <a href={url} download="foto" className={buttonClass('secondary')}>
      <Download aria-hidden size={18} /> Unduh
    </a>
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Foto" footer={save}>
      {url ? (
        <img src={url} alt={words || 'Foto dari chat'} className="mx-auto max-h-[65dvh] max-w-full rounded-md object-contain" />
      ) : media.kind === 'failed' ? (
        <p className="text-soft">Lampiran tidak tersedia.</p>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  );
}
