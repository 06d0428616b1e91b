import { Router, json } from 'express';
import type { Request, Response } from 'express';
import { apiGate } from './api-gate.ts';
import type { ApiGate } from './api-gate.ts';
import { createMistakes } from './create-check.ts';
import type { CreateRequest, Order } from './order.ts';
import { Refusal } from './payments.ts';
import type { Payments } from './payments.ts';

/** `POST /v1/transactions` and the cancellation of a session, below `/midtrans/snap`. */
export function snapApi(payments: Payments, gate: ApiGate, pageBase: string): Router {
  const router = Router();
  router.use('/v1', json({ limit: '1mb' }), apiGate(gate, refuseSnap));
  router.post('/v1/transactions', (request, response) => {
    const mistakes = createMistakes(request.body, (orderId) => payments.has(orderId));
    if (mistakes.length > 0) return void response.status(400).json({ error_messages: mistakes });
    const order = payments.create(request.body as CreateRequest, notifyUrlsOf(request));
    response.status(201).json({ token: order.token, redirect_url: `${pageBase}/v3/redirection/${order.token}` });
  });
  router.post('/v1/transactions/:token/cancel', (request, response) => {
    const order = payments.findByToken(request.params.token);
    if (!order) return void response.status(404).json({ error_messages: ['token not found'] });
    try {
      payments.cancelSession(order);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return void response.status(400).json({ error_messages: [error.message] });
    }
    response.json({ canceled_at: new Date(order.canceledAt ?? 0).toISOString() });
  });
  return router;
}

function refuseSnap(response: Response, status: number): void {
  if (status === 401) {
    response.status(401).json({
      error_messages: [
        'Access denied due to unauthorized transaction, please check client or server key',
        'Visit https://snap-docs.midtrans.com/#request-headers for more details',
      ],
    });
  } else response.status(status).json({ error_messages: ['The sandbox was asked to fail.'], locale: 'en' });
}

function notifyUrlsOf(request: Request): Order['notifyUrls'] {
  const list = (name: string): string[] =>
    (request.get(name) ?? '')
      .split(',')
      .map((url) => url.trim())
      .filter((url) => URL.canParse(url))
      .slice(0, 3);
  const override = list('X-Override-Notification');
  return { override: override.length > 0 ? override : null, append: override.length > 0 ? [] : list('X-Append-Notification') };
}
