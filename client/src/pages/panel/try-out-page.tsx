import { PageFrame } from '../../features/shell/page-frame.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { TryOutChat } from '../../features/tryout/try-out-chat.js';

export function TryOutPage() {
  return (
    <PageFrame title="Uji Coba Bot" intro="Tulis seperti pelanggan. Tidak ada pesan WhatsApp yang terkirim." narrow>
      <Permitted needs="training.write">
        <TryOutChat className="h-[65dvh] min-h-80" />
      </Permitted>
    </PageFrame>
  );
}
