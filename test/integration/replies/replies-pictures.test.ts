import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { PNG } from 'pngjs';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { ThreadMessage } from '#core/features/conversations/conversations.types';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { noOwnerData } from '#core/features/replies/owner-data.rules';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { ReplyAgent } from '#core/features/replies/reply-agent';
import { Clock } from '#core/platform/clock/clock';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { makeOwner, openRooms, type Rooms } from '../../support/core/conversation-house.ts';

let rooms: Rooms;
let sandbox: Sandbox;
let house: INestApplicationContext;
let ownerId: OwnerId;
let shades = 0;

/** A worker that has learnt nothing yet. */
const newWorker = async (more: Record<string, string> = {}) =>
  rooms.open([ConversationsModule, RepliesModule, PromptsModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
    LLM_DEADLINE_MS: '8000',
    ...more,
  });

beforeAll(async () => {
  [rooms, sandbox] = await Promise.all([openRooms(), Sandbox.start(['--llm-models', 'sandbox,spare'])]);
  house = await newWorker();
  ownerId = await makeOwner(rooms);
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await rooms.close();
  await sandbox.close();
});

/** A picture that no other test has shown. */
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

/** Lets the bot answer pictures; gives what it said, what the model was asked, and how many of the pictures it saw at last. */
async function answer(pictures: readonly Buffer[], worker = house) {
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
  const prompts = await worker.get(PromptsService).loadPrompts(ownerId);
  const draft = await worker
    .get(ReplyAgent)
    .draft({ ownerId, prompts, data: noOwnerData, leadName: '', history: [], open, images }, AbortSignal.timeout(20_000));
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
  test('is said to be unopened, and the next lead’s is seen', async () => {
    const broken = await answer([cut(picture())]);
    expect([broken.seen, broken.words, broken.bubbles.length > 0]).toEqual([0, '[Foto] yang ke-0', true]);
    const next = await answer([picture()]);
    expect([next.seen, next.asked.length]).toEqual([1, 1]);
  });

  test('does not take the others of its turn with it', async () => {
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
    // a broken one makes us look who can see
    await answer([cut(picture())], worker);
    const next = await answer([picture()], worker);
    expect([next.seen, next.asked.map((one) => one.request.model)]).toEqual([1, ['sandbox']]);
  });
});
