import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import { classNames } from '../../../ui/theme/class-names.js';
import { filledIn, repliesFor } from './quick-replies.rules.js';
import { useQuickReplies } from './use-quick-replies.js';
import { slashListId } from './use-slash.js';

/** Handles a key press of the composer. Returns true when the list has handled the key. */
export type SlashHandle = { onKey: (key: string, withShift: boolean) => boolean };

type SlashListProps = {
  ref: Ref<SlashHandle>;
  filter: string;
  contact: ContactView;
  onChoose: (reply: QuickReply) => void;
  /** Opens the window in which replies are written. */
  onManage: () => void;
  /** The id of the option that Enter chooses; null when there is none. */
  onActive: (id: string | null) => void;
};

const optionId = (at: number) => `${slashListId}-${at}`;

function emptyWords(all: readonly QuickReply[] | undefined): string {
  if (!all) return 'Balasan cepat gagal dimuat. Periksa koneksi Anda, lalu coba lagi.';
  return all.length > 0 ? 'Tidak ada balasan cepat yang cocok.' : 'Belum ada balasan cepat.';
}

/**
 * List above the composer with the quick replies that match the text after the slash. The composer keeps the focus.
 */
export function SlashList({ ref, filter, contact, onChoose, onManage, onActive }: SlashListProps) {
  const { data, isPending } = useQuickReplies();
  const found = data ? repliesFor(data, filter) : [];
  const [moved, setMoved] = useState({ filter, at: 0 });
  const at = moved.filter === filter ? Math.min(moved.at, found.length - 1) : 0;
  const box = useRef<HTMLDivElement>(null);
  const activeId = found.length > 0 ? optionId(at) : null;
  useEffect(() => {
    onActive(activeId);
    if (activeId) box.current?.querySelector(`#${activeId}`)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(null);
  }, [activeId, onActive]);
  useImperativeHandle(ref, () => ({
    onKey: (key, withShift) => {
      if (isPending) return key === 'Enter';
      const [chosen, step] = [found[at], { ArrowDown: 1, ArrowUp: -1 }[key]];
      if (!chosen) return false;
      if (step !== undefined) setMoved({ filter, at: (at + step + found.length) % found.length });
      else if (key === 'Enter' && !withShift) onChoose(chosen);
      else return false;
      return true;
    },
  }));
  if (isPending) return null;
  return (
    <section aria-label="Pilih balasan cepat" className="border-t bg-card">
      <p role="status" className={found.length === 0 ? 'px-4 pt-3 text-sm text-soft' : 'sr-only'}>
        {found.length > 0 ? `${found.length} balasan cepat` : emptyWords(data)}
      </p>
      <div ref={box} id={slashListId} role="listbox" aria-label="Balasan cepat" className="max-h-[35dvh] overflow-y-auto">
        {found.map((reply, index) => (
          <div
            key={reply.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // the composer keeps the focus, and a phone its keyboard
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(reply)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 border-b px-4 py-2 text-sm last:border-b-0',
              index === at ? 'bg-brand-soft text-brand-ink' : 'hover:bg-sunken',
            )}
          >
            <span className="line-clamp-2 min-w-0 flex-1 break-words">{filledIn(reply.body, contact)}</span>
            {reply.photoId && <ImageIcon aria-label="dengan foto" size={18} className="shrink-0" />}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t px-4 text-xs text-soft">
        <span className="hidden py-2 pointer-fine:inline">↑ ↓ memilih · Enter memakai · Esc menutup</span>
        <button type="button" onClick={onManage} className="min-h-11 font-semibold text-brand-ink underline-offset-2 hover:underline">
          {data?.length ? 'Atur balasan cepat' : 'Buat balasan cepat'}
        </button>
      </div>
    </section>
  );
}
