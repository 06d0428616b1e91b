import { keepInstallOffer } from './install-offer.js';

/** Makes the panel installable. The worker serves an offline page and shows notifications. */
export function registerServiceWorker(): void {
  keepInstallOffer();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // fails in private windows
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
