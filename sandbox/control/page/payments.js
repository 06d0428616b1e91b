import { attempt, button, call, clock, element, emptyState, gathered, rupiah } from './api.js';

const tones = {
  settlement: 'good',
  capture: 'good',
  pending: 'info',
  new: '',
  deny: 'bad',
  expire: 'warn',
  cancel: 'warn',
  refund: 'warn',
  partial_refund: 'warn',
  chargeback: 'bad',
};
const words = {
  new: 'belum memilih',
  pending: 'menunggu bayar',
  capture: 'kartu diterima',
  settlement: 'lunas',
  deny: 'ditolak',
  expire: 'kedaluwarsa',
  cancel: 'dibatalkan',
  refund: 'dikembalikan',
  partial_refund: 'dikembalikan sebagian',
  chargeback: 'ditarik bank',
};
Object.assign(tones, { PENDING: 'info', PAID: 'good', SETTLED: 'good', EXPIRED: 'warn' });
Object.assign(words, { PENDING: 'menunggu bayar', PAID: 'lunas', SETTLED: 'lunas, di saldo', EXPIRED: 'kedaluwarsa' });
const actsBy = {
  PENDING: [
    ['pay', 'Bayar QRIS', 'primary'],
    ['expire', 'Kedaluwarsa'],
    ['notify', 'Kirim callback'],
  ],
  EXPIRED: [['pay', 'Dana terlambat']],
  PAID: [
    ['settle', 'Masuk saldo'],
    ['refund', 'Kembalikan'],
    ['notify', 'Kirim ulang callback'],
  ],
  SETTLED: [
    ['refund', 'Kembalikan'],
    ['notify', 'Kirim ulang callback'],
  ],
  new: [
    ['settle', 'Bayar QRIS', 'primary'],
    ['choose', 'Tunda'],
    ['deny', 'Gagal', 'danger'],
  ],
  pending: [
    ['settle', 'Lunas', 'primary'],
    ['expire', 'Kedaluwarsa'],
    ['cancel', 'Batal'],
    ['deny', 'Gagal', 'danger'],
  ],
  capture: [
    ['settle', 'Lunas', 'primary'],
    ['approve', 'Setujui'],
    ['deny', 'Tolak', 'danger'],
  ],
  settlement: [
    ['refund', 'Kembalikan'],
    ['notify', 'Kirim ulang notifikasi'],
  ],
};

/** Orders at the payment simulator, the actions for them, and the sent notifications. */
export function startPayments(ready, { onCount }) {
  const root = document.querySelector('#payments');
  const orders = element('div', {});
  const notices = element('div', {});
  root.append(
    element('header', {}, element('h2', { textContent: 'Pembayaran' })),
    element(
      'div',
      { className: 'scroll' },
      orders,
      element(
        'details',
        { className: 'more', style: 'margin-top:12px' },
        element('summary', { textContent: 'Notifikasi terkirim' }),
        notices,
      ),
    ),
  );

  async function load() {
    const providers = [ready.midtransSnap && 'midtrans', ready.xendit && 'xendit'].filter(Boolean);
    if (providers.length === 0)
      return void orders.replaceChildren(element('p', { className: 'empty', textContent: 'Pembayaran pengganti tidak dijalankan.' }));
    const list = (await Promise.all(providers.map(ordersOf))).flat().toSorted((a, b) => b.createdAt - a.createdAt);
    const notifications = (await Promise.all(providers.map(noticesOf))).flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    onCount(list.filter(({ status }) => ['new', 'pending', 'PENDING'].includes(status)).length);
    orders.replaceChildren(
      ...(list.length > 0
        ? list.map(orderItem)
        : [emptyState('Belum ada pesanan', 'Pilih paket di panel, lalu bayar di sini atau di popup.')]),
    );
    notices.replaceChildren(...notifications.toReversed().slice(0, 40).map(noticeItem));
  }

  return { reload: gathered(() => void load().catch(() => undefined)) };
}

async function ordersOf(provider) {
  return (await call('GET', `/${provider}/orders`)).map((order) => ({ ...order, provider }));
}

async function noticesOf(provider) {
  return (await call('GET', `/${provider}/notifications`)).notifications;
}

function orderItem(order) {
  const status = order.fraudStatus === 'challenge' ? 'kartu diperiksa' : words[order.status];
  return element(
    'article',
    { className: 'item' },
    element(
      'div',
      { className: 'row' },
      element('h3', { className: 'grow', textContent: order.orderId }),
      element('span', { className: 'amount', textContent: rupiah(order.amount) }),
    ),
    element(
      'div',
      { className: 'row wrap', style: 'margin:4px 0 8px' },
      element('span', { className: `badge ${tones[order.status]}`, textContent: status }),
      element('span', { className: 'badge', textContent: order.paymentType ?? order.channel ?? order.provider }),
      element('span', { className: 'soft', textContent: `${order.customer?.email ?? ''} ${clock(order.createdAt)}` }),
    ),
    element(
      'div',
      { className: 'row wrap' },
      ...(actsBy[order.status] ?? []).map(([act, label, tone = '']) =>
        button(label, () => attempt(() => call('POST', `/${order.provider}/orders/${order.orderId}/${act}`, {})), `small ${tone}`),
      ),
    ),
  );
}

function noticeItem(notice) {
  const good = notice.status >= 200 && notice.status < 300;
  return element(
    'div',
    { className: 'item' },
    element(
      'div',
      { className: 'row' },
      element('span', { className: `badge ${good ? 'good' : 'bad'}`, textContent: notice.status ?? 'tidak dikirim' }),
      element('span', { className: 'grow name', textContent: `${notice.transactionStatus ?? notice.what} · ${notice.orderId}` }),
      element('span', { className: 'soft', textContent: clock(notice.at) }),
    ),
    element('div', {
      className: 'soft mono',
      textContent: `${notice.attempt > 1 ? `percobaan ${notice.attempt} · ` : ''}${notice.url || notice.note}`,
    }),
  );
}
