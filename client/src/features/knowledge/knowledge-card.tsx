import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AnswerView } from '#contracts/http/bot/knowledge';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { useMay } from '../../state/use-bots.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button, IconButton } from '../../ui/forms/button.js';
import { PermissionNote, Permitted } from '../../ui/forms/permitted.js';
import { SearchField } from '../../ui/forms/search-field.js';
import { Card } from '../../ui/layout/card.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { AnswerDialog } from './answer-dialog.js';
import { useKnowledge, useKnowledgeChange } from './use-knowledge.js';

/** Questions with the owner's answers: search, add, edit and remove. */
export function KnowledgeCard() {
  const [search, setSearch] = useState('');
  const { answers, total, isPending, isError, refetch, more, isLoadingMore } = useKnowledge(search);
  const [edited, setEdited] = useState<AnswerView | 'new' | null>(null);
  const [leaving, setLeaving] = useState<AnswerView | null>(null);
  const change = useKnowledgeChange();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = !isPending && total === 0 && search === '';
  const mayTrain = useMay('training.write');
  const add = mayTrain && (
    <Button icon={<Plus aria-hidden size={18} />} onClick={() => setEdited('new')}>
      Tambah Jawaban
    </Button>
  );

  function remove({ id }: AnswerView) {
    change.mutate(
      { id, answer: null },
      {
        onSuccess: () => notify('✅ Jawaban dihapus.'),
        onError: (error) => !isUnauthorized(error) && notify(errorWithReason(error, '❌ Gagal menghapus jawaban.')),
      },
    );
    setLeaving(null);
  }

  return (
    <Card title="Tanya jawab" action={!isEmpty && add}>
      {isError ? (
        <RetryBanner onRetry={refetch}>Gagal memuat tanya jawab. Periksa koneksi Anda.</RetryBanner>
      ) : isPending ? (
        <Loading />
      ) : isEmpty ? (
        <EmptyState art="book" title="Belum ada jawaban" help="produk" action={add || <PermissionNote needs="training.write" />}>
          Tulis pertanyaan yang sering ditanyakan pelanggan dan jawaban Anda, misalnya soal garansi, COD, atau jam buka.
        </EmptyState>
      ) : (
        <div ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <SearchField label="Cari tanya jawab" placeholder="Cari pertanyaan atau jawaban" onSearch={setSearch} />
          <p role="status" className="text-sm text-soft">
            {answers.length === 0 ? `Tidak ada yang berisi “${search}”.` : `${total} jawaban`}
          </p>
          <Permitted needs="training.write">
            <ul aria-label="Daftar tanya jawab" className="divide-y">
              {answers.map((one) => (
                <li key={one.id} className="flex items-center gap-2 py-2.5">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold wrap-anywhere">{one.question}</p>
                    {(one.origin === 'lead' || one.origin === 'bot') && (
                      <p className="text-sm text-soft">
                        Pertanyaan dari chat, {one.origin === 'lead' ? 'tulisan pelanggan' : 'tulisan bot'}
                      </p>
                    )}
                    <p className="line-clamp-2 text-sm whitespace-pre-line text-soft wrap-anywhere">{one.answer}</p>
                  </div>
                  <IconButton label={`Ubah ${one.question}`} onClick={() => setEdited(one)}>
                    <Pencil aria-hidden size={18} />
                  </IconButton>
                  <IconButton label={`Hapus ${one.question}`} onClick={() => setLeaving(one)}>
                    <Trash2 aria-hidden size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          </Permitted>
          {more && (
            <Button kind="secondary" busy={isLoadingMore} onClick={more} className="self-center">
              Tampilkan lagi
            </Button>
          )}
        </div>
      )}
      {edited && <AnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Hapus jawaban?"
        confirmLabel="Hapus"
        danger
        focusAfter={list}
        onConfirm={() => leaving && remove(leaving)}
      >
        Bot tidak lagi menjawab “{leaving?.question}” dari sini.
      </ConfirmDialog>
    </Card>
  );
}
