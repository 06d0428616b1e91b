import { Router } from 'express';
import { noMidtransFaults, parseMidtransFaults } from './faults.ts';
import type { MidtransFaults } from './faults.ts';
import type { Notifier } from './notifier.ts';
import type { Order } from './order.ts';
import { statusCodeOf } from './payment-object.ts';
import { Refusal } from './payments.ts';
import type { Payments } from './payments.ts';

/** Routes under `/control/midtrans`: orders and their events without a browser, notifications, faults. */
export function midtransControl(payments: Payments, notifier: Notifier, faults: MidtransFaults): Router {
  const router = Router();
  router.get('/orders', (_request, response) => void response.json(payments.list().map(viewOf)));
  router.get('/orders/:id', (request, response) => {
    const order = payments.find(request.params.id);
    if (!order) return void response.status(404).json({ error: 'no such order' });
    response.json(viewOf(order));
  });
  router.post('/orders/:id/:act', (request, response) => {
    const order = payments.find(request.params.id) ?? payments.findByToken(request.params.id);
    if (!order) return void response.status(404).json({ error: 'no such order' });
    const act = actions[request.params.act];
    if (!act) return void response.status(404).json({ error: `unknown act; known: ${Object.keys(actions).join(', ')}` });
    try {
      act({ payments, notifier, order, body: (request.body ?? {}) as Record<string, unknown> });
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

interface Action {
  payments: Payments;
  notifier: Notifier;
  order: Order;
  body: Record<string, unknown>;
}

const actions: Record<string, (act: Action) => void> = {
  choose: ({ payments, order, body }) => payments.choose(order, methodOf(body)),
  settle: ({ payments, order, body }) => (order.status === 'capture' ? payments.settle(order) : payments.pay(order, methodOf(body))),
  deny: ({ payments, order, body }) => payments.deny(order, methodOf(body)),
  expire: ({ payments, order, body }) => {
    if (order.status === 'new') payments.choose(order, methodOf(body));
    payments.expire(order);
  },
  cancel: ({ payments, order }) => payments.cancel(order),
  approve: ({ payments, order }) => payments.approve(order),
  chargeback: ({ payments, order }) => payments.chargeback(order),
  refund: ({ payments, order, body }) =>
    payments.refund(order, {
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
