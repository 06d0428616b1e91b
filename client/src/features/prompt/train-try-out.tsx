import type { TriedPrompts } from '#contracts/http/bot/try-out';
import { Dialog } from '../../ui/overlay/dialog.js';
import { TryOutChat } from '../tryout/try-out-chat.js';

type TrainTryOutProps = {
  /** Unsaved texts. Undefined when everything is saved. */
  typed: TriedPrompts | undefined;
};

const words = (typed: TriedPrompts | undefined) =>
  typed ? 'Bot menjawab dengan tulisan yang belum Anda simpan.' : 'Tulis seperti pelanggan. Tidak ada pesan WhatsApp yang terkirim.';

/** The try-out beside the form, for wide screens. */
export function TryOutBeside({ typed }: TrainTryOutProps) {
  return (
    <aside aria-label="Uji coba" className="self-start lg:sticky lg:top-20">
      <h2 className="font-bold">Coba di sini</h2>
      <p className="mb-2 text-sm text-soft">{words(typed)}</p>
      <TryOutChat prompts={typed} className="h-[60dvh] min-h-80" />
    </aside>
  );
}

/** The try-out in a dialog over the form, for phones. */
export function TryOutOver({ typed, onClose }: TrainTryOutProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Coba bot" description={words(typed)}>
      <TryOutChat prompts={typed} className="h-[58dvh]" />
    </Dialog>
  );
}
