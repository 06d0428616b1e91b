import { Router } from 'express';
import { noMidtransFaults, parseMidtransFaults } from './faults.ts';
import type { MidtransFaults } from './faults.ts';
import type { Notifier } from './notifier.ts';
import type { Order } from './order.ts';
import { statusCodeOf } from './payment-object.ts';
import { Refusal } from './till.ts';
import type { Till } from './till.ts';

/** Routes under `/control/midtrans`: orders and what happens to them without a browser, notifications, faults. */
export function midtransControl(till: Till, notifier: Notifier, faults: MidtransFaults): Router {
  const router = Router();
  router.get('/orders', (_request, response) => void response.json(till.list().map(viewOf)));
  router.get('/orders/:id', (request, response) => {
    const order = till.find(request.params.id);
    if (!order) return void response.status(404).json({ error: 'no such order' });
    response.json(viewOf(order));
  });
  router.post('/orders/:id/:act', (request, response) => {
    const order = till.find(request.params.id) ?? till.findByToken(request.params.id);
    if (!order) return void response.status(404).json({ error: 'no such order' });
    const act = acts[request.params.act];
    if (!act) return void response.status(404).json({ error: `unknown act; known: ${Object.keys(acts).join(', ')}` });
    try {
      act({ till, notifier, order, body: (request.body ?? {}) as Record<string, unknown> });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return void response.status(409).json({ error: error.message, code: error.code });
    }
    response.json(viewOf(order));
  });
  router.get('/notifications', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const deliveries = await notifier.deliveries.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ notifications: deliveries, newestSeq: notifier.deliveries.newestSeq });
  });
  router.get('/settings', (_request, response) => void response.json({ notifyUrl: notifier.notifyUrl }));
  router.post('/settings', (request, response) => {
    const { notifyUrl } = (request.body ?? {}) as { notifyUrl?: unknown };
    if (notifyUrl !== null && !(typeof notifyUrl === 'string' && URL.canParse(notifyUrl))) {
      return void response.status(400).json({ error: 'notifyUrl must be an address or null' });
    }
    notifier.notifyUrl = notifyUrl;
    response.json({ notifyUrl });
  });
  router.get('/faults', (_request, response) => void response.json(faults));
  router.post('/faults', (request, response) => {
    try {
      Object.assign(faults, parseMidtransFaults(request.body));
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.json(faults);
  });
  router.delete('/faults', (_request, response) => void response.json(Object.assign(faults, noMidtransFaults)));
  return router;
}

interface Act {
  till: Till;
  notifier: Notifier;
  order: Order;
  body: Record<string, unknown>;
}

const acts: Record<string, (act: Act) => void> = {
  choose: ({ till, order, body }) => till.choose(order, methodOf(body)),
  settle: ({ till, order, body }) => (order.status === 'capture' ? till.settle(order) : till.pay(order, methodOf(body))),
  deny: ({ till, order, body }) => till.deny(order, methodOf(body)),
  expire: ({ till, order, body }) => {
    if (order.status === 'new') till.choose(order, methodOf(body));
    till.expire(order);
  },
  cancel: ({ till, order }) => till.cancel(order),
  approve: ({ till, order }) => till.approve(order),
  chargeback: ({ till, order }) => till.chargeback(order),
  refund: ({ till, order, body }) =>
    till.refund(order, {
      amount: body['amount'] === undefined ? undefined : Number(body['amount']),
      reason: String(body['reason'] ?? 'control page'),
    }),
  notify: ({ notifier, order }) => notifier.notify(order),
};

function methodOf(body: Record<string, unknown>): string {
  return typeof body['paymentType'] === 'string' ? body['paymentType'] : 'other_qris';
}

/** An order as tests and the control page see it. */
export function viewOf(order: Order): object {
  const { request, ...rest } = order;
  return {
    ...rest,
    statusCode: statusCodeOf(order),
    amount: Number(order.grossAmount),
    customer: request.customer_details ?? null,
    items: request.item_details ?? [],
    request,
  };
}
