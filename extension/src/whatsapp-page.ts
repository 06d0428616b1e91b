import { failureText, readAttempt, type HelperMessage, type HelperOrder, type HelperOutcome } from './messages.rules.js';

/**
 * Script of the helper in WhatsApp's page: shows the bot's owner, the panel and the remaining time, and waits
 * for a click. It runs only in the tab that an attempt opened, reads nothing from the page, and ends with the
 * tab. Its box is in a closed shadow tree: the page can neither read it nor press its buttons (a click must
 * be the owner's own).
 */

const wakeEveryMs = 15_000;
const marked = globalThis as { passkeyHelper?: boolean };

const box = {
  position: 'fixed',
  zIndex: '2147483647',
  insetInline: '12px',
  top: '12px',
  maxWidth: '420px',
  marginInline: 'auto',
  padding: '20px',
  borderRadius: '14px',
  border: '1px solid #c9d5d1',
  background: '#ffffff',
  color: '#17312b',
  font: '16px/1.5 system-ui, sans-serif',
  boxShadow: '0 8px 30px rgb(0 0 0 / 25%)',
};
const buttonLook = { minHeight: '44px', padding: '0 16px', borderRadius: '10px', font: 'inherit', fontWeight: '600', cursor: 'pointer' };

function element(tag: string, text = '', look: Partial<CSSStyleDeclaration> = {}): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, look);
  return made;
}

function button(text: string, isMain: boolean): HTMLElement {
  const colours = isMain ? { background: '#0f6b57', color: '#ffffff' } : { background: 'transparent', color: '#0f6b57' };
  const made = element('button', text, { ...buttonLook, ...colours, border: '1px solid #0f6b57' });
  made.setAttribute('type', 'button');
  return made;
}

function show(order: HelperOrder): void {
  const { attempt, panel } = order;
  const host = element('div');
  const root = host.attachShadow({ mode: 'closed' });
  const card = element('section', '', box);
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', 'Pembantu Passkey');
  const number = attempt.phone ? `nomor +${attempt.phone}` : 'nomor yang baru saja scan kode bot ini';
  const question = `Hubungkan bot WhatsApp milik ${attempt.owner} dengan ${number}?`;
  const told = `Panel: ${panel}. Lanjutkan hanya jika Anda sendiri yang baru memulainya di panel itu: passkey Anda menghubungkan sebuah perangkat ke akun WhatsApp Anda. Anda tidak perlu masuk atau scan apa pun di halaman ini.`;
  const status = element('p', '', { margin: '12px 0', color: '#47605a', fontSize: '14px' });
  status.setAttribute('role', 'status');
  const agree = button('Pakai passkey', true);
  const refuse = button('Batal', false);
  const row = element('div', '', { display: 'flex', gap: '8px', flexWrap: 'wrap' });
  row.append(agree, refuse);
  card.append(element('h1', question, { margin: '0 0 8px', fontSize: '18px', fontWeight: '700' }));
  card.append(element('p', told, { margin: '0', overflowWrap: 'anywhere', fontSize: '14px' }), status, row);
  root.append(card);
  document.documentElement.append(host);

  const clock = setInterval(tick, 1_000);
  const waking = setInterval(() => void send({ kind: 'waiting' }).catch(() => undefined), wakeEveryMs);
  tick();
  agree.focus();

  function tick(): void {
    const seconds = Math.ceil((Date.parse(attempt.until) - Date.now()) / 1_000);
    if (seconds <= 0) return end(failureText('too-late'));
    status.textContent = `Berlaku ${seconds} detik lagi.`;
  }

  function end(text: string): void {
    clearInterval(clock);
    clearInterval(waking);
    row.remove();
    status.textContent = text;
  }

  agree.addEventListener('click', (event) => {
    if (!event.isTrusted || !readAttempt(attempt, Date.now())) return;
    clearInterval(clock);
    row.style.display = 'none';
    status.textContent = 'Buka kunci perangkat Anda saat diminta …';
    send({ kind: 'agreed', order }).then(
      (outcome) => {
        const { why } = (outcome ?? { why: 'unreachable' }) as HelperOutcome;
        end(why === null ? 'Passkey diterima. Kembali ke panel.' : failureText(why));
      },
      () => end(failureText('unreachable')),
    );
  });
  refuse.addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    void send({ kind: 'refused', order }).catch(() => undefined);
    end('Dibatalkan. Tutup halaman ini, atau mulai lagi dari panel.');
  });
}

function send(message: HelperMessage): Promise<unknown> {
  return chrome.runtime.sendMessage(message);
}

if (!marked.passkeyHelper) {
  marked.passkeyHelper = true;
  chrome.runtime.onMessage.addListener((order, sender) => {
    if (sender.id === chrome.runtime.id && sender.tab === undefined) show(order as HelperOrder);
    return undefined;
  });
}
