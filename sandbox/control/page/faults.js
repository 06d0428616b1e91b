import { attempt, button, call, element } from './api.js';
import { services } from './fault-list.js';
import { endOf, isActive, isMomentary, standing } from './fault-state.js';

const lookAgainMs = 2_000;
/** Ready-made faults per stand-in: label and body of `POST /control/<path>/faults`. */
const presets = [
  [
    'whatsapp',
    'WhatsApp',
    'whatsapp',
    [
      ['Putus koneksi', { cut: true }],
      ['Diam', { silence: true }],
      ['Tuli', { deafen: true }],
      ['Tuli terus', { deaf: true }],
      ['Menggantung sebelum open', { hangLogin: 20, cut: true }],
      ['Ponsel tidur', { phoneAway: true }],
      ['503', { streamError: 503 }],
      ['429', { streamError: 429 }],
      ['515 mulai ulang', { streamError: 515 }],
      ['Diganti perangkat lain', { conflict: true }],
      ['Dikeluarkan (401)', { deviceRemoved: true }],
      ['Tolak sambungan 20 d', { refuseMs: 20_000 }],
      ['Dibatasi (463) ×3', { ackError: { code: 463, times: 3 } }],
      ['Dibatasi tanpa batas waktu', { reachoutLock: { active: true } }],
      ['Batasan dicabut', { reachoutLock: { active: false } }],
      ['Lambat 1,5 d', { delayMs: 1_500 }],
      ['Kode QR habis', { expireCodes: true }],
      ['Sukses tanpa nomor ×3', { bareSuccess: 3 }],
      ['Passkey tanpa opsi', { passkeyNoOptions: 1 }],
      ['Opsi passkey rusak', { passkeyGarbledOptions: 1 }],
      ['Opsi passkey hilang', { passkeyNoOptions: 1, passkeyLostOptions: 1 }],
      ['Passkey ditolak', { passkeyRefused: 1 }],
      ['Passkey terlambat', { passkeyLate: 1 }],
      ['Passkey: ponsel diam', { passkeySilence: 1 }],
      ['Passkey: kunci ponsel rusak', { passkeyBadContinuation: 1 }],
      ['Passkey: ref kosong', { passkeyBadRef: 1 }],
      ['Tanpa LID', { hideLid: true }],
      ['Username di pesan', { usernameInMessages: true }],
      ['Bukan pengguna WhatsApp', { notOnWhatsapp: true }],
      ['Perangkat lama', { staleDevice: true }],
      ['Query lambat 20 d', { slowQueryMs: 20_000 }],
    ],
  ],
  [
    'llm',
    'Model AI',
    'llm',
    [
      ['Lambat 5 d', { delayMs: 5_000 }],
      ['500 ×1', { next: { kind: 'error', row: 'server' } }],
      ['503 ×5', { next: { kind: 'error', row: 'unavailable', times: 5 } }],
      ['429, tunggu 2 d', { next: { kind: 'error', row: 'rate', retryAfter: 2 } }],
      ['Kuota habis', { next: { kind: 'error', row: 'insufficient_quota', times: 'always' } }],
      ['Kunci salah', { next: { kind: 'error', row: 'auth', times: 'always' } }],
      ['Terlalu panjang', { next: { kind: 'error', row: 'context' } }],
      ['Menggantung', { next: { kind: 'hang' } }],
      ['Putus', { next: { kind: 'reset' } }],
      ['Tanpa jawaban', { next: { kind: 'empty_choices' } }],
      ['JSON alat rusak', { next: { kind: 'broken_tool_json' } }],
      ['Banyak alat', { next: { kind: 'parallel_tool_calls' } }],
      ['Isi pikiran', { next: { kind: 'leak', shape: 'think' } }],
      ['Pikiran tanpa akhir', { next: { kind: 'leak', shape: 'think_unclosed' } }],
      ['Kanal harmony', { next: { kind: 'leak', shape: 'harmony' } }],
      ['Token templat', { next: { kind: 'leak', shape: 'marks' } }],
      ['Alat sebagai teks', { next: { kind: 'leak', shape: 'call_tags' } }],
      ['Alat sebagai JSON', { next: { kind: 'leak', shape: 'call_json' } }],
      ['Alat tak dikenal', { next: { kind: 'leak', shape: 'call_unknown' } }],
      ['Markdown', { next: { kind: 'leak', shape: 'markdown' } }],
      ['Diam', { next: { kind: 'leak', shape: 'silent', times: 2 } }],
      ['Argumen objek', { next: { kind: 'dialect', dialect: 'arguments_object' } }],
      ['Alat tanpa nama', { next: { kind: 'dialect', dialect: 'no_name' } }],
      ['function_call lama', { next: { kind: 'dialect', dialect: 'function_call' } }],
      ['Isi berbagian', { next: { kind: 'dialect', dialect: 'content_parts' } }],
      ['Tidak bisa melihat', { blind: 'openai' }],
      ['Tidak bisa melihat (500)', { blind: 'llamacpp' }],
      ['Galat dalam 200', { next: { kind: 'dialect', dialect: 'error_in_200' } }],
    ],
  ],
  [
    'speech',
    'Suara',
    'speech',
    [
      ['Lambat 5 d', { delayMs: 5_000 }],
      ['503 ×1', { next: { kind: 'error', row: 'unavailable' } }],
      ['Menggantung', { next: { kind: 'hang' } }],
    ],
  ],
  [
    'midtrans',
    'Midtrans',
    'midtransSnap',
    [
      ['Notifikasi ganda', { duplicate: 1 }],
      ['Urutan terbalik', { reorder: true }],
      ['Terlambat 5 d', { delayMs: 5_000 }],
      ['Tanda tangan palsu ×1', { wrongSignature: 1 }],
      ['Nilai lain ×1', { wrongAmount: 1 }],
      ['Hilang ×1', { drop: 1 }],
      ['Kartu diperiksa', { challenge: true }],
      ['API 500 ×1', { apiErrors: 1 }],
    ],
  ],
  [
    'mails',
    'Email',
    'smtp',
    [
      ['Tolak sambungan', { refuse: true }],
      ['Gagal sementara ×2', { tempFail: 2 }],
      ['Alamat ditolak ×1', { rejectRecipient: 1 }],
      ['Putus di tengah ×1', { dropInData: 1 }],
      ['Lambat 3 d', { delayMs: 3_000 }],
    ],
  ],
  [
    'push',
    'Notifikasi perangkat',
    'push',
    [
      ['Langganan berakhir (410)', { next: { kind: 'gone' } }],
      ['Tidak dikenal (404)', { next: { kind: 'unknown' } }],
      ['429, tunggu 60 d', { next: { kind: 'throttled' } }],
      ['503 ×3', { next: { kind: 'unavailable', times: 3 } }],
      ['Menggantung', { next: { kind: 'hang' } }],
      ['Putus', { next: { kind: 'reset' } }],
      ['Dialihkan', { next: { kind: 'redirect' } }],
      ['Ditolak (403)', { next: { kind: 'refused' } }],
    ],
  ],
  [
    'shipping',
    'Ongkir',
    'shipping',
    [
      ['Layanan mati (502 HTML)', { next: { kind: 'error', status: 502, html: true, times: 'always' } }],
      ['500 ×1', { next: { kind: 'error' } }],
      ['Kuota habis', { next: { kind: 'quota', times: 'always' } }],
      ['Kuota habis dalam 200 / saldo habis', { next: { kind: 'quota', inBody: true, times: 'always' } }],
      ['Lambat 5 d', { delayMs: 5_000 }],
      ['Menggantung', { next: { kind: 'hang' } }],
      ['Putus', { next: { kind: 'reset' } }],
      ['JSON terpotong', { next: { kind: 'malformed', times: 'always' } }],
      ['Bentuk lain', { next: { kind: 'odd' } }],
      ['Kunci salah', { next: { kind: 'wrong_key', times: 'always' } }],
      ['Tempat tidak dikenal', { next: { kind: 'unknown_place' } }],
      ['Nama ada di kota lain', { next: { kind: 'many_places' } }],
      ['Tanpa rute', { next: { kind: 'no_route' } }],
    ],
  ],
  [
    'photos',
    'Foto produk',
    'photos',
    [
      ['Halaman virus ×1', { next: { kind: 'virus-page' } }],
      ['Harus login ×1', { next: { kind: 'login' } }],
      ['404 ×1', { next: { kind: 'missing' } }],
      ['500 ×1', { next: { kind: 'error' } }],
      ['Menggantung', { next: { kind: 'hang' } }],
      ['Berhenti di tengah', { next: { kind: 'half' } }],
      ['Terputus', { next: { kind: 'reset' } }],
      ['100 MB', { next: { kind: 'announced-large' } }],
      ['Tanpa akhir', { next: { kind: 'endless' } }],
      ['PNG disebut JPEG', { next: { kind: 'wrong-header' } }],
      ['PDF disebut JPEG', { next: { kind: 'pdf' } }],
      ['Berkas ganda', { next: { kind: 'polyglot' } }],
      ['Terpotong', { next: { kind: 'truncated' } }],
      ['Kosong', { next: { kind: 'empty' } }],
      ['Bom piksel', { next: { kind: 'bomb' } }],
      ['Gzip', { next: { kind: 'compressed' } }],
      ['Berputar', { next: { kind: 'redirect-loop', times: 'always' } }],
      ['Ke alamat dalam', { next: { kind: 'redirect-inside' } }],
    ],
  ],
];

/** Faults as switches, each with what the owner should see; what strikes only once is a button. */
export function startFaults(ready, { onCount }) {
  const root = document.querySelector('#faults');
  const groups = services.filter(({ address }) => ready[address]).map((service) => new Group(service, tell));
  function tell() {
    onCount(groups.reduce((sum, { active }) => sum + active, 0));
  }
  root.append(
    element(
      'header',
      {},
      element('h2', { textContent: 'Gangguan' }),
      button('Pulihkan semua', () => Promise.all(groups.map((group) => group.heal())), 'small primary'),
    ),
    element(
      'div',
      { className: 'scroll' },
      element('p', {
        className: 'soft',
        style: 'margin-bottom:12px',
        textContent: 'Setiap sakelar merusak satu hal, seperti pada layanan aslinya. Di bawahnya: yang seharusnya dilihat pemilik.',
      }),
      ...groups.map(({ node }) => node),
    ),
  );
  // counters are used up by what happens, not by this page
  setInterval(() => {
    if (!document.hidden && (!root.hidden || groups.some(({ active }) => active > 0))) for (const group of groups) void group.look();
  }, lookAgainMs);
}

/** The faults of one service. */
class Group {
  constructor({ path, title, faults }, tell) {
    Object.assign(this, { path, title, tell, active: 0, rows: null });
    this.faults = faults.map(([label, body, expect]) => ({ label, body, expect }));
    this.count = element('span', { className: 'badge warn', hidden: true });
    this.list = element('div', { className: 'fault-list' });
    this.node = element(
      'details',
      { className: 'preset' },
      element(
        'summary',
        {},
        element('h3', { className: 'grow', textContent: title }),
        this.count,
        button('Pulihkan', (event) => this.healHere(event), 'small'),
      ),
      this.list,
    );
    void this.look();
  }

  async look() {
    const answer = await call('GET', `/${this.path}/faults`).catch(() => null);
    if (answer) this.show(standing(answer));
  }

  show(state) {
    this.rows ??= this.faults.map((fault) => this.row(fault, state));
    if (this.list.childElementCount === 0) this.list.append(...this.rows.map(({ node }) => node));
    for (const row of this.rows) row.set?.(isActive(row.fault.body, state));
    this.active = this.rows.filter(({ on }) => on?.()).length;
    this.count.hidden = this.active === 0;
    this.count.textContent = `${this.active} menyala`;
    this.tell();
  }

  row(fault, state) {
    const { label, body, expect } = fault;
    const said = element('span', { className: 'soft', textContent: expect });
    if (isMomentary(body, state)) {
      const strike = button('Sekali', () => this.post(body, `${this.title}: ${label}.`), 'small');
      strike.ariaLabel = `${label}, sekali`;
      return {
        fault,
        node: element(
          'div',
          { className: 'fault' },
          element('span', { className: 'grow' }, element('b', { textContent: label }), said),
          strike,
        ),
      };
    }
    const box = element('input', {
      type: 'checkbox',
      role: 'switch',
      onchange: () => (box.checked ? this.post(body, `${this.title}: ${label} menyala.`) : this.end(fault)),
    });
    return {
      fault,
      on: () => box.checked,
      set: (value) => {
        box.checked = value;
      },
      node: element(
        'label',
        { className: 'fault' },
        element('span', { className: 'grow' }, element('b', { textContent: label }), said),
        box,
      ),
    };
  }

  async post(body, done) {
    await attempt(() => call('POST', `/${this.path}/faults`, body), done);
    await this.look();
  }

  /** Ends one fault and leaves the others: a queue can only be emptied, so what else stood in it is put back. */
  async end(fault) {
    const end = endOf(fault.body);
    if (end) return this.post(end);
    const others = this.rows.filter((row) => row.fault !== fault && row.on?.());
    await attempt(() => call('DELETE', `/${this.path}/faults`));
    for (const { fault: other } of others) await attempt(() => call('POST', `/${this.path}/faults`, other.body));
    await this.look();
  }

  async heal() {
    await attempt(() => call('DELETE', `/${this.path}/faults`));
    await this.look();
  }

  // the button stands in the line that opens and closes the group
  healHere(event) {
    event.preventDefault();
    return this.heal();
  }
}
