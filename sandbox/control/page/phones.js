import { attempt, button, call, element, emptyState, gathered, shownNumber, toast } from './api.js';

const people = [
  'Sari',
  'Budi',
  'Dewi',
  'Agus',
  'Rina',
  'Joko',
  'Putri',
  'Andi',
  'Wati',
  'Fajar',
  'Intan',
  'Yoga',
  'Lina',
  'Hendra',
  'Maya',
  'Rizki',
];

/** The list of virtual phones. Other parts read `phones.list` and register with `phones.onChange`. */
export function startPhones({ openChat }) {
  const root = document.querySelector('#phones');
  const list = element('div', { className: 'scroll' });
  const listeners = new Set();
  const state = {
    list: [],
    onChange: (listener) => listeners.add(listener),
    reload: gatheredLoad(load),
    create,
  };
  root.append(
    element(
      'header',
      {},
      element('h2', { id: 'phones-title', textContent: 'Telepon' }),
      button('+ Pelanggan', () => create(), 'small'),
    ),
    newPhoneForm(create),
    list,
  );

  async function load() {
    try {
      state.list = await call('GET', '/whatsapp/phones');
    } catch {
      list.replaceChildren(element('p', { className: 'empty', textContent: 'WhatsApp pengganti tidak dijalankan.' }));
      return;
    }
    list.replaceChildren(...(state.list.length > 0 ? state.list.map((phone) => phoneItem(phone, openChat)) : [nothing()]));
    for (const listener of listeners) listener(state.list);
  }

  async function create(wish = {}) {
    const taken = new Set(state.list.map(({ name }) => name));
    const name = wish.name || people.find((one) => !taken.has(one)) || `Pelanggan ${state.list.length + 1}`;
    const made = await attempt(() => call('POST', '/whatsapp/phones', { name, ...(wish.number ? { number: wish.number } : {}) }));
    if (!made) return undefined;
    toast(`Telepon ${made.name} (${shownNumber(made.number)}) siap.`);
    await load();
    return made;
  }
  return state;
}

// waits for the running load, so that data is current after `await reload()`
function gatheredLoad(load) {
  let running = null;
  return () =>
    (running ??= new Promise((resolve) =>
      gathered(() =>
        load().finally(() => {
          running = null;
          resolve();
        }),
      )(),
    ));
}

function newPhoneForm(create) {
  const name = element('input', { className: 'field', placeholder: 'Nama', ariaLabel: 'Nama', maxLength: 40 });
  const number = element('input', {
    className: 'field',
    placeholder: '62812…',
    ariaLabel: 'Nomor',
    inputMode: 'numeric',
    pattern: '[0-9]{7,15}',
  });
  const form = element(
    'form',
    {
      className: 'stack',
      style: 'padding:4px 0 8px',
      onsubmit: async (event) => {
        event.preventDefault();
        if (await create({ name: name.value.trim(), number: number.value.trim() })) form.reset();
      },
    },
    element('div', { className: 'row' }, name, number),
    element('button', { className: 'btn primary', textContent: 'Buat telepon' }),
  );
  return element(
    'details',
    { className: 'more', style: 'padding:0 14px' },
    element('summary', { textContent: 'Telepon dengan nama dan nomor sendiri' }),
    form,
  );
}

function phoneItem(phone, openChat) {
  const { devices } = phone;
  const connected = devices.filter((device) => device.online).length;
  const online = connected > 0;
  const badge =
    devices.length === 0
      ? element('span', { className: 'badge', textContent: 'belum tertaut' })
      : element('span', {
          className: `badge ${online ? 'good' : 'warn'}`,
          // two connected devices: two programs answer for one number
          textContent: connected > 1 ? `● nomor ganda: ${connected} perangkat` : online ? '● tertaut, tersambung' : '○ tertaut, terputus',
        });
  const waiting = devices.reduce((sum, device) => sum + device.queued, 0);
  return element(
    'article',
    { className: 'item' },
    element(
      'div',
      { className: 'row' },
      element('span', {
        className: `avatar ${devices.length > 0 ? '' : 'lead'}`,
        textContent: phone.name.slice(0, 2).toUpperCase(),
        ariaHidden: 'true',
      }),
      element(
        'div',
        { className: 'grow' },
        element('div', { className: 'name', textContent: phone.name }),
        element('div', { className: 'soft', textContent: namesOf(phone) }),
      ),
      phone.unread > 0 && element('span', { className: 'badge info', textContent: `${phone.unread} baru` }),
    ),
    element(
      'div',
      { className: 'row wrap', style: 'margin-top:8px' },
      badge,
      phone.pushes > 0 &&
        element('span', {
          className: 'badge',
          textContent: `${phone.pushes} notifikasi`,
          title: 'Notifikasi di ponsel: tidak ada selama perangkat tertaut sedang dipakai (available atau mengetik)',
        }),
      waiting > 0 && element('span', { className: 'badge warn', textContent: `${waiting} menunggu` }),
    ),
    passkeyScreen(phone),
    phoneActs(phone, openChat),
  );
}

function phoneActs(phone, openChat) {
  return element(
    'div',
    { className: 'row wrap', style: 'margin-top:8px' },
    button('Chat', () => openChat(phone.number), 'small primary'),
    phone.devices.length > 0 &&
      button(
        'Lepas tautan',
        () => attempt(() => call('POST', `/whatsapp/phones/${phone.number}/unlink`, {}), 'Tautan dilepas dari telepon.'),
        'small danger',
      ),
    button('Kode tautan', () => enterCode(phone), 'small'),
    button(phone.passkey ? 'Tidak wajib passkey' : 'Wajib passkey', () => wantPasskey(phone), 'small'),
    button('Username', () => rename(phone), 'small'),
    button(phone.hidesNumber ? 'Tunjukkan nomor' : 'Sembunyikan nomor', () => hide(phone), 'small'),
  );
}

/** How other people see this person. */
function namesOf(phone) {
  const number = phone.hidesNumber ? `${shownNumber(phone.number)} (disembunyikan)` : shownNumber(phone.number);
  return phone.username ? `${number} · @${phone.username}` : number;
}

/** Switches the account between linking with a passkey and linking by the code alone. */
function wantPasskey(phone) {
  void attempt(() => call('POST', `/whatsapp/phones/${phone.number}/passkey`, { required: !phone.passkey }), 'Disimpan.');
}

const stages = {
  'continue-on-web': 'Lanjutkan di WhatsApp Web: buka web.whatsapp.com dan gunakan passkey Anda.',
  compare: 'Apakah kode ini sama dengan yang tampil di panel?',
  linking: 'Menautkan perangkat …',
  linked: 'Perangkat tertaut.',
  failed: 'Perangkat tidak dapat ditautkan.',
};

/** What the phone's own screen shows while a device is linked with a passkey. */
function passkeyScreen(phone) {
  const { attempt: shown, number } = phone;
  if (!shown || shown.stage === 'linked') return false;
  const compare = (equal) => attempt(() => call('POST', `/whatsapp/phones/${number}/passkey/compare`, { equal }), 'Dijawab di ponsel.');
  return element(
    'div',
    { className: 'stack', style: 'margin-top:8px' },
    element('div', { className: 'soft', textContent: stages[shown.stage] }),
    shown.code && element('strong', { textContent: shown.code }),
    shown.why && element('div', { className: 'soft', textContent: shown.why }),
    shown.stage === 'compare' &&
      element(
        'div',
        { className: 'row' },
        button('Sama', () => compare(true), 'small primary'),
        button('Beda', () => compare(false), 'small'),
      ),
  );
}

/** Sets or removes the username. Everybody who has written with this person is notified. */
function rename(phone) {
  const username = prompt(`Username untuk ${phone.name} (kosong: tidak ada):`, phone.username ?? '');
  if (username === null) return;
  void attempt(() => call('POST', `/whatsapp/phones/${phone.number}/privacy`, { username: username.trim() || null }), 'Username diganti.');
}

/** Whether others see the number or only the LID, from the next message on. */
function hide(phone) {
  void attempt(
    () => call('POST', `/whatsapp/phones/${phone.number}/privacy`, { hidesNumber: !phone.hidesNumber }),
    phone.hidesNumber ? 'Nomor ditunjukkan mulai pesan berikutnya.' : 'Nomor disembunyikan mulai pesan berikutnya.',
  );
}

/** Linking by the 8 characters shown in the panel. */
function enterCode(phone) {
  const code = prompt(`Kode 8 huruf untuk ${phone.name}:`);
  if (code) void attempt(() => call('POST', `/whatsapp/phones/${phone.number}/enter-code`, { code }), 'Tertaut.');
}

function nothing() {
  return emptyState('Belum ada telepon', 'Buat satu untuk pemilik bot dan beberapa untuk pelanggan.');
}
