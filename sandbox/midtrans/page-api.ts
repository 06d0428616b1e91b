import { fileURLToPath } from 'node:url';
import { Router, json } from 'express';
import type { Response } from 'express';
import type { Order } from './order.ts';
import { browserResult } from './payment-object.ts';
import { Refusal } from './payments.ts';
import type { Payments } from './payments.ts';

const pageDir = fileURLToPath(new URL('./page', import.meta.url));
const allMethods = [
  'other_qris',
  'gopay',
  'shopeepay',
  'bca_va',
  'bni_va',
  'bri_va',
  'permata_va',
  'echannel',
  'indomaret',
  'alfamart',
  'credit_card',
];
const groups: Record<string, string[]> = {
  bank_transfer: ['bca_va', 'bni_va', 'bri_va', 'permata_va'],
  cstore: ['indomaret', 'alfamart'],
  qris: ['other_qris'],
};

/** snap.js, the payment page in its popup, and the page's own calls (no key: the token authorises them). */
export function pageApi(payments: Payments, keys: { serverKey: string; clientKey: string }): Router {
  const router = Router();
  const file = (name: string) => (_request: unknown, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile(name, { root: pageDir });
  };
  router.get('/snap.js', file('snap.js'));
  router.get(['/v3/redirection/:token', '/v4/popup/:token'], file('pay.html'));
  router.get('/page/pay.css', file('pay.css'));
  router.get('/page/pay.js', file('pay.js'));
  router.get('/page/:token', (request, response) => {
    const order = payments.findByToken(request.params.token);
    if (!order) return void response.status(404).json({ error: 'Transaksi tidak ditemukan.' });
    const { client } = request.query;
    if (client !== undefined && client !== keys.clientKey)
      return void response.status(401).json({ error: 'Client key salah untuk transaksi ini.' });
    response.json(pageView(order, keys.serverKey));
  });
  router.post('/page/:token/:act', json(), (request, response) => {
    const order = payments.findByToken(request.params.token);
    if (!order) return void response.status(404).json({ error: 'Transaksi tidak ditemukan.' });
    if (isClosed(order)) return void response.status(410).json({ error: 'Sesi pembayaran sudah berakhir.' });
    const method = String((request.body as { method?: unknown } | undefined)?.method ?? '');
    if (!methodsOf(order).includes(method)) return void response.status(400).json({ error: 'Metode pembayaran tidak tersedia.' });
    try {
      if (request.params.act === 'pay') payments.pay(order, method);
      else if (request.params.act === 'later') payments.choose(order, method);
      else if (request.params.act === 'fail') payments.deny(order, method);
      else return void response.status(404).json({ error: 'unknown act' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return void response.status(409).json({ status_code: '406', status_message: ['transaction has been processed'] });
    }
    response.json(browserResult(order, keys.serverKey));
  });
  return router;
}

function isClosed(order: Order): boolean {
  return order.canceledAt !== null || (order.status === 'new' && order.pageExpiresAt <= Date.now()) || order.status === 'expire';
}

function methodsOf(order: Order): string[] {
  const wanted = order.request.enabled_payments?.flatMap((name) => groups[name] ?? [name]);
  return wanted ? allMethods.filter((name) => wanted.includes(name)) : allMethods;
}

function pageView(order: Order, serverKey: string): object {
  return {
    orderId: order.orderId,
    amount: Number(order.grossAmount),
    status: order.status,
    closed: isClosed(order),
    items: order.request.item_details ?? [],
    customer: order.request.customer_details ?? {},
    methods: methodsOf(order),
    paymentType: order.paymentType,
    expiresAt: new Date(order.status === 'new' ? order.pageExpiresAt : order.expiresAt).toISOString(),
    result: order.status === 'new' ? null : browserResult(order, serverKey),
  };
}
