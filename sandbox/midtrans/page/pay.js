const token = location.pathname.split('/').at(-1);
const query = new URLSearchParams(location.search);
const mode = query.get('mode') ?? 'page';
const base = '/midtrans/snap/page';
const names = {
  other_qris: ['QRIS', 'Pindai dari aplikasi apa saja'],
  gopay: ['GoPay', 'Dompet digital'],
  shopeepay: ['ShopeePay', 'Dompet digital'],
  bca_va: ['BCA Virtual Account', 'Transfer bank'],
  bni_va: ['BNI Virtual Account', 'Transfer bank'],
  bri_va: ['BRI Virtual Account', 'Transfer bank'],
  permata_va: ['Permata Virtual Account', 'Transfer bank'],
  echannel: ['Mandiri Bill', 'Transfer bank'],
  indomaret: ['Indomaret', 'Bayar di kasir'],
  alfamart: ['Alfamart', 'Bayar di kasir'],
  credit_card: ['Kartu kredit/debit', '4811 1111 1111 1114'],
};
const body = document.querySelector('#body');
const closeButton = document.querySelector('#close');
let result = null;
let leaving = null;

document.body.classList.add(mode);
closeButton.hidden = mode === 'page';
closeButton.addEventListener('click', () => leave(result ? 'result' : 'close'));
addEventListener('keydown', (event) => event.key === 'Escape' && !closeButton.hidden && closeButton.click());

const rupiah = (amount) => new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);

/** Notifies the page that opened the popup, or goes to the finish address when there is none. */
function leave(outcome) {
  clearTimeout(leaving);
  if (parent !== window) parent.postMessage({ snap: true, outcome, result }, '*');
  else if (result?.finish_redirect_url) location.href = result.finish_redirect_url;
}

function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
}

function showOutcome(mark, title, more = []) {
  const icon = { good: '✓', wait: '…', bad: '!' }[mark];
  const button = make('button', { className: 'single', type: 'button', textContent: mode === 'page' ? 'Kembali ke toko' : 'Selesai' });
  button.addEventListener('click', () => leave(result ? 'result' : 'close'));
  body.replaceChildren(
    make(
      'div',
      { className: 'done' },
      make('div', { className: `mark ${mark}`, textContent: icon }),
      make('b', { textContent: title }),
      ...more,
    ),
    button,
  );
  button.focus();
}

function showResult() {
  const number = result.va_numbers?.[0]?.va_number ?? result.permata_va_number ?? result.bill_key ?? result.payment_code;
  const code = number ? [make('div', { className: 'code', textContent: number })] : [];
  if (result.status_code === '200') showOutcome('good', 'Pembayaran berhasil');
  else if (result.status_code === '201')
    showOutcome('wait', 'Menunggu pembayaran', [
      ...code,
      make('p', { className: 'hint', textContent: 'Di sandbox, selesaikan lewat halaman kontrol.' }),
    ]);
  else showOutcome('bad', 'Pembayaran gagal');
  // the user needs a moment to read the number to pay to
  leaving = setTimeout(() => leave('result'), result.status_code === '201' ? 4000 : 1200);
}

async function act(name, method) {
  for (const button of body.querySelectorAll('button')) button.disabled = true;
  const response = await fetch(`${base}/${token}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ method }),
  });
  const answer = await response.json();
  if (answer.error) return showOutcome('bad', answer.error);
  result = answer;
  showResult();
}

function itemsTable(items) {
  const rows = items.map(({ name, quantity, price }) =>
    make('tr', {}, make('td', { textContent: `${quantity} × ${name}` }), make('td', { textContent: rupiah(price * quantity) })),
  );
  return make(
    'details',
    {},
    make('summary', { textContent: 'Rincian pesanan' }),
    make('table', { className: 'items' }, make('tbody', {}, ...rows)),
  );
}

function showChoice(view) {
  const methods = view.methods.map((id, at) => {
    const radio = make('input', {
      type: 'radio',
      name: 'method',
      value: id,
      checked: id === (query.get('method') ?? view.methods[0]) || (at === 0 && !query.get('method')),
    });
    return make(
      'label',
      { className: 'method' },
      radio,
      make('span', {}, names[id]?.[0] ?? id, make('small', { textContent: names[id]?.[1] ?? '' })),
    );
  });
  const chosen = () => body.querySelector('input[name=method]:checked')?.value;
  const button = (className, textContent, run) => {
    const made = make('button', { className, type: 'button', textContent });
    made.addEventListener('click', run);
    return made;
  };
  body.replaceChildren(
    ...(view.items.length > 0 ? [itemsTable(view.items)] : []),
    make('fieldset', {}, make('legend', { textContent: 'Pilih metode pembayaran' }), ...methods),
    make(
      'div',
      { className: 'acts' },
      button('pay', `Bayar ${rupiah(view.amount)}`, () => act('pay', chosen())),
      button('later', 'Tunda', () => act('later', chosen())),
      button('fail', 'Gagal', () => act('fail', chosen())),
    ),
    make('p', {
      className: 'hint',
      textContent: `Berlaku sampai ${new Date(view.expiresAt).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' })}`,
    }),
  );
}

const response = await fetch(`${base}/${token}${query.has('client') ? `?client=${encodeURIComponent(query.get('client'))}` : ''}`);
const view = await response.json();
if (!response.ok) showOutcome('bad', view.error);
else {
  document.querySelector('#amount').textContent = rupiah(view.amount);
  document.querySelector('#order').textContent = `Pesanan ${view.orderId}`;
  if (view.closed) showOutcome('bad', 'Sesi pembayaran sudah berakhir.');
  else if (view.result === null) showChoice(view);
  else {
    result =
      view.status === 'pending'
        ? view.result
        : { status_code: '406', status_message: ['transaction has been processed'], order_id: view.orderId };
    if (view.status === 'pending') showResult();
    else showOutcome('bad', 'Transaksi ini sudah diproses.');
  }
}
