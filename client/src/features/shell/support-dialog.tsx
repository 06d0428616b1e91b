import { MessageCircle } from 'lucide-react';
import { readPublicConfig } from '../../api/public-config.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { Button, buttonClass } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { whatsappLink } from './whatsapp-link.js';

const configAtom = atomWithQuery(() => ({
  queryKey: queryKeys.publicConfig,
  queryFn: ({ signal }) => readPublicConfig(signal),
  staleTime: Infinity,
}));

export function SupportDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Hubungi Dukungan"
      description="Tim kami siap membantu Anda melalui WhatsApp."
      footer={
        <Button kind="secondary" onClick={() => onOpenChange(false)}>
          Tutup
        </Button>
      }
    >
      <SupportLinks />
    </Dialog>
  );
}

function SupportLinks() {
  const { data, isPending } = useAtomValue(configAtom);
  const name = useAtomValue(ownerAtom)?.fullName ?? 'Pengguna';
  if (isPending) return <p className="text-soft">Memuat...</p>;
  if (!data?.supportWhatsapp && !data?.supportEmail)
    return <p className="text-soft">Kontak dukungan belum tersedia. Silakan coba lagi nanti.</p>;
  return (
    <div className="flex flex-col gap-3">
      {data.supportWhatsapp && (
        <a
          className={buttonClass('primary')}
          target="_blank"
          rel="noopener"
          href={whatsappLink(data.supportWhatsapp, `Halo, saya ${name}. Saya butuh bantuan tentang Whatsapp Bot AI.`)}
        >
          <MessageCircle aria-hidden size={18} /> Chat lewat WhatsApp
        </a>
      )}
      {data.supportEmail && (
        <a className={buttonClass('secondary')} href={`mailto:${data.supportEmail}`}>
          {data.supportEmail}
        </a>
      )}
    </div>
  );
}
