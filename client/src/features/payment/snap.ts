import type { PublicConfig } from '#contracts/http/public-config';
import { readPublicConfig } from '../../api/public-config.js';
import type { PaymentOutcome } from './payment-outcome.js';

type SnapCallbacks = { onSuccess: () => void; onPending: () => void; onError: () => void; onClose: () => void; language?: 'id' | 'en' };

declare global {
  interface Window {
    snap?: { pay: (token: string, callbacks: SnapCallbacks) => void };
  }
}

let loading: Promise<void> | null = null;

/** URL of the Midtrans script. `snapUrl` is the base URL of their Snap service. */
function snapScript(snapUrl: string): string {
  return snapUrl.endsWith('.js') ? snapUrl : `${snapUrl.replace(/\/$/, '')}/snap.js`;
}

function addScript(midtrans: NonNullable<PublicConfig['midtrans']>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = snapScript(midtrans.snapUrl);
    script.dataset.clientKey = midtrans.clientKey;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('snap.js did not load'));
    };
    document.head.append(script);
  });
}

async function loadSnap(): Promise<void> {
  if (window.snap) return;
  const { midtrans } = await readPublicConfig();
  if (!midtrans) throw new Error('payments are not configured');
  await addScript(midtrans);
}

/**
 * Opens the Midtrans popup and waits for the outcome. The script is loaded from the URL the operator
 * configured.
 */
export async function payWithSnap(token: string): Promise<PaymentOutcome> {
  // A failed load is discarded, so that the next press tries again.
  loading ??= loadSnap().finally(() => {
    loading = null;
  });
  await loading;
  return new Promise((resolve) => {
    window.snap?.pay(token, {
      language: 'id',
      onSuccess: () => resolve('success'),
      onPending: () => resolve('pending'),
      onError: () => resolve('error'),
      onClose: () => resolve('closed'),
    });
  });
}
