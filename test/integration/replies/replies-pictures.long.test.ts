import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { proto } from 'baileys/WAProto/index.js';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import type { AccountId, BotId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { ThreadMessage } from '#core/features/conversations/conversations.types';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { noOwnerData } from '#core/features/replies/owner-data/owner-data.rules';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { ReplyAgent } from '#core/features/replies/agent/reply-agent';
import { AttachmentReader } from '#core/features/replies/agent/attachment-reader';
import { attachmentKeys } from '#core/outside/whatsapp/attachments/attachments.rules';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { Clock } from '#core/platform/clock/clock';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Log } from '#core/platform/log/log';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let accountId: AccountId;
let shades = 0;

/** Starts a worker that does not yet know the abilities of the models. */
const newWorker = async (more: Record<string, string> = {}) =>
  modules.open([ConversationsModule, RepliesModule, PromptsModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    LLM_DEADLINE_MS: '8000',
    ...more,
  });

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start(['--llm-models', 'sandbox,spare'])]);
  app = await newWorker();
  ({ botId, accountId } = await makeOwner(modules));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

/** A picture that no other test uses. */
function picture(): Buffer {
  const png = new PNG({ width: 32, height: 32 });
  png.data.fill((shades += 1));
  return PNG.sync.write(png);
}

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 16);
const markOf = (bytes: Buffer): string => `[image ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}]`;

interface Asked {
  readonly status: number;
  readonly request: { readonly model: string; readonly messages: { readonly role: string; readonly content: unknown }[] };
}

/**
 * Lets the bot answer pictures. Returns its answer, the model requests, and the number of pictures in the
 * last request.
 */
async function answer(pictures: readonly Buffer[], worker = app) {
  const before: number = (await sandbox.call('GET', '/llm/requests')).newestSeq;
  const open = pictures.map((_, at): ThreadMessage => ({
    id: `picture-${at}` as MessageId,
    sender: 'lead',
    kind: 'image',
    body: `yang ke-${at}`,
    transcript: null,
    hasFile: true,
    quoted: null,
    seq: at + 1,
    turn: 1,
    storedAtMs: 0,
  }));
  const images = new Map(pictures.map((bytes, at) => [`picture-${at}`, `data:image/png;base64,${bytes.toString('base64')}`]));
  const prompts = await worker.get(PromptsService).loadPrompts(botId);
  const draft = await worker
    .get(ReplyAgent)
    .draft({ botId, accountId, prompts, data: noOwnerData, leadName: '', history: [], open, images }, AbortSignal.timeout(20_000));
  const asked = (await sandbox.llm.requests(before)) as Asked[];
  const { content } = asked.at(-1)!.request.messages.at(-1)!;
  const parts = Array.isArray(content) ? (content as { type: string; text?: string }[]) : [];
  return {
    bubbles: draft.bubbles.map(({ body }) => body),
    asked,
    seen: parts.filter((part) => part.type === 'image_url').length,
    words: typeof content === 'string' ? content : (parts[0]?.text ?? ''),
  };
}

describe('one lead’s broken picture', () => {
  test('is reported as unopened, and the next lead’s is read', async () => {
    const broken = await answer([cut(picture())]);
    expect([broken.seen, broken.words, broken.bubbles.length > 0]).toEqual([0, '[Foto] yang ke-0', true]);
    const next = await answer([picture()]);
    expect([next.seen, next.asked.length]).toEqual([1, 1]);
  });

  test('does not affect the others of its turn', async () => {
    const turn = await answer([picture(), cut(picture()), picture()]);
    expect([turn.seen, turn.words]).toEqual([2, '[Foto terlampir] yang ke-0\n[Foto] yang ke-1\n[Foto terlampir] yang ke-2']);
  });

  test('may also be called a failure of the service', async () => {
    const bytes = picture();
    await sandbox.llm.fault({
      next: { kind: 'error', status: 500, message: 'image: unknown format', match: markOf(bytes), times: 'always' },
    });
    const broken = await answer([bytes]);
    expect([broken.seen, broken.words]).toEqual([0, '[Foto] yang ke-0']);
    expect(await answer([picture()])).toMatchObject({ seen: 1 });
  });

  test('of which each is taken alone, but not all at once, is left out', async () => {
    const [one, other] = [picture(), picture()];
    await sandbox.llm.fault({ next: { kind: 'error', status: 400, message: 'too many images', match: 'yang ke-1', times: 1 } });
    expect(await answer([one, other])).toMatchObject({ seen: 0 });
    expect(await answer([picture()])).toMatchObject({ seen: 1 });
  });

  test('is no reason to go on when the service has no key', async () => {
    await sandbox.llm.fault({ next: { kind: 'error', row: 'auth', times: 'always' } });
    await expect(answer([picture()])).rejects.toMatchObject({ failure: 'auth' });
  });
});

describe('a model that cannot see', () => {
  test.each(['openai', 'vllm', 'openrouter', 'llamacpp', 'ollama'])('by %s: is found out once, and then shown nothing', async (blind) => {
    const worker = await newWorker();
    await sandbox.llm.fault({ blind });
    const first = await answer([picture()], worker);
    expect([first.seen, first.words, first.bubbles.length > 0]).toEqual([0, '[Foto] yang ke-0', true]);
    const second = await answer([picture()], worker);
    expect([second.seen, second.asked.map((one) => one.status)]).toEqual([0, [200]]);
  });

  test('is shown pictures again after a while', async () => {
    const worker = await newWorker();
    await sandbox.llm.fault({ blind: 'vllm' });
    await answer([picture()], worker);
    await sandbox.llm.heal();
    expect(await answer([picture()], worker)).toMatchObject({ seen: 0 });
    const clock = worker.get(Clock);
    const real = clock.now.bind(clock);
    clock.now = () => new Date(real().getTime() + 11 * 60_000);
    expect(await answer([picture()], worker)).toMatchObject({ seen: 1 });
  });

  test('is not held to be one while the service refuses everything', async () => {
    const worker = await newWorker();
    await sandbox.llm.fault({ next: { kind: 'error', status: 400, message: 'Unknown parameter', times: 'always' } });
    await expect(answer([picture()], worker)).rejects.toMatchObject({ failure: 'refused' });
    await sandbox.llm.heal();
    expect(await answer([picture()], worker)).toMatchObject({ seen: 1 });
  });

  test('leaves pictures to a second one that can', async () => {
    const worker = await newWorker({ LLM_MODEL: 'spare', LLM_FALLBACK_MODEL: 'sandbox' });
    await sandbox.llm.fault({ blind: 'vllm', blindModel: 'spare' });
    expect(await answer([picture()], worker)).toMatchObject({ seen: 1 });
    // A broken picture triggers a check whether the model accepts pictures.
    await answer([cut(picture())], worker);
    const next = await answer([picture()], worker);
    expect([next.seen, next.asked.map((one) => one.request.model)]).toEqual([1, ['sandbox']]);
  });
});

describe('media with a wrong type', () => {
  let host: Server;
  let asked: { status: number; body: Buffer | 'endless' };
  let lines: { event?: string; error?: string }[];
  let served = 0;

  beforeAll(async () => {
    host = createServer((_request, response) => {
      served = 0;
      response.writeHead(asked.status);
      if (asked.body !== 'endless') return void response.end(asked.body);
      const piece = Buffer.alloc(64 * 1024);
      const pump = (): void => {
        while (served < 100_000_000 && !response.destroyed) {
          served += piece.length;
          if (!response.write(piece)) return void response.once('drain', pump);
        }
        response.end();
      };
      pump();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    lines = [];
    const log = app.get(Log);
    const { warn } = Log.prototype;
    log.warn = (...told) => {
      if (typeof told[0] === 'object') lines.push(told[0]);
      warn.apply(log, told);
    };
  });
  afterAll(() => new Promise<void>((resolve) => host.close(() => resolve())));

  /**
   * Processes a lead's message whose file is on our host, as the session host stores it. Returns what the bot could
   * read of the file.
   */
  async function perceived(kind: 'image' | 'voice', file: Buffer | 'endless', status = 200) {
    const mediaKey = randomBytes(32);
    const field = kind === 'image' ? 'imageMessage' : 'audioMessage';
    asked = { status, body: file === 'endless' ? file : closed(file, mediaKey, attachmentKeys[field]) };
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/v/file`;
    const sealed = app
      .get(SecretBox)
      .seal(
        proto.Message.encode({ [field]: { url, mediaKey, mimetype: kind === 'image' ? 'image/jpeg' : 'audio/ogg' } }).finish(),
        protoContext(botId),
      );
    const chat = chatOf(`62813${randomInt(1e8, 1e9)}`);
    const media = { mimetype: 'image/jpeg', seconds: null };
    const [stored] = await receive(app, [inbound(botId, chat, { kind, body: '', media, proto: sealed })], false);
    const turn = await app.get(TurnsService).loadTurn(botId, stored!.conversationId);
    const { images, transcripts } = await app.get(AttachmentReader).perceive(botId, turn!.thread, AbortSignal.timeout(20_000));
    return images.size + transcripts.size;
  }

  const jpeg = () =>
    sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .jpeg()
      .toBuffer();
  const refused = () => lines.filter(({ event }) => event === 'replies.attachment-not-understood').map(({ error }) => error);

  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['a page called JPEG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /page/],
    ['a PDF', () => Buffer.from('%PDF-1.7 and so on, and so on'), /not_picture/],
    ['a GIF', () => Buffer.from('GIF89a and so on, and so on'), /not_picture/],
    ['nothing', () => Buffer.alloc(0), /broken/],
    ['half a JPEG', async () => (await jpeg()).subarray(0, -1_000), /broken/],
    ['a bomb of 30 000 × 30 000 pixels', () => bomb(), /too_many_pixels/],
  ])('%s is refused with a line', async (_, file, line) => {
    expect(await perceived('image', await file())).toBe(0);
    expect(refused()).toEqual([expect.stringMatching(line)]);
  });

  test.each<[string, Buffer]>([
    ['a page called Ogg', Buffer.from('<html>hello</html>')],
    ['nothing', Buffer.alloc(0)],
    ['a ZIP', Buffer.from('PK\x03\x04 and so on')],
  ])('a voice message that is %s is refused with a line, and sent to no service', async (_, file) => {
    expect(await perceived('voice', file)).toBe(0);
    expect(refused()).toEqual([expect.stringMatching(/NotARecordingError/)]);
  });

  test('a JPEG with a page and an archive behind it is shown without them', async () => {
    const tail = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    expect(await perceived('image', Buffer.concat([await jpeg(), tail]))).toBe(1);
    expect(refused()).toEqual([]);
  });

  test.each(['image', 'voice'] as const)('100 MB as %s are not read to their end, and the memory stays', async (kind) => {
    expect(await perceived(kind, 'endless')).toBe(0);
    expect(refused()).toEqual([expect.stringMatching(/too large/)]);
    // Number of bytes sent before the other side closed the connection, including the buffers of two sockets.
    expect(served).toBeLessThan(40_000_000);
  });

  test('a file that WhatsApp does not have any more is one line', async () => {
    expect(await perceived('image', Buffer.alloc(0), 404)).toBe(0);
    expect(refused()).toEqual([expect.stringMatching(/answered 404/)]);
  });
});

/** Encrypts a file in WhatsApp's format. */
function closed(file: Buffer, mediaKey: Buffer, info: string): Buffer {
  const keys = Buffer.from(hkdfSync('sha256', mediaKey, Buffer.alloc(32), info, 112));
  const cipher = createCipheriv('aes-256-cbc', keys.subarray(16, 48), keys.subarray(0, 16));
  const cipherText = Buffer.concat([cipher.update(file), cipher.final()]);
  const mac = createHmac('sha256', keys.subarray(48, 80)).update(keys.subarray(0, 16)).update(cipherText).digest().subarray(0, 10);
  return Buffer.concat([cipherText, mac]);
}

/** A PNG with a valid header that would decompress to 2.7 GB. */
function bomb(): Buffer {
  const png = PNG.sync.write(new PNG({ width: 8, height: 8 }));
  const head = Buffer.from(png);
  head.writeUInt32BE(30_000, 16);
  head.writeUInt32BE(30_000, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return head;
}
