/* snap.js of the sandbox: window.snap with pay, embed, show and hide, as Midtrans documents them. */
(() => {
  'use strict';
  const script = document.currentScript;
  const base = new URL('.', script.src).href.replace(/\/$/, '');
  const origin = new URL(base).origin;
  const clientKey = script.getAttribute('data-client-key') || '';
  if (!clientKey) console.error('Snap.js: data-client-key is missing');

  let frame = null;
  let options = {};
  let embedded = false;

  function frameFor(token) {
    const query = new URLSearchParams({ client: clientKey, mode: embedded ? 'embed' : 'popup', language: options.language || 'id' });
    if (options.selectedPaymentType) query.set('method', options.selectedPaymentType);
    const made = document.createElement('iframe');
    made.src = `${base}/v4/popup/${encodeURIComponent(token)}?${query}`;
    made.title = 'Pembayaran';
    made.id = 'snap-midtrans';
    made.allow = 'clipboard-write';
    made.style.cssText = embedded
      ? 'width:100%;min-width:320px;height:100%;min-height:560px;border:0'
      : 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:999999;background:transparent;color-scheme:normal';
    return made;
  }

  function remove() {
    frame?.remove();
    frame = null;
  }

  function call(name, result) {
    const callback = options[name];
    if (typeof callback === 'function') return callback(result);
    // without a callback Snap sends the buyer to the finish address
    if (name !== 'onClose' && result?.finish_redirect_url) location.href = result.finish_redirect_url;
  }

  addEventListener('message', (event) => {
    if (event.origin !== origin || !frame || event.source !== frame.contentWindow || event.data?.snap !== true) return;
    const { outcome, result } = event.data;
    remove();
    if (outcome === 'close') return call('onClose');
    const name = { 200: 'onSuccess', 201: 'onPending' }[result?.status_code] || 'onError';
    call(name, result);
  });

  function open(token, wanted, target) {
    if (frame)
      throw new Error('snap.pay is not allowed to be called in this state. Invalid state transition from PopupInView to PopupInView');
    if (typeof token !== 'string' || token === '') throw new Error('snap.pay expects a transaction token');
    options = wanted || {};
    embedded = target !== document.body;
    frame = frameFor(token);
    target.appendChild(frame);
  }

  window.snap = {
    pay: (token, wanted) => open(token, wanted, document.body),
    embed: (token, wanted = {}) => {
      const target = document.getElementById(wanted.embedId);
      if (!target) throw new Error(`snap.embed: no element with id ${wanted.embedId}`);
      open(token, wanted, target);
    },
    show: () => frame && (frame.style.display = 'block'),
    hide: () => frame && (frame.style.display = 'none'),
    reset: remove,
  };
})();
