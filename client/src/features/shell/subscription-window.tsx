import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';

/** The window that tells an owner without a package where to choose one. */
export function SubscriptionWindow({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pilih Paket Langganan"
      description="Anda belum memiliki paket aktif. Silakan pilih paket, atau coba Paket Trial secara gratis."
      footer={
        <Button
          onClick={() => {
            onClose();
            void navigate('/billing');
          }}
        >
          Oke
        </Button>
      }
    />
  );
}
