import { fileURLToPath } from 'node:url';
import { Router, json } from 'express';
import type { Response } from 'express';
import { channels } from './invoice.ts';
import type { Invoice } from './invoice.ts';
import { Refusal } from './invoices.ts';
import type { Invoices } from './invoices.ts';

const pageDir = fileURLToPath(new URL('./page', import.meta.url));

/** The checkout page and its own calls (no key: the invoice id authorises them). */
export function pageApi(invoices: Invoices): Router {
  const router = Router();
  const file = (name: string) => (_request: unknown, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile(name, { root: pageDir });
  };
  router.get('/page/invoice.css', file('invoice.css'));
  router.get('/page/invoice.js', file('invoice.js'));
  router.get('/page/:id', (request, response) => {
    const invoice = invoices.find(request.params.id);
    if (!invoice) return void response.status(404).json({ error: 'Tagihan tidak ditemukan.' });
    response.json(pageView(invoice));
  });
  router.post('/page/:id/pay', json(), (request, response) => {
    const invoice = invoices.find(request.params.id);
    if (!invoice) return void response.status(404).json({ error: 'Tagihan tidak ditemukan.' });
    if (invoice.status !== 'PENDING') return void response.status(410).json({ error: 'Tagihan ini tidak dapat dibayar lagi.' });
    const channel = String((request.body as { channel?: unknown } | undefined)?.channel ?? '');
    if (!channels.includes(channel)) return void response.status(400).json({ error: 'Metode pembayaran tidak tersedia.' });
    try {
      invoices.pay(invoice, channel);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return void response.status(409).json({ error: error.message });
    }
    response.json(pageView(invoice));
  });
  router.get('/:id', file('invoice.html'));
  return router;
}

function pageView({ id, externalId, amount, status, expiresAt, request }: Invoice): object {
  return {
    id,
    externalId,
    amount,
    status,
    description: request.description ?? '',
    channels,
    expiresAt: new Date(expiresAt).toISOString(),
    successUrl: request.success_redirect_url ?? null,
    failureUrl: request.failure_redirect_url ?? null,
  };
}
