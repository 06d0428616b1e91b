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
const actsBy = {
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

/** Orders at the payment stand-in, what may be done with them, and the notifications that went out. */
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
    if (!ready.midtransSnap)
      return void orders.replaceChildren(element('p', { className: 'empty', textContent: 'Midtrans pengganti tidak dijalankan.' }));
    const [list, { notifications }] = await Promise.all([call('GET', '/midtrans/orders'), call('GET', '/midtrans/notifications')]);
    onCount(list.filter(({ status }) => status === 'new' || status === 'pending').length);
    orders.replaceChildren(
      ...(list.length > 0
        ? list.map(orderItem)
        : [emptyState('Belum ada pesanan', 'Pilih paket di panel, lalu bayar di sini atau di popup.')]),
    );
    notices.replaceChildren(...notifications.toReversed().slice(0, 40).map(noticeItem));
  }

  return { reload: gathered(() => void load().catch(() => undefined)) };
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
      order.paymentType && element('span', { className: 'badge', textContent: order.paymentType }),
      element('span', { className: 'soft', textContent: `${order.customer?.email ?? ''} ${clock(order.createdAt)}` }),
    ),
    element(
      'div',
      { className: 'row wrap' },
      ...(actsBy[order.status] ?? []).map(([act, label, tone = '']) =>
        button(label, () => attempt(() => call('POST', `/midtrans/orders/${order.orderId}/${act}`, {})), `small ${tone}`),
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
      element('span', { className: 'grow name', textContent: `${notice.transactionStatus} · ${notice.orderId}` }),
      element('span', { className: 'soft', textContent: clock(notice.at) }),
    ),
    element('div', {
      className: 'soft mono',
      textContent: `${notice.attempt > 1 ? `percobaan ${notice.attempt} · ` : ''}${notice.url || notice.note}`,
    }),
  );
}
