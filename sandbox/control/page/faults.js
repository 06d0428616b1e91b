import { attempt, button, call, element } from './api.js';

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

/** Faults at a click, with what is in force shown below each service. */
export function startFaults(ready) {
  const root = document.querySelector('#faults');
  const groups = presets.filter(([, , address]) => ready[address]).map(([path, title, , list]) => group(path, title, list));
  root.append(
    element(
      'header',
      {},
      element('h2', { textContent: 'Gangguan' }),
      button('Pulihkan semua', () => Promise.all(groups.map(({ heal }) => heal())), 'small primary'),
    ),
    element(
      'div',
      { className: 'scroll' },
      element('p', {
        className: 'soft',
        style: 'margin-bottom:12px',
        textContent: 'Setiap tombol merusak satu hal, seperti yang terjadi pada layanan aslinya.',
      }),
      ...groups.map(({ node }) => node),
    ),
  );
}

function group(path, title, list) {
  const state = element('pre', { hidden: true });
  const show = (faults) => {
    const active = Object.entries(faults?.faults ?? faults ?? {}).filter(([name, value]) => isActive(name, value));
    state.hidden = active.length === 0;
    state.textContent = active.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n');
  };
  const post = async (body) => show(await attempt(() => call('POST', `/${path}/faults`, body), `${title}: gangguan dipasang.`));
  const heal = async () => show(await attempt(() => call('DELETE', `/${path}/faults`)));
  void call('GET', `/${path}/faults`).then(show, () => undefined);
  const node = element(
    'div',
    { className: 'preset' },
    element('h3', {}, element('span', { className: 'grow', textContent: title }), button('Pulihkan', heal, 'small')),
    element('div', { className: 'choices' }, ...list.map(([label, body]) => button(label, () => post(body), 'small'))),
    state,
  );
  return { node, heal };
}

function isActive(name, value) {
  if (['rows', 'retrySpeed', 'apiStatus', 'hits', 'dailyLimit', 'touched', 'kinds'].includes(name)) return false;
  if (value === null || value === undefined || value === false || value === 0) return false;
  return (
    typeof value !== 'object' ||
    Object.values(value).some(
      (one) => one !== 0 && one !== null && one !== false && !(typeof one === 'object' && Object.keys(one).length === 0),
    )
  );
}
