import { Router, json, urlencoded } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { strikeXendit } from './faults.ts';
import type { XenditFaults } from './faults.ts';
import { invoiceBody } from './invoice.ts';
import type { CreateInvoice, Invoice } from './invoice.ts';
import { Refusal } from './invoices.ts';
import type { Invoices } from './invoices.ts';

/** Number of calls by method and route, for tests that check how often the product calls the API. */
export type CallCounts = Record<string, number>;

interface Api {
  invoices: Invoices;
  faults: XenditFaults;
  secretKey: string;
  pageBase: string;
  counts: CallCounts;
}

/** `/v2/invoices`, `/invoices/{id}/expire!` and `/refunds`, below `/xendit/api`. */
export function xenditApi(api: Api): Router {
  const router = Router();
  router.use(json({ limit: '1mb', strict: false }), urlencoded({ extended: true, limit: '1mb' }), gate(api));
  const { invoices, faults, pageBase } = api;
  const count = (name: string): void => void (api.counts[name] = (api.counts[name] ?? 0) + 1);
  const found = (id: string): Invoice => {
    const invoice = invoices.find(id);
    if (!invoice) throw new Refusal(404, 'INVOICE_NOT_FOUND_ERROR', 'Could not find invoice by id');
    return invoice;
  };
  router.post('/v2/invoices', (request, response) => {
    count('create');
    const invoice = invoices.create(checkedCreate(request.body));
    if (strikeXendit(faults, 'madeButFailed')) throw new Refusal(500, 'SERVER_ERROR', 'Something unexpected happened');
    response.status(200).json(invoiceBody(invoice, pageBase));
  });
  router.get('/v2/invoices', (request, response) => {
    count('list');
    const { external_id: externalId, limit } = request.query;
    const list = typeof externalId === 'string' ? invoices.ofExternalId(externalId) : invoices.list();
    response.json(list.slice(0, Math.min(Number(limit ?? 10) || 10, 100)).map((one) => invoiceBody(one, pageBase)));
  });
  router.get('/v2/invoices/:id', (request, response) => {
    count('read');
    response.json(invoiceBody(found(request.params.id), pageBase));
  });
  router.post('/invoices/:id/expire\\!', (request, response) => {
    count('expire');
    const invoice = found(request.params.id);
    invoices.expire(invoice);
    response.json(invoiceBody(invoice, pageBase));
  });
  router.post('/refunds', (request, response) => {
    count('refund');
    const { invoice_id: id, amount, reason, reference_id: referenceId } = request.body as Record<string, never>;
    const invoice = invoices.find(String(id));
    if (!invoice) throw new Refusal(404, 'DATA_NOT_FOUND', 'Could not find the invoice');
    response.json(invoices.refund(invoice, { amount, reason, referenceId }));
  });
  router.get('/refunds', (request, response) => {
    count('refunds');
    const invoice = invoices.find(String(request.query['invoice_id']));
    response.json({ data: invoice?.refunds ?? [], has_more: false });
  });
  router.use((error: Error, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof Refusal)) return next(error);
    response.status(error.status).json({ error_code: error.code, message: error.message });
  });
  return router;
}

/** Admits calls with the right key. Faults of a test can delay or reject them. */
function gate({ faults, secretKey }: Api) {
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const gathered: (() => void)[] = [];
  const gather = (go: () => void): void => {
    gathered.push(go);
    if (gathered.length < faults.apiGather) return;
    faults.apiGather = 0;
    for (const open of gathered.splice(0)) open();
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.get('authorization') !== expected)
      return void response.status(401).json({ error_code: 'INVALID_API_KEY', message: 'API key format is invalid' });
    const go = (): void => {
      if (!strikeXendit(faults, 'apiErrors')) return next();
      const code = faults.apiStatus === 429 ? 'RATE_LIMIT_EXCEEDED' : 'SERVER_ERROR';
      response.status(faults.apiStatus).json({ error_code: code, message: 'The sandbox was asked to fail.' });
    };
    if (faults.apiGather > 0) gather(go);
    else if (faults.apiDelayMs > 0) setTimeout(go, faults.apiDelayMs);
    else go();
  };
}

function checkedCreate(body: unknown): CreateInvoice {
  const request = (typeof body === 'object' && body !== null ? body : {}) as CreateInvoice;
  const wrong = (message: string): never => {
    throw new Refusal(400, 'API_VALIDATION_ERROR', message);
  };
  if (typeof request.external_id !== 'string' || request.external_id === '') wrong('"external_id" is required');
  if (request.external_id.length > 255) wrong('"external_id" length must be less than or equal to 255 characters long');
  const amount = Number(request.amount);
  if (!Number.isFinite(amount) || amount < 1) wrong('"amount" must be a positive number');
  if (request.currency !== undefined && request.currency !== 'IDR')
    throw new Refusal(400, 'UNSUPPORTED_CURRENCY', 'The currency is not activated for this account');
  const { payer_email: email, invoice_duration: duration } = request;
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new Refusal(400, 'EMAIL_FORMAT_ERROR', 'Email format is invalid');
  if (duration !== undefined && !(Number(duration) >= 1 && Number(duration) <= 31_536_000))
    wrong('"invoice_duration" must be between 1 and 31536000');
  for (const url of [request.success_redirect_url, request.failure_redirect_url])
    if (url !== undefined && (url.length > 255 || !URL.canParse(url))) wrong('redirect urls must be addresses of at most 255 characters');
  return { ...request, amount };
}
