import { Router } from 'express';
import type { CallCounts } from './api.ts';
import type { Callbacks } from './callbacks.ts';
import { noXenditFaults, parseXenditFaults, strikeXendit } from './faults.ts';
import type { XenditFaults } from './faults.ts';
import type { Invoice } from './invoice.ts';
import { Refusal } from './invoices.ts';
import type { Invoices } from './invoices.ts';

interface Parts {
  invoices: Invoices;
  callbacks: Callbacks;
  faults: XenditFaults;
  counts: CallCounts;
}

/**
 * Routes under `/control/xendit`: invoices and their events without a browser, callbacks, faults, counts of
 * API calls.
 */
export function xenditControl(parts: Parts): Router {
  const { invoices, callbacks, faults, counts } = parts;
  const router = Router();
  const find = (id: string): Invoice | undefined => invoices.find(id) ?? invoices.ofExternalId(id)[0];
  router.get('/orders', (_request, response) => void response.json(invoices.list().map(viewOf)));
  router.get('/orders/:id', (request, response) => {
    const invoice = find(request.params.id);
    if (!invoice) return void response.status(404).json({ error: 'no such invoice' });
    response.json(viewOf(invoice));
  });
  router.post('/orders/:id/:act', (request, response) => {
    const invoice = find(request.params.id);
    if (!invoice) return void response.status(404).json({ error: 'no such invoice' });
    const act = actions[request.params.act];
    if (!act) return void response.status(404).json({ error: `unknown act; known: ${Object.keys(actions).join(', ')}` });
    try {
      act(parts, invoice, (request.body ?? {}) as Record<string, unknown>);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return void response.status(409).json({ error: error.message, code: error.code });
    }
    response.json(viewOf(invoice));
  });
  router.get('/notifications', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const deliveries = await callbacks.deliveries.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ notifications: deliveries, newestSeq: callbacks.deliveries.newestSeq });
  });
  router.get('/calls', (_request, response) => void response.json(counts));
  router.get('/settings', (_request, response) => void response.json({ callbackUrl: callbacks.callbackUrl }));
  router.post('/settings', (request, response) => {
    const { callbackUrl } = (request.body ?? {}) as { callbackUrl?: unknown };
    if (callbackUrl !== null && !(typeof callbackUrl === 'string' && URL.canParse(callbackUrl)))
      return void response.status(400).json({ error: 'callbackUrl must be an address or null' });
    callbacks.callbackUrl = callbackUrl;
    response.json({ callbackUrl });
  });
  router.get('/faults', (_request, response) => void response.json(faults));
  router.post('/faults', (request, response) => {
    try {
      Object.assign(faults, parseXenditFaults(request.body));
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.json(faults);
  });
  router.delete('/faults', (_request, response) => void response.json(Object.assign(faults, noXenditFaults)));
  return router;
}

const actions: Record<string, (parts: Parts, invoice: Invoice, body: Record<string, unknown>) => void> = {
  pay: ({ invoices }, invoice, body) => invoices.pay(invoice, typeof body['channel'] === 'string' ? body['channel'] : 'QRIS'),
  settle: ({ invoices }, invoice) => invoices.settle(invoice),
  expire: ({ invoices }, invoice) => invoices.expire(invoice),
  refund: ({ invoices }, invoice, body) =>
    void invoices.refund(invoice, {
      ...(body['amount'] === undefined ? {} : { amount: Number(body['amount']) }),
      ...(body['succeeds'] === false ? { succeeds: false } : {}),
    }),
  notify: ({ invoices, callbacks, faults }, invoice) =>
    strikeXendit(faults, 'falsePaid') ? callbacks.sendFalse(invoice) : invoices.resend(invoice),
};

/** An invoice as tests and the control page see it. */
export function viewOf(invoice: Invoice): object {
  const { request, externalId, ...rest } = invoice;
  return { ...rest, orderId: externalId, customer: { email: request.payer_email ?? null }, request };
}
