import { Ban, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useBlacklist } from '../features/blacklist/use-blacklist.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { Button, IconButton } from '../ui/forms/button.js';
import { Card } from '../ui/layout/card.js';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.js';
import { EmptyState } from '../ui/feedback/empty-state.js';
import { TextField } from '../ui/forms/field.js';
import { Loading } from '../ui/feedback/spinner.js';

export function BlacklistPage() {
  const { numbers, labelOf, isPending, saving, add, remove } = useBlacklist();
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed === '') {
      console.error('Nomor blacklist kosong.');
      return;
    }
    if (await add(typed)) setTyped('');
  }

  return (
    <PageFrame title="Blacklist" intro="Nomor di sini tidak dibalas oleh AI dan tidak mendapat follow-up." narrow>
      <Card title="Tambah nomor">
        <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row">
          <div className="flex-1">
            <TextField
              label="Nomor WhatsApp"
              name="number"
              hint="Atau @username, bagi yang menyembunyikan nomornya."
              autoComplete="off"
              placeholder="62812234567890"
              value={typed}
              onChange={(event) => setTyped(onlyKey(event.target.value))}
            />
          </div>
          {/* beside the field, not beside its hint: the label above is 26 px high */}
          <div className="flex flex-col sm:mt-6.5">
            <Button type="submit" busy={saving} busyLabel="Menyimpan...">
              Simpan
            </Button>
          </div>
        </form>
      </Card>
      <div ref={list} tabIndex={-1} role="group" aria-label="Daftar nomor yang dikecualikan" className="outline-none">
        <Card title="Nomor yang dikecualikan">
          {isPending ? (
            <Loading />
          ) : numbers.length === 0 ? (
            <EmptyState icon={<Ban size={28} />} title="Belum ada nomor">
              Tambahkan nomor keluarga, karyawan, atau pemasok agar bot tidak menjawab mereka.
            </EmptyState>
          ) : (
            <ul className="divide-y">
              {numbers.map((number) => {
                const label = labelOf(number);
                return (
                  <li key={number} className="flex items-center justify-between gap-3 py-1.5">
                    <span className="min-w-0 truncate font-medium">{label}</span>
                    <IconButton label={`Hapus ${label}`} onClick={() => setLeaving(number)}>
                      <Trash2 aria-hidden size={18} />
                    </IconButton>
                  </li>
                );
              })}
            </ul>
          )}
        </Card>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Hapus dari blacklist?"
        confirmLabel="Hapus"
        danger
        focusAfter={list}
        onConfirm={() => {
          if (leaving !== null) remove(leaving);
          setLeaving(null);
        }}
      >
        AI akan kembali membalas {/^\d/.test(leaving ?? '') ? 'nomor ' : ''}
        {labelOf(leaving ?? '')}.
      </ConfirmDialog>
    </PageFrame>
  );
}

/** What of the typed may belong to a number, or to a username once it begins with `@`. */
function onlyKey(typed: string): string {
  return typed.startsWith('@') ? `@${typed.toLowerCase().replace(/[^a-z0-9_.]/g, '')}` : typed.replace(/\D/g, '');
}
