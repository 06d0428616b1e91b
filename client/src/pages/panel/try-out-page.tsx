import { PageFrame } from '../../features/shell/page-frame.js';
import { TryOutChat } from '../../features/tryout/try-out-chat.js';

export function TryOutPage() {
  return (
    <PageFrame title="Uji Coba Bot" intro="Tulis seperti pelanggan. Tidak ada pesan WhatsApp yang terkirim." narrow>
      <TryOutChat className="h-[65dvh] min-h-80" />
    </PageFrame>
  );
}
