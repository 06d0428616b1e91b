import { randomUUID } from 'node:crypto';
import { Router, json } from 'express';
import type { Request, Response } from 'express';
import { apiGate } from './api-gate.ts';
import type { ApiGate } from './api-gate.ts';
import type { Order } from './order.ts';
import { paymentObject } from './payment-object.ts';
import { Refusal } from './payments.ts';
import type { Payments } from './payments.ts';

/** `/v2/{order or transaction id}/…` below `/midtrans/core`. */
export function coreApi(payments: Payments, gate: ApiGate): Router {
  const router = Router();
  // The official client posts the body `null` when it has nothing to send.
  router.use(json({ limit: '1mb', strict: false }), apiGate(gate, refuseCore));
  const found = (request: Request, response: Response): Order | null => {
    const order = payments.find(String(request.params['id']));
    // An order whose buyer has not chosen a payment method gets HTTP 200 with status_code 404 in the body. Callers
    // must therefore check the body.
    if (order && order.status !== 'new') return order;
    response.status(order ? 200 : 404).json({ status_code: '404', status_message: "Transaction doesn't exist.", id: randomUUID() });
    return null;
  };
  router.get('/v2/:id/status', (request, response) => {
    const order = found(request, response);
    if (!order) return;
    const body = paymentObject(order, gate.serverKey, 'Success, transaction is found');
    // For an expired order, a status query answers 407 but the notification contains 202.
    response.json(order.status === 'expire' ? { ...body, status_code: '407', status_message: 'Transaction is expired.' } : body);
  });
  const act = (
    name: string,
    done: { code: string; message: string },
    change: (order: Order, body: Record<string, unknown>) => void,
  ): void => {
    router.post(`/v2/:id/${name}`, (request, response) => {
      const order = found(request, response);
      if (!order) return;
      try {
        change(order, (request.body ?? {}) as Record<string, unknown>);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return void response.status(Number(error.code)).json({ status_code: error.code, status_message: error.message, id: randomUUID() });
      }
      const { signature_key: _kept, ...body } = paymentObject(order, gate.serverKey, done.message);
      response.json({ ...body, status_code: done.code });
    });
  };
  act('cancel', { code: '200', message: 'Success, transaction is canceled' }, (order) => payments.cancel(order));
  act('expire', { code: '407', message: 'Success, transaction is expired' }, (order) => payments.expire(order));
  act('approve', { code: '200', message: 'Success, transaction is approved' }, (order) => payments.approve(order));
  act('deny', { code: '200', message: 'Success, transaction is denied' }, (order) => payments.deny(order));
  for (const name of ['refund', 'refund/online/direct']) {
    act(name, { code: '200', message: 'Success, refund request is approved' }, (order, body) =>
      payments.refund(order, refundRequest(body)),
    );
  }
  return router;
}

function refundRequest(body: Record<string, unknown>): {
  amount?: number | undefined;
  reason?: string | undefined;
  key?: string | undefined;
} {
  const amount = body['amount'] === undefined ? undefined : Number(body['amount']);
  return {
    amount,
    reason: typeof body['reason'] === 'string' ? body['reason'] : undefined,
    key: typeof body['refund_key'] === 'string' ? body['refund_key'] : undefined,
  };
}

function refuseCore(response: Response, status: number): void {
  const message =
    status === 401
      ? 'Transaction cannot be authorized with the current client/server key.'
      : 'Sorry. Our system is recovering from unexpected issues. Please retry.';
  response.status(status).json({ status_code: String(status), status_message: message, id: randomUUID() });
}
