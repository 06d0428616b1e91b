import { useState } from 'react';
import { Badge } from '../../ui/data/badge.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { ConnectionNotice } from '../../ui/feedback/connection-notice.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Menu } from '../../ui/overlay/menu.js';
import { Sheet } from '../../ui/overlay/sheet.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { StatusDot } from '../../ui/data/status-dot.js';
import { ToastCard } from '../../ui/feedback/toast.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Section } from './section.js';

const tones = ['good', 'bad', 'warn', 'info'] as const;

export function FeedbackParts() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Section title="Banner">
        <div className="flex w-full flex-col gap-2">
          {tones.map((tone) => (
            <Banner key={tone} tone={tone} action={<Button kind="secondary">Tindakan</Button>}>
              Pesan dengan nada {tone}
            </Banner>
          ))}
          <Banner>✅ Password berhasil diubah.</Banner>
          <Banner>❌ Gagal mengubah password.</Banner>
        </div>
      </Section>
      <Section title="Toast">
        {['✅ Prompt berhasil disimpan.', '❌ Gagal menyimpan prompt.', 'Anda menutup popup pembayaran.'].map((text, id) => (
          <ToastCard key={text} toast={{ id, text, at: 0 }} onClose={() => undefined} />
        ))}
        <Button onClick={() => notify('✅ Permintaan start bot berhasil dikirim.')}>Tampilkan</Button>
      </Section>
      <Section title="ConnectionNotice">
        <div className="w-full">
          <ConnectionNotice />
        </div>
      </Section>
      <Section title="Dialog, ConfirmDialog, Sheet, Menu">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Menu
          trigger={<Button kind="secondary">Menu</Button>}
          heading="Siti"
          entries={[
            { label: 'Profil', onSelect: close },
            { label: 'Logout', danger: true, onSelect: close },
          ]}
        />
        <Dialog
          open={open === 'dialog'}
          onOpenChange={close}
          title="Hubungi Dukungan"
          description="Tim kami siap membantu."
          footer={<Button onClick={close}>Tutup</Button>}
        />
        <ConfirmDialog open={open === 'confirm'} onOpenChange={close} title="Hapus akun?" confirmLabel="Hapus" danger onConfirm={close}>
          Tindakan ini tidak dapat dibatalkan.
        </ConfirmDialog>
        <Sheet open={open === 'sheet'} onOpenChange={close} title="Menu">
          <p className="p-5">Isi laci</p>
        </Sheet>
      </Section>
      <Section title="StatusDot, Badge">
        <StatusDot state="live" label="Aktif" />
        <StatusDot state="waiting" label="Memulai" />
        <StatusDot state="off" label="Offline" />
        <Badge>Netral</Badge>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Section>
      <Section title="EmptyState, Skeleton, Loading">
        <EmptyState art="stall" title="Tidak ada contacts" help="chat" action={<Button>Mulai</Button>}>
          Chat muncul di sini.
        </EmptyState>
        <Skeleton className="h-24 w-48" />
        <Loading>Memuat konfigurasi...</Loading>
      </Section>
    </>
  );
}
