import { json } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { Camera } from './camera/camera.ts';
import { cameraControl } from './camera/control.ts';
import type { ScanAnswer } from './camera/control.ts';
import { controlPage } from './control/page-routes.ts';
import { EventStream } from './http/event-stream.ts';
import { llmControl } from './llm/control.ts';
import { LlmStandIn } from './llm/stand-in.ts';
import { Feed } from './http/feed.ts';
import { metaControl, metaStandIn } from './meta/stand-in.ts';
import type { PixelEvent } from './meta/stand-in.ts';
import { addMidtrans } from './midtrans/stand-in.ts';
import type { PartContext } from './part.ts';
import { biteship } from './shipping/biteship.ts';
import { photoControl } from './photos/control.ts';
import { PhotoStandIn } from './photos/stand-in.ts';
import { pushControl } from './push/control.ts';
import { PushStandIn } from './push/stand-in.ts';
import { s3Control } from './s3/control.ts';
import { S3StandIn, s3Account, s3Bucket } from './s3/stand-in.ts';
import { shippingControl } from './shipping/control.ts';
import { ShippingGate } from './shipping/gate.ts';
import { rajaongkir } from './shipping/rajaongkir.ts';
import { mailControl } from './smtp/control.ts';
import { Mailbox } from './smtp/mailbox.ts';
import { MailServer } from './smtp/server.ts';
import { speechControl } from './speech/control.ts';
import { SpeechStandIn } from './speech/stand-in.ts';
import { addXendit } from './xendit/stand-in.ts';

const builtInModels = ['sandbox-sales', 'sandbox-sales-mini', 'echo', 'gpt-4o-mini', 'gpt-4.1-mini'];

/** Creates every chosen part, mounts its routes and adds its address to the ready line. */
export async function addParts(context: PartContext): Promise<void> {
  const events = new EventStream();
  const whole = { ...context, events };
  context.parts.push({ close: async () => events.close() });
  context.app.use('/control', loopbackJson());
  context.app.get('/control/events', events.handle);
  const { only } = context.options;
  if (only.has('whatsapp')) await addWhatsapp(whole);
  if (only.has('llm')) addLlm(whole);
  if (only.has('speech')) addSpeech(whole);
  if (only.has('midtrans')) addMidtrans(whole);
  if (only.has('xendit')) addXendit(whole);
  if (only.has('shipping')) addShipping(whole);
  if (only.has('photos')) addPhotos(whole);
  if (only.has('push')) addPush(whole);
  if (only.has('s3')) addS3(whole);
  if (only.has('meta')) addMeta(whole);
  if (only.has('smtp')) await addSmtp(whole);
  if (only.has('control')) {
    context.app.use(controlPage(context.ready));
    addCamera(whole);
  }
  context.app.use('/control', (error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error.status ?? 500).json({ error: error.message });
  });
}

// Control calls carry images and voice notes as data URLs, hence the size limit.
function loopbackJson(): ReturnType<typeof json> {
  return json({ limit: '32mb', type: (request) => isJson(request as Request) });
}

function isJson(request: Request): boolean {
  return /json/.test(request.headers['content-type'] ?? '');
}

async function addWhatsapp({ app, http, options, parts, ready }: PartContext): Promise<void> {
  // Loaded only when requested: the Signal library costs memory that other processes of a benchmark do not
  // need.
  const { createWhatsappStandIn } = await import('./whatsapp/stand-in.ts');
  const standIn = await createWhatsappStandIn({ publicUrl: () => http, ...(options.stateDir ? { stateDir: options.stateDir } : {}) });
  app.use('/control/whatsapp', standIn.router);
  parts.push(standIn);
  ready.whatsapp = `${http.replace(/^http/, 'ws')}/ws/chat`;
  ready.whatsappRootKey = standIn.rootKeyHex;
  ready.whatsappMediaCaFile = standIn.mediaCaFile;
}

function addLlm({ app, http, options, parts, ready, events }: PartContext): void {
  const standIn = new LlmStandIn([...builtInModels, ...options.llmModels], ({ seq, status }) => events?.publish('model', { seq, status }));
  app.use('/llm/v1', standIn.router);
  app.use('/control/llm', llmControl(standIn));
  parts.push({ close: async () => standIn.close() });
  ready.llm = `${http}/llm/v1`;
  ready.llmModel = 'sandbox-sales';
}

function addSpeech({ app, http, parts, ready }: PartContext): void {
  const standIn = new SpeechStandIn();
  app.use('/speech/v1', standIn.router);
  app.use('/control/speech', speechControl(standIn));
  parts.push({ close: async () => standIn.close() });
  ready.speech = `${http}/speech/v1`;
  ready.speechModel = 'whisper-1';
}

function addShipping({ app, http, parts, ready }: PartContext): void {
  const gate = new ShippingGate();
  app.use('/shipping/v1', rajaongkir(gate));
  app.use('/biteship', biteship(gate));
  app.use('/control/shipping', shippingControl(gate));
  parts.push({ close: async () => gate.close() });
  ready.shipping = `${http}/shipping/v1`;
  ready.biteship = `${http}/biteship`;
}

function addPhotos({ app, http, parts, ready }: PartContext): void {
  const base = `${http}/photos`;
  const standIn = new PhotoStandIn(base);
  app.use('/photos', standIn.router);
  app.use('/control/photos', photoControl(standIn));
  parts.push({ close: async () => standIn.close() });
  ready.photos = base;
}

function addPush({ app, http, parts, ready }: PartContext): void {
  const base = `${http}/push`;
  const standIn = new PushStandIn(base);
  app.use('/push', standIn.router);
  app.use('/control/push', pushControl(standIn));
  parts.push({ close: async () => standIn.close() });
  ready.push = base;
}

function addS3({ app, http, parts, ready }: PartContext): void {
  const standIn = new S3StandIn();
  app.use('/s3', standIn.router);
  app.use('/control/s3', s3Control(standIn));
  parts.push({ close: async () => standIn.close() });
  const { region: s3Region, keyId: s3KeyId, secret: s3Secret } = s3Account;
  Object.assign(ready, { s3: `${http}/s3`, s3Bucket, s3Region, s3KeyId, s3Secret });
}

function addMeta({ app, http, parts, ready }: PartContext): void {
  const events = new Feed<PixelEvent>(500);
  app.use('/meta', metaStandIn(events));
  app.use('/control/meta', metaControl(events));
  parts.push({ close: async () => events.close() });
  ready.meta = `${http}/meta`;
}

async function addSmtp({ app, options, parts, ready, events }: PartContext): Promise<void> {
  const mailbox = new Mailbox(options.stateDir);
  const server = new MailServer({ host: options.host, port: options.smtpPort, mailbox, onMail: (mail) => events?.publish('mail', mail) });
  const port = await server.listen();
  app.use('/control/mails', mailControl(mailbox, server));
  parts.push({
    close: async () => {
      mailbox.feed.close();
      await server.close();
    },
  });
  ready.smtp = `smtp://${options.publicUrl ? new URL(options.publicUrl).hostname : options.host}:${port}`;
}

function addCamera({ app, local, events }: PartContext): void {
  const camera = new Camera((codes) => events?.publish('camera', codes));
  // The camera calls the WhatsApp simulator over HTTP, as any other caller does, so that the phone's checks apply.
  const scan = async (number: string, qr: string): Promise<ScanAnswer> => {
    const response = await fetch(`${local}/control/whatsapp/phones/${number}/scan`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ qr }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { error: text.slice(0, 500) } };
  };
  app.use('/control/camera', cameraControl(camera, scan));
}
