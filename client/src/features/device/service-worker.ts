/** Makes the panel installable: the worker keeps a page for the time without a network and shows notifications. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // private windows refuse
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
