import { attempt, button, call, element, toast } from './api.js';

const codeLifeMs = 60_000;

const nothingYet = 'Belum ada kode QR. Mulai bot di panel, lalu kodenya muncul di sini.';

/** Waiting QR codes, one click from being scanned; images may be dropped or pasted. */
export function startCamera(phones, { onChange }) {
  const who = element('select', { className: 'field', ariaLabel: 'Telepon yang memindai' });
  const list = element('div', {});
  let rings = [];
  document
    .querySelector('#camera')
    .append(
      element('header', {}, element('h2', { id: 'camera-title', textContent: 'Kamera' })),
      element('div', { className: 'stack', style: 'padding:0 14px 14px' }, who, list, dropZone()),
    );
  phones.onChange((all) => fillPhones(who, all));
  setInterval(tick, 1000);

  /** Only the rings are updated every second: a button must not be replaced under the finger. */
  function tick() {
    for (const { code, ring, item } of rings) {
      const leftMs = Date.parse(code.expiresAt) - Date.now();
      ring.firstChild.textContent = Math.max(0, Math.ceil(leftMs / 1000));
      ring.style.setProperty('--part', (leftMs / codeLifeMs) * 100);
      if (leftMs <= 0) item.remove();
    }
    if (list.childElementCount === 0) list.append(element('p', { className: 'soft', textContent: nothingYet }));
  }

  function show(codes) {
    onChange(codes);
    rings = codes.map((code) => codeItem(code, scan));
    list.replaceChildren(...rings.map(({ item }) => item));
    tick();
  }

  async function scan(code) {
    let number = who.value;
    if (number === 'new') number = (await phones.create({ name: 'Pemilik Toko' }))?.number;
    if (!number) return;
    await attempt(() => call('POST', `/camera/${code.id}/scan`, { number }), 'Dipindai. Perangkat sedang ditautkan.');
    await phones.reload();
  }

  return { show, reload: async () => show(await call('GET', '/camera')) };
}

function fillPhones(who, all) {
  const kept = who.value;
  const named = ({ name, number, devices }) => `${name} · ${number}${devices.length > 0 ? ' (sudah tertaut)' : ''}`;
  who.replaceChildren(
    ...all.map((phone) => element('option', { value: phone.number, textContent: named(phone) })),
    element('option', { value: 'new', textContent: '+ telepon pemilik baru' }),
  );
  // the owner's phone is most likely one that is not linked yet, else a new one
  const owner = all.find(({ name, devices }) => devices.length === 0 && /pemilik|owner|toko/i.test(name));
  const keeps = kept !== 'new' && all.some(({ number }) => number === kept);
  who.value = keeps ? kept : (owner?.number ?? 'new');
}

function codeItem(code, scan) {
  const ring = element('div', { className: 'left', ariaHidden: 'true' }, element('span', {}));
  const title = /@|linked_devices/.test(code.text) ? 'Tautan WhatsApp' : 'Kode QR';
  const item = element(
    'div',
    { className: 'qr' },
    ring,
    element(
      'div',
      { className: 'grow' },
      element('div', { className: 'name', textContent: title }),
      element('div', { className: 'soft cut', textContent: code.text }),
    ),
    code.scannedBy
      ? element('span', { className: 'badge good', textContent: '✓ dipindai' })
      : button('Pindai', () => scan(code), 'primary'),
  );
  return { code, ring, item };
}

function dropZone() {
  const file = element('input', {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onchange: () => file.files[0] && void look(file.files[0]),
  });
  const zone = element('label', { className: 'drop' }, 'Jatuhkan, tempel, atau pilih gambar QR', file);
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.add('over');
  });
  zone.addEventListener('dragleave', () => zone.classList.remove('over'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    zone.classList.remove('over');
    const [image] = event.dataTransfer.files;
    const address = event.dataTransfer.getData('text/uri-list');
    if (image) void look(image);
    else if (address) void attempt(() => call('POST', '/camera', { url: address }));
  });
  addEventListener('paste', (event) => {
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (image) void look(image);
  });
  return zone;
}

/** Whatever the image format, the server reads PNG. */
async function look(file) {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = element('canvas', { width: bitmap.width, height: bitmap.height });
    const paper = canvas.getContext('2d');
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, bitmap.width, bitmap.height);
    paper.drawImage(bitmap, 0, 0);
    await attempt(() => call('POST', '/camera', { image: canvas.toDataURL('image/png') }));
  } catch {
    toast('Gambar ini tidak bisa dibuka.', 'bad');
  }
}
