import { useNavigate } from 'react-router-dom';
import { useMay } from '../../state/use-bots.js';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';

/** The window that tells an owner without a package where to choose one. Owners who have had a package read that it has ended. */
export function SubscriptionWindow({ hadPackage, onClose }: { hadPackage: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const mayPay = useMay('billing.pay');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pilih Paket Langganan"
      description={
        !mayPay
          ? 'Akun ini tidak memiliki paket aktif. Pesan pelanggan tetap dicatat. Minta pemilik akun memilih paket agar bot membalas lagi.'
          : hadPackage
            ? 'Anda tidak memiliki paket aktif: paket sebelumnya sudah berakhir. Pesan pelanggan tetap dicatat. Silakan pilih paket agar bot membalas lagi.'
            : 'Anda belum memiliki paket aktif. Silakan pilih paket, atau coba Paket Trial secara gratis.'
      }
      footer={
        <Button
          onClick={() => {
            onClose();
            if (mayPay) void navigate('/billing');
          }}
        >
          Oke
        </Button>
      }
    />
  );
}
