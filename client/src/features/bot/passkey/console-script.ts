import type { PasskeyTicket } from '#contracts/http/bot/passkey';
import { passkeyOrigin } from '#contracts/values/passkey';
import { askPasskey } from '../../../../../extension/src/ask-passkey.js';
import { returnMark } from './passkey.rules.js';

type Order = Pick<PasskeyTicket, 'token' | 'options' | 'until'> & { readonly panel: string; readonly mark: string };

/** Runs in WhatsApp's page as pasted text, so it must not reference anything outside its own function body. */
function showAndAsk(order: Order, ask: typeof askPasskey): void {
  const card = document.createElement('div');
  const look = 'position:fixed;inset:12px 12px auto;z-index:2147483647;padding:20px;border-radius:14px;background:#fff;color:#17312b;';
  card.style.cssText = `${look}font:16px/1.5 system-ui;box-shadow:0 8px 30px rgb(0 0 0/30%);overflow-wrap:anywhere`;
  const words = document.createElement('p');
  words.textContent = `Hubungkan bot WhatsApp Anda di ${order.panel}? Lanjutkan hanya jika Anda sendiri yang memulainya di panel itu.`;
  const button = document.createElement('button');
  button.textContent = 'Pakai passkey';
  button.style.cssText = 'min-height:44px;padding:0 16px;border:0;border-radius:10px;background:#0f6b57;color:#fff;font:inherit';
  button.addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    void ask(order.options, Date.parse(order.until) - Date.now()).then((asked) => {
      if ('failure' in asked) return void (words.textContent = `Passkey tidak dipakai (${asked.failure}). Tekan tombolnya sekali lagi.`);
      const text = JSON.stringify({ token: order.token, assertion: asked.assertion });
      const result = document.createElement('textarea');
      result.readOnly = true;
      result.value = text;
      result.style.cssText = 'width:100%;height:80px';
      words.textContent = 'Kembali ke panel … Bila tidak terbuka, salin teks ini dan tempel di panel:';
      button.replaceWith(result);
      location.assign(`${order.panel}/bot${order.mark}${encodeURIComponent(text)}`);
    });
  });
  card.append(words, button);
  document.documentElement.append(card);
}

/**
 * The complete script for one attempt.
 * @param panel origin of the panel, to which the script returns.
 */
export function consoleScript({ token, options, until }: PasskeyTicket, panel: string): string {
  const order: Order = { token, options, until, panel, mark: returnMark };
  // on any other origin the authenticator would refuse with an unhelpful message
  const place = `if(location.origin!=='${passkeyOrigin}')throw new Error('Buka ${passkeyOrigin} lebih dulu');`;
  return `(()=>{${place}(${String(showAndAsk)})(${JSON.stringify(order)},${String(askPasskey)})})()`;
}

/**
 * The same script as a bookmark URL. Browsers run it in the open page, regardless of that page's script
 * policy.
 */
export function bookmarkOf(script: string): string {
  return `javascript:${encodeURIComponent(script)}`;
}
