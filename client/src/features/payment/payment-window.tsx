import { useEffect, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { endOf, pauseMs } from './payment-outcome.js';
import { type OpenPayment, readOpenPayment, subscribeOpenPayment } from './payment-window-store.js';

/** Window shown over any page while a payment page is open in another tab. */
export function PaymentWindow() {
  const payment = useSyncExternalStore(subscribeOpenPayment, readOpenPayment, readOpenPayment);
  return payment && <Waiting key={payment.link} payment={payment} />;
}

function Waiting({ payment }: { payment: OpenPayment }) {
  const [visited, setVisited] = useState(false);
  useWatchedOrder(payment);

  async function close(): Promise<void> {
    if (!visited) return payment.end('closed');
    const end = endOf(await payment.readState().catch(() => null));
    payment.end(end ?? 'pending');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) void close();
      }}
      title="Selesaikan pembayaran"
      description={
        visited
          ? 'Kami menunggu kabar dari halaman pembayaran. Setelah Anda membayar, halaman ini berlanjut sendiri.'
          : 'Anda membayar di halaman aman penyedia pembayaran, yang terbuka di tab baru.'
      }
      footer={
        <a className={buttonClass('primary')} href={payment.link} target="_blank" rel="noopener" onClick={() => setVisited(true)}>
          {visited ? 'Buka lagi halaman pembayaran' : 'Buka halaman pembayaran'}
        </a>
      }
    />
  );
}

/** Polls the order, and reads it at once when the buyer returns to this tab. */
function useWatchedOrder(payment: OpenPayment): void {
  useEffect(() => {
    let reads = 0;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pauseMs(reads));
    };
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      reads += 1;
      const end = endOf(await payment.readState().catch(() => null));
      if (over) return;
      if (end) return payment.end(end);
      soon();
    };
    const lookWhenBack = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    soon();
    document.addEventListener('visibilitychange', lookWhenBack);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenBack);
    };
  }, [payment]);
}
