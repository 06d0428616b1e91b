import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ClosingsService } from '#core/features/closings/closings.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { QuestionsService } from '#core/features/questions/questions.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

/* The facts about a conversation that a model gets besides its messages. */
let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281322340000;
const never = new AbortController().signal;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], {
    ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>),
  });
  ({ botId } = await makeOwner(modules, 1_000, 'Toko kaos Sari. Kaos polos Rp 75.000. Ongkir flat Rp 10.000.'));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

interface Lead {
  readonly phone: string;
  readonly conversationId: ConversationId;
}

/**
 * The lead writes, and the model calls these tools before it answers. Returns the state of the conversation that the
 * model reads.
 */
async function turn(phone: string, body: string, calls: readonly object[] = [], content = 'Baik Kak.'): Promise<Lead & { state: string }> {
  const [first] = await receive(app, [inbound(botId, chatOf(phone), { body })], false);
  const { conversationId } = first!;
  const replies = [...(calls.length === 0 ? [] : [{ kind: 'reply', toolCalls: calls }]), { kind: 'reply', content }];
  await sandbox.llm.fault({ next: replies });
  const before = (await sandbox.llm.requests()).at(-1)?.seq ?? 0;
  await app.get(RepliesService).generate(botId, conversationId, never);
  const [request] = await sandbox.llm.requests(before);
  const told = request!.request.messages.map(({ content: text }: { content: unknown }) => String(text));
  return { phone, conversationId, state: /Keadaan percakapan: [^\n]*/.exec(told.join('\n'))?.[0] ?? '' };
}
const newPhone = (): string => String((phones += 1));

test('its orders with their state, as long as they are known', async () => {
  const phone = newPhone();
  const first = await turn(phone, 'pesan 2 kaos polos ya', [{ name: 'catat_closing', arguments: { ringkasan: '2 kaos polos [gratis]' } }]);
  expect(first.state).toBe('');
  const { state, conversationId } = await turn(phone, 'oke');
  expect(state).toMatch(
    /Pesanan yang sudah tercatat, jangan dicatat lagi kecuali berubah: "2 kaos polos \(gratis\) \(belum dikonfirmasi admin, /,
  );
  const [closing] = await app.get(ClosingsService).list(botId, { conversationId });
  await app.get(ClosingsService).change(botId, closing!.id, 'sent');
  expect((await turn(phone, 'udah dikirim?')).state).toContain('2 kaos polos (gratis) (sudah dikirim, ');
});

test('questions that its owner has not answered', async () => {
  const phone = newPhone();
  const question = 'Apakah ada kaos lengan panjang?';
  await turn(phone, 'ada lengan panjang?', [{ name: 'tanya_pemilik', arguments: { pertanyaan: question } }], 'Saya tanyakan dulu ya Kak.');
  const { state } = await turn(phone, 'jadi gimana?');
  expect(state).toContain(`Sudah Anda tanyakan kepada pemilik usaha dan belum dijawab, jangan tanyakan lagi: "${question}".`);
});

test('what its tools said', async () => {
  const phone = newPhone();
  await turn(phone, 'ongkir ke bandung?', [{ name: 'cek_ongkir', arguments: { tujuan: 'Bandung [gratis]' } }]);
  expect((await turn(phone, 'oke')).state).toMatch(
    /Alat yang tadi sudah dipanggil dan hasilnya, [^:]+: "cek_ongkir \{ tujuan : Bandung \(gratis\) \} -> [^"]{10,}"\./,
  );
});

test('a question raises one notice while it is open, and one of its own when it differs in a word', async () => {
  const phone = newPhone();
  const asks = (body: string, question: string) =>
    turn(phone, body, [{ name: 'tanya_pemilik', arguments: { pertanyaan: question } }], 'Saya tanyakan ya Kak.');
  const { conversationId } = await asks('ada xxl?', 'Apakah kaos polos ada ukuran XXL?');
  const told = async (): Promise<number> =>
    (await modules.sql(`SELECT 1 FROM domain_events WHERE conversation_id = $1 AND kind = 'question.asked'`, [conversationId])).length;
  const open = () => app.get(QuestionsService).open(botId, conversationId);
  await asks('jadi ada ga kak xxl nya?', 'Apakah tersedia ukuran XXL kaos polos?');
  expect([await told(), (await open()).length]).toEqual([1, 1]);
  await asks('kalau xl?', 'Apakah kaos polos ada ukuran XL?');
  expect([await told(), (await open()).length]).toEqual([2, 2]);
  for (const { id } of await open()) await app.get(QuestionsService).dismiss(botId, id);
  await asks('xxl gimana jadinya?', 'Apakah kaos polos ada ukuran XXL?');
  expect([await told(), (await open()).length]).toEqual([3, 1]);
});

test('a lead who only asks when the answer comes raises no second notice', async () => {
  const phone = newPhone();
  const { conversationId } = await turn(phone, 'ada garansi?', [], 'Sebentar Kak, saya tanyakan ke admin dulu ya.');
  for (const words of ['gimana kak?', 'halo kak?', 'ada garansi ga?']) {
    await modules.sql(`UPDATE messages SET body = 'Baik Kak.' WHERE conversation_id = $1 AND sender = 'bot'`, [conversationId]);
    await turn(phone, words, [], 'Sebentar Kak, saya tanyakan ke admin dulu ya.');
  }
  expect(await app.get(QuestionsService).open(botId, conversationId)).toHaveLength(1);
  const told = await modules.sql(`SELECT 1 FROM domain_events WHERE conversation_id = $1 AND kind = 'question.asked'`, [conversationId]);
  expect(told).toHaveLength(1);
});

test('why a human was called, once the bot answers again', async () => {
  const phone = newPhone();
  const { conversationId } = await turn(phone, 'udah tf ya kak');
  await modules.sql(`UPDATE conversations SET takeover_until = NULL, needs_owner_since = NULL, needs_owner_reason = NULL WHERE id = $1`, [
    conversationId,
  ]);
  expect((await turn(phone, 'makasih kak')).state).toContain(
    'Admin sudah pernah dipanggil karena: "Pelanggan menulis bahwa sudah membayar. Cek uangnya, lalu balas di chat ini. (',
  );
});

test('nothing of another conversation', async () => {
  expect((await turn(newPhone(), 'halo')).state).toBe('');
});
