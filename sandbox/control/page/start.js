import { button, call, element, toast } from './api.js';
import { sampleDistrict, samplePhotos, samplePrompt } from './sample.js';
import { steps, stepsDone } from './start-steps.js';

/** "Mulai di sini": four steps that are ticked by what the simulators have seen. */
export function startGuide(ready, { openChat }) {
  const root = document.querySelector('#start');
  const seen = { mails: [], codes: [], phones: [], answered: false };
  const count = element('span', { className: 'badge' });
  const list = element('ol', { className: 'steps' });
  const body = element(
    'details',
    { className: 'guide', open: true },
    element('summary', {}, element('h2', { textContent: 'Mulai di sini' }), count),
    list,
  );
  root.append(body);
  let shown = '';

  function draw() {
    const done = stepsDone(seen);
    const code = seen.mails.findLast((mail) => mail.code)?.code ?? null;
    const now = `${done} ${code}`;
    if (now === shown) return; // a button must not be replaced under the finger
    if (done === steps.length && !shown.startsWith(`${done} `)) body.open = false;
    shown = now;
    count.textContent = done === steps.length ? '✓ selesai' : `${done} dari ${steps.length}`;
    count.className = `badge ${done === steps.length ? 'good' : ''}`;
    list.replaceChildren(...steps.map((step, at) => stepItem(step, at, done, () => details(step.id, code, { ready, openChat }))));
  }

  function tell(news) {
    Object.assign(seen, news);
    draw();
  }

  draw();
  return {
    mails: (mails) => tell({ mails }),
    codes: (codes) => tell({ codes: codes.length > 0 ? codes : seen.codes }),
    phones: (phones) => {
      tell({ phones });
      if (!seen.answered)
        void lookForAnswer(phones).then(
          (answered) => answered && tell({ answered }),
          () => undefined,
        );
    },
  };
}

/** One step: completed, current with its details, or later. */
function stepItem({ title }, at, done, details) {
  const isNow = at === done;
  return element(
    'li',
    { className: at < done ? 'done' : isNow ? 'now' : '', ...(isNow ? { 'aria-current': 'step' } : {}) },
    element('b', { className: 'mark', textContent: at < done ? '✓' : at + 1, 'aria-hidden': 'true' }),
    element(
      'div',
      { className: 'grow' },
      element('div', { className: 'name' }, title, at < done && element('span', { className: 'unseen', textContent: ' (selesai)' })),
      isNow && details(),
    ),
  );
}

/** The current step's task, with what it needs. */
function details(id, code, { ready, openChat }) {
  if (id === 'panel')
    return part(
      'Pilih Paket Trial dan pakai alamat …@gmail.com apa saja. Emailnya masuk ke halaman ini.',
      ready.panel &&
        element('a', { className: 'btn small primary', href: ready.panel, target: '_blank', rel: 'noopener', textContent: 'Buka panel' }),
    );
  if (id === 'code')
    return part(
      'Verifikasi, login, buka halaman Bot, lalu tekan Start Bot.',
      code &&
        element(
          'div',
          { className: 'otp' },
          element('b', { textContent: code }),
          button('Salin', () => copy(code), 'small'),
        ),
    );
  if (id === 'scan') return part('Kodenya muncul di Kamera, di bawah ini. Tekan Pindai.');
  return part(
    'Tempel contoh ini di Train AI pada panel, simpan, lalu tulis sebagai pelanggan.',
    button('Salin contoh prompt', () => copy(samplePrompt), 'small'),
    ready.photos && button('Salin daftar foto', () => copy(samplePhotos(ready.photos)), 'small'),
    button('Salin kecamatan', () => copy(sampleDistrict), 'small'),
    button('Chat sebagai pelanggan', () => openChat(), 'small primary'),
  );
}

/** True when any customer has got an answer. Queried only until then. */
async function lookForAnswer(phones) {
  const bots = phones.filter(({ devices }) => devices.length > 0);
  for (const lead of phones.filter(({ devices, last }) => devices.length === 0 && last > 0)) {
    for (const bot of bots) {
      const { messages } = await call('GET', `/whatsapp/phones/${lead.number}/messages?with=${bot.number}`);
      if (messages.some(({ direction }) => direction === 'in')) return true;
    }
  }
  return false;
}

function part(words, ...acts) {
  return [element('p', { className: 'soft', textContent: words }), element('div', { className: 'row wrap' }, ...acts)];
}

/** Copies a text to the clipboard; without that permission it is shown for copying by hand. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast('Disalin.');
  } catch {
    prompt('Salin teks ini:', text);
  }
}
