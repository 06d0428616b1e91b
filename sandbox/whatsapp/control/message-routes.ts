import type { Request, Response, Router } from 'express';
import { otherKinds } from '../delivery/other-kinds.ts';
import { change, setExpiration } from './message-changes.ts';
import { bookContact, callUp, formOf, markChat, react, readChat, sendAsAsked } from './phone-acts.ts';
import type { SendRequest } from './phone-acts.ts';
import { inBackground } from '../delivery/in-background.ts';
import { showTyping } from '../delivery/presence.ts';
import { revealRow } from '../media/media-view.ts';
import type { TypingState } from '../delivery/presence.ts';
import type { AddressForm } from '../wire/jid.ts';
import { digitsOf } from '../wire/jid.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { knownPhone, numberOr, phoneOf, Refused, text } from './refused.ts';

const longestWaitMs = 60_000;
const askTimeoutMs = 30_000;

/** Routes that write, read and type on a phone, and that return the messages on its screen. */
export function messageRoutes(router: Router, world: World): void {
  router.post('/phones/:number/send', (request, response) => send(world, request, response));
  // The owner writes a message on the owner's phone. The linked devices get a copy (deviceSentMessage), as they do
  // for every message of a phone.
  router.post('/phones/:number/type', async (request, response) => {
    const { afterMs, form, id, metaAi, raw, to } = (request.body ?? {}) as SendRequest & { afterMs?: number };
    const content = raw === undefined ? { text: text(request.body, 'text') } : { raw };
    response.json({ id: await sendInTime(world, phoneOf(world, request), { to, ...content, form, id, metaAi, afterMs } as Timed) });
  });
  router.post('/phones/:number/read', (request, response) => {
    const ids = readChat(world, phoneOf(world, request), knownPhone(world, text(request.body, 'from')));
    response.json({ ids });
  });
  router.post('/phones/:number/mark', (request, response) => {
    response.json({ ids: markChat(world, phoneOf(world, request), request.body) });
  });
  router.post('/phones/:number/book', (request, response) => {
    bookContact(world, phoneOf(world, request), request.body);
    response.json({});
  });
  router.post('/phones/:number/chatstate', (request, response) => {
    const to = knownPhone(world, text(request.body, 'to'));
    const { form, state } = request.body as { state?: TypingState; form?: AddressForm };
    if (state !== 'composing' && state !== 'recording' && state !== 'paused')
      throw new Refused(400, '"state" is composing, recording or paused');
    const from = phoneOf(world, request);
    showTyping(world, { from, to, state, form: formOf(from, form) });
    response.json({});
  });
  router.get('/phones/:number/chatstates', (request, response) => {
    const after = Number(request.query.after ?? 0);
    response.json({ chatStates: phoneOf(world, request).chatStates.filter((state) => state.seq > after) });
  });
  router.post('/phones/:number/react', async (request, response) => {
    const id = await react(world, phoneOf(world, request), request.body);
    response.json({ id });
  });
  router.post('/phones/:number/call', (request, response) => {
    response.json({ id: callUp(world, phoneOf(world, request), request.body) });
  });
  router.get('/kinds', (_request, response) => {
    response.json(otherKinds);
  });
  for (const wanted of ['delete', 'edit'] as const) {
    router.post(`/phones/:number/${wanted}`, async (request, response) => {
      response.json({ id: await change(world, phoneOf(world, request), request.body, wanted) });
    });
  }
  router.post('/phones/:number/disappear', async (request, response) => {
    response.json({ id: await setExpiration(world, phoneOf(world, request), request.body) });
  });
  router.get('/phones/:number/messages', (request, response) => listMessages(world, request, response));
  router.post('/phones/:number/ask', (request, response) => ask(world, request, response));
}

type Timed = SendRequest & { readonly afterMs?: number };

async function send(world: World, request: Request, response: Response): Promise<void> {
  response.json({ id: await sendInTime(world, phoneOf(world, request), (request.body ?? {}) as Timed) });
}

/** Sends at once, or later with `afterMs`, like a slow phone or a person who takes time. Returns the id in both cases. */
async function sendInTime(world: World, phone: Phone, { afterMs, ...body }: Timed): Promise<string> {
  if (!afterMs) return (await sendAsAsked(world, phone, body)).id;
  const id = body.id ?? world.newId('3A');
  setTimeout(() => inBackground(sendAsAsked(world, phone, { ...body, id }), 'a late message'), afterMs).unref();
  return id;
}

/** Messages with a sequence number above `after`. With `waitMs`, the request waits until such a message exists. */
async function listMessages(world: World, request: Request, response: Response): Promise<void> {
  const { log } = phoneOf(world, request);
  const other = typeof request.query.with === 'string' ? digitsOf(request.query.with) : undefined;
  const after = Number(request.query.after ?? 0);
  const waitMs = Math.min(Number(request.query.waitMs ?? 0) || 0, longestWaitMs);
  let messages = log.after(after, other);
  if (messages.length === 0 && waitMs > 0) {
    const waiting = log.next({ with: other, after }, waitMs);
    response.on('close', waiting.cancel);
    await waiting.row;
    messages = log.after(after, other);
  }
  if (!response.destroyed) response.json({ messages: messages.map((row) => revealRow(world.media, row)), last: log.last });
}

/**
 * Sends a message to a person and waits for the next message from that person. This measures a round trip through the
 * whole product.
 */
async function ask(world: World, request: Request, response: Response): Promise<void> {
  const phone = phoneOf(world, request);
  const to = knownPhone(world, text(request.body, 'to'));
  const timeoutMs = numberOr(request.body, 'timeoutMs', askTimeoutMs);
  let answeredAt = 0;
  const waiting = phone.log.next({ with: to.number, after: phone.log.last, direction: 'in' }, timeoutMs);
  const reply = waiting.row.then((row) => {
    answeredAt = performance.now();
    return row;
  });
  response.on('close', waiting.cancel);
  const sent = await sendAsAsked(world, phone, request.body);
  const row = await reply;
  if (response.destroyed) return;
  if (!row) throw new Refused(408, `no answer of ${to.number} within ${timeoutMs} ms (question ${sent.id})`);
  response.json({ id: sent.id, reply: { id: row.id, kind: row.kind, text: row.text }, ms: answeredAt - sent.frameAt });
}
