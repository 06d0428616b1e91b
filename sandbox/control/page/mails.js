import { attempt, button, call, clock, element, emptyState, toast } from './api.js';
import { copy } from './start.js';

/** The inbox of every address in one list. A code in a mail is shown large. */
export function startMails({ onChange }) {
  const root = document.querySelector('#mails');
  const list = element('div', { className: 'scroll' });
  const search = element('input', {
    className: 'field',
    type: 'search',
    placeholder: 'Cari alamat atau judul',
    ariaLabel: 'Cari email',
    oninput: draw,
  });
  let mails = [];
  root.append(
    element(
      'header',
      {},
      element('h2', { textContent: 'Email masuk' }),
      button(
        'Kosongkan',
        async () => {
          await attempt(() => call('DELETE', '/mails'));
          await reload();
        },
        'small',
      ),
    ),
    element('div', { style: 'padding:0 14px 8px' }, search),
    list,
  );

  function draw() {
    onChange(mails);
    const words = search.value.toLowerCase();
    const shown = mails
      .filter(({ to, subject }) => `${to.join(' ')} ${subject}`.toLowerCase().includes(words))
      .toReversed()
      .slice(0, 60);
    list.replaceChildren(
      ...(shown.length > 0 ? shown.map(mailItem) : [emptyState('Belum ada email', 'Kode OTP dan pemberitahuan akan muncul di sini.')]),
    );
  }

  function add(mail) {
    mails.push(mail);
    draw();
    list.firstElementChild?.classList.add('new');
    toast(`Email baru untuk ${mail.to.join(', ')}`);
  }

  async function reload() {
    mails = (await call('GET', '/mails').catch(() => ({ mails: [] }))).mails;
    draw();
  }
  return { add, reload };
}

function mailItem(mail) {
  return element(
    'article',
    { className: 'item' },
    element(
      'div',
      { className: 'row' },
      element('h3', { className: 'grow', textContent: mail.subject || '(tanpa judul)' }),
      element('span', { className: 'soft', textContent: clock(mail.at) }),
    ),
    element('div', { className: 'soft cut', textContent: `ke ${mail.to.join(', ')}` }),
    mail.code &&
      element(
        'div',
        { className: 'otp' },
        element('b', { textContent: mail.code }),
        button('Salin', () => copy(mail.code), 'small'),
      ),
    body(mail),
  );
}

/** The mail as its reader would see it, isolated from this page. */
function body(mail) {
  const details = element('details', { className: 'more' }, element('summary', { textContent: 'Buka isi' }));
  details.addEventListener('toggle', () => {
    if (details.children.length > 1) return;
    details.append(
      mail.html
        ? element('iframe', { className: 'mailbody', sandbox: 'allow-popups', srcdoc: mail.html, title: mail.subject })
        : element('pre', { textContent: mail.text }),
    );
  });
  return details;
}
