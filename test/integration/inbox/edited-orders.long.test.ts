import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ClosingView } from '#contracts/http/chat/closings';
import type { ContactMemory } from '#contracts/http/chat/chat';
import { expectOk } from '../../support/api.ts';
import type { Phone } from '../../support/whatsapp/phone.ts';
import { waitFor } from '../../support/wait-for.ts';
import { shopTest } from '../../support/shop-test.ts';

const { app, owner, shop, newLead, thread, requests, forgetRequests } = await shopTest({ env: { REPLY_QUIET_MS: '300' } });

// the tests of this file need more answers than a trial includes
await app.sql(`UPDATE subscriptions SET replies_left = 500, replies_total = 500 WHERE account_id = $1`, [owner.userId]);

let lead: Phone;
beforeEach(async () => {
  lead = await newLead();
});

const closings = async (): Promise<ClosingView[]> =>
  (await expectOk(owner.api.get<ClosingView[]>('/closings'))).filter(({ phoneNumber }) => phoneNumber === lead.number);
const answers = async () => (await thread(lead)).filter(({ sender }) => sender === 'bot');
const bought = async () =>
  (await expectOk(owner.api.get<ContactMemory>(`/chat/contacts/${lead.number}/memory`))).facts.find(({ kind }) => kind === 'bought')?.value;
/** The owner's notices about closings of the lead, oldest first. */
const notices = async (): Promise<string[]> => {
  const rows = await app.sql<{ text: string }>(
    `SELECT n.title || ': ' || n.body AS text FROM notifications n JOIN conversations c ON c.id = n.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE n.bot_id = $1 AND k.pn = $2 AND n.kind = 'closing' ORDER BY n.created_at`,
    [owner.userId, lead.number],
  );
  return rows.map(({ text }) => text);
};

/** The lead sends an order, and the bot records it as a closing. */
async function orders(text: string): Promise<string> {
  const { id } = await lead.ask(shop.number, text);
  await waitFor(async () => (await closings()).length === 1, { what: 'the closing' });
  return id;
}

async function answered(times: number): Promise<void> {
  await waitFor(async () => new Set((await answers()).map(({ body }) => body)).size >= times, { what: `${times} answers` });
  await waitFor(
    async () => {
      const [row] = await app.sql(
        `SELECT c.turn = c.answered_turn AS done FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
        [owner.userId, lead.number],
      );
      return row?.done;
    },
    { what: 'nothing that waits for an answer' },
  );
}

/** Text of the messages in the model request for the next question. */
async function nextRequest(): Promise<string> {
  await forgetRequests();
  await lead.ask(shop.number, 'oke makasih kak, alamat tokonya dimana?');
  return JSON.stringify(
    (await requests()).find((one) => JSON.stringify(one.request.messages.at(-1)).includes('tokonya'))?.request.messages,
  );
}

describe('an order that the lead edits after it was noted', () => {
  test('is one closing with the new quantity; the owner reads both, and later requests only the new one', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    expect(await closings()).toMatchObject([{ summary: expect.stringContaining('2 × Topi'), amount: 80_000, earlier: [], doubt: null }]);
    await lead.edit(shop.number, id, 'saya ambil 3 topi, transfer ya', { sealing: 'sealed' });
    await answered(2);
    expect(await closings()).toMatchObject([
      {
        ...{ summary: expect.stringContaining('3 × Topi'), amount: 120_000, state: 'new', doubt: null },
        earlier: [{ summary: expect.stringContaining('2 × Topi'), amount: 80_000, until: expect.stringMatching(/^20.*Z$/) }],
      },
    ]);
    expect(await bought()).toContain('3 × Topi');
    expect(await bought()).not.toContain('2 × Topi');
    await waitFor(async () => (await notices()).some((text) => text.startsWith('Pesanan ')), { what: 'the notice' });
    const told = (await notices()).find((text) => text.startsWith('Pesanan '));
    expect(told).toMatch(/berubah: .*3 × Topi.* Sebelumnya: .*2 × Topi/);
    const request = await nextRequest();
    expect(request).not.toContain('ambil 2 topi');
    expect(request).toContain('[Pelanggan mengubah pesan ini setelah dijawab. Isinya sekarang:]\\nsaya ambil 3 topi, transfer ya');
    // The first answer comes before the edited text, and the second answer after it.
    const [first, second] = [request.indexOf('80.000'), request.lastIndexOf('120.000')];
    const edit = request.indexOf('saya ambil 3 topi');
    expect(first).toBeGreaterThan(-1);
    expect(first).toBeLessThan(edit);
    expect(second).toBeGreaterThan(edit);
  });

  test('two turns ago is the same order', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await lead.ask(shop.number, 'alamat tokonya dimana?');
    await lead.ask(shop.number, 'buka jam berapa?');
    const before = (await answers()).length;
    await lead.edit(shop.number, id, 'saya ambil 1 topi, transfer ya', { sealing: 'sealed' });
    await waitFor(async () => (await answers()).length > before, { what: 'the answer to the edit' });
    expect(await closings()).toMatchObject([
      { summary: expect.stringContaining('1 × Topi'), amount: 40_000, earlier: [{ amount: 80_000 }] },
    ]);
  });

  test('twice keeps what each edit replaced', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    for (const count of [3, 4]) {
      await lead.edit(shop.number, id, `saya ambil ${count} topi, transfer ya`, { sealing: 'sealed' });
      await waitFor(async () => (await closings())[0]?.amount === count * 40_000, { what: `the order of ${count}` });
    }
    expect(await closings()).toMatchObject([{ amount: 160_000, earlier: [{ amount: 80_000 }, { amount: 120_000 }] }]);
    expect(await bought()).not.toMatch(/[23] × Topi/);
  });

  test('in its address has the new address', async () => {
    const summary = (street: string) => `2 topi, kirim ke Jl. ${street} 5 Bandung`;
    const notes = (street: string) =>
      app.sandbox.llm.fault({
        next: [
          {
            kind: 'reply',
            toolCalls: [
              { name: 'catat_closing', arguments: { ringkasan: summary(street), nilai: 80_000 } },
              { name: 'catat_pelanggan', arguments: { alamat: `Jl. ${street} 5 Bandung` } },
            ],
          },
          { kind: 'reply', content: `Siap Kak, dikirim ke Jl. ${street} 5 Bandung.` },
        ],
      });
    await notes('Melati');
    const id = await orders(`saya ambil ${summary('Melati')}`);
    await notes('Mawar');
    await lead.edit(shop.number, id, `saya ambil ${summary('Mawar')}`, { sealing: 'sealed' });
    await answered(2);
    expect(await closings()).toMatchObject([{ summary: summary('Mawar'), amount: 80_000, earlier: [{ summary: summary('Melati') }] }]);
    const request = await nextRequest();
    const lastSystem = JSON.parse(request).findLast(({ role }: { role: string }) => role === 'system').content;
    expect(lastSystem).toContain('Mawar');
    expect(lastSystem).not.toContain('Melati');
  });

  test('of an order that the owner cancelled is a new closing', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state: 'cancelled' }));
    await lead.edit(shop.number, id, 'saya ambil 3 topi, transfer ya', { sealing: 'sealed' });
    await waitFor(async () => (await closings()).length === 2, { what: 'the new closing' });
    expect(await closings()).toMatchObject([
      { amount: 120_000, state: 'new', earlier: [] },
      { amount: 80_000, state: 'cancelled', earlier: [] },
    ]);
  });

  test('a second order in a message of its own is a closing of its own', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    await lead.ask(shop.number, 'saya pesan juga 1 kaos polos, transfer ya');
    await waitFor(async () => (await closings()).length === 2, { what: 'the second closing' });
  });
});

describe('an order after another one', () => {
  /** Makes the model's next answer record this order. */
  const notes = (order: { ringkasan: string; nilai?: number; jenis?: string }) =>
    app.sandbox.llm.fault({
      next: [
        { kind: 'reply', toolCalls: [{ name: 'catat_closing', arguments: order }] },
        { kind: 'reply', content: 'Siap Kak, pesanannya sudah saya catat ya.' },
      ],
    });

  test('that the lead changes in a new message is one closing with the new content', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    await notes({ ringkasan: '3 × Topi', nilai: 120_000, jenis: 'perubahan' });
    await lead.ask(shop.number, 'eh jadi 3 topi aja kak');
    await waitFor(async () => (await closings())[0]?.amount === 120_000, { what: 'the correction' });
    expect(await closings()).toMatchObject([{ summary: '3 × Topi', state: 'new', earlier: [{ amount: 80_000 }] }]);
    expect(await bought()).not.toContain('2 × Topi');
    await waitFor(async () => (await notices()).some((text) => /berubah: .*3 × Topi.* Sebelumnya: .*2 × Topi/.test(text)), {
      what: 'the notice',
    });
  });

  /** Reason why the chat is in the owner's queue. Null when the chat is not in the queue. */
  const needOf = async () =>
    (await expectOk(owner.api.get<{ needsOwner: { reason: string } | null }[]>(`/chat/contacts?q=${lead.number}`)))[0]?.needsOwner
      ?.reason ?? null;
  const questionNotices = () =>
    app.sql(
      `SELECT n.body FROM notifications n JOIN conversations c ON c.id = n.conversation_id JOIN contacts k ON k.id = c.contact_id
       WHERE n.bot_id = $1 AND k.pn = $2 AND n.kind = 'question'`,
      [owner.userId, lead.number],
    );
  async function callsOff(): Promise<void> {
    await notes({ ringkasan: '2 × Topi', nilai: 80_000, jenis: 'batal' });
    await lead.ask(shop.number, 'maaf kak gak jadi pesan');
  }

  test.each(['new', 'paid'])(
    'that the lead calls off is marked while it is %s, the owner is told, and the chat is in their queue',
    async (state) => {
      await orders('saya ambil 2 topi, transfer ya');
      await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state }));
      await callsOff();
      await waitFor(async () => (await closings())[0]?.doubt === 'called-off', { what: 'the mark' });
      await waitFor(async () => (await notices()).some((text) => /^Cek pesanan .*membatalkan pesanan ini.*2 × Topi/.test(text)), {
        what: 'the notice',
      });
      expect(await closings()).toMatchObject([{ amount: 80_000, state, earlier: [] }]);
      expect(await needOf()).toBe('called-off');
      expect(await questionNotices()).toEqual([]);
      const noticeOf = () =>
        app.sql(
          `SELECT n.level, n.handled_at IS NOT NULL AS over FROM notifications n JOIN conversations c ON c.id = n.conversation_id JOIN contacts k ON k.id = c.contact_id
           WHERE n.bot_id = $1 AND k.pn = $2 AND n.title LIKE 'Cek pesanan%'`,
          [owner.userId, lead.number],
        );
      expect(await noticeOf()).toEqual([{ level: 'serious', over: false }]);
      // The owner sets the state before any answer, so the lead still waits for an answer.
      await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state: 'cancelled' }));
      expect(await needOf()).toBe('called-off');
      // The bot's next answer does not count as an answer of the owner.
      await lead.ask(shop.number, 'oh iya kak, jam buka toko kapan?');
      expect(await needOf()).toBe('called-off');
      await expectOk(owner.api.post(`/chat/contacts/${lead.number}/done`));
      expect(await needOf()).toBe(null);
      expect(await noticeOf()).toEqual([{ level: 'serious', over: true }]);
    },
  );

  test('that the lead replaces by another one is marked, and the new one is not', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    await app.sandbox.llm.fault({
      next: [
        {
          kind: 'reply',
          toolCalls: [
            { name: 'catat_closing', arguments: { ringkasan: '1 × Kaos Polos', nilai: 75_000, jenis: 'baru' } },
            { name: 'catat_closing', arguments: { ringkasan: '2 × Topi', jenis: 'batal' } },
          ],
        },
        { kind: 'reply', content: 'Siap Kak, pesanannya sudah saya catat ya.' },
      ],
    });
    await lead.ask(shop.number, 'topinya gak jadi kak, kaos polos 1 aja');
    await waitFor(async () => (await notices()).some((text) => text.startsWith('Cek pesanan')), { what: 'the notice' });
    expect(await closings()).toMatchObject([
      { summary: '1 × Kaos Polos', doubt: null },
      { amount: 80_000, doubt: 'called-off' },
    ]);
    expect((await notices()).filter((text) => text.startsWith('Cek pesanan'))).toEqual([expect.stringContaining('2 × Topi')]);
  });

  test('that the lead calls off by editing their message is told once', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await notes({ ringkasan: '2 × Topi', nilai: 80_000, jenis: 'batal' });
    await lead.edit(shop.number, id, 'maaf kak gak jadi pesan', { sealing: 'sealed' });
    await waitFor(async () => (await notices()).some((text) => text.includes('membatalkan pesanan ini')), { what: 'the notice' });
    expect((await notices()).filter((text) => text.startsWith('Cek pesanan'))).toHaveLength(1);
    expect(await closings()).toMatchObject([{ amount: 80_000, doubt: 'called-off' }]);
  });

  test('that the owner has cancelled, and that the lead calls off again, is a question to the owner', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state: 'cancelled' }));
    await callsOff();
    await waitFor(async () => (await questionNotices()).length === 1, { what: 'the question' });
    expect((await questionNotices())[0]).toMatchObject({ body: expect.stringContaining('tidak ada di daftar closing') });
    expect(await closings()).toMatchObject([{ state: 'cancelled', doubt: null }]);
    expect(await needOf()).toBe('question');
  });

  test('that was paid is changed by a closing of its own', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state: 'paid' }));
    await notes({ ringkasan: '3 × Topi', nilai: 120_000, jenis: 'perubahan' });
    await lead.ask(shop.number, 'eh jadi 3 topi aja kak');
    await waitFor(async () => (await closings()).length === 2, { what: 'the second closing' });
    expect(await closings()).toMatchObject([
      { amount: 120_000, state: 'new' },
      { amount: 80_000, state: 'paid', earlier: [] },
    ]);
  });

  test('that the model notes again without its amount is one closing, and the owner is told', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    const [first] = await closings();
    await notes({ ringkasan: first!.summary, jenis: 'perubahan' });
    await lead.ask(shop.number, 'oke kak, ditunggu ya');
    await answered(2);
    expect(await closings()).toMatchObject([{ id: first!.id, amount: null, earlier: [{ amount: 80_000 }] }]);
    await waitFor(async () => (await notices()).length === 2, { what: 'the notice of the change' });
  });

  test('that the model notes twice is one closing, told once', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    const [first] = await closings();
    await notes({ ringkasan: first!.summary, nilai: 80_000 });
    const { reply } = await lead.ask(shop.number, 'oke kak, ditunggu ya');
    expect(reply.text).toContain('sudah saya catat');
    await answered(2);
    expect(await closings()).toMatchObject([{ id: first!.id, earlier: [] }]);
    expect((await bought())?.match(/2 × Topi/g)).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    // 31 minutes later, the same words count as another order.
    await app.sql(`UPDATE closings SET created_at = created_at - interval '31 minutes' WHERE id = $1`, [first!.id]);
    await notes({ ringkasan: first!.summary, nilai: 80_000 });
    await lead.ask(shop.number, 'pesan lagi yang sama kak');
    await waitFor(async () => (await closings()).length === 2, { what: 'the second closing' });
  });
});

describe('an order whose messages change without a new closing', () => {
  test('is marked when the lead deletes its message, and the owner is told', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await lead.delete(shop.number, id);
    await waitFor(async () => (await closings())[0]?.doubt === 'deleted', { what: 'the mark' });
    await waitFor(async () => (await notices()).some((text) => text.startsWith('Cek pesanan')), { what: 'the notice' });
    expect((await notices()).find((text) => text.startsWith('Cek pesanan'))).toMatch(/menghapus pesannya .*2 × Topi/);
    expect(await closings()).toMatchObject([{ amount: 80_000, state: 'new', earlier: [] }]);
    expect(await nextRequest()).not.toContain('ambil 2 topi');
    // Setting the state clears the mark.
    await expectOk(owner.api.post(`/closings/${(await closings())[0]!.id}/state`, { state: 'paid' }));
    expect(await closings()).toMatchObject([{ state: 'paid', doubt: null }]);
  });

  test('is marked when the lead edits it into no order', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await lead.edit(shop.number, id, 'alamat tokonya dimana?', { sealing: 'sealed' });
    await answered(2);
    await waitFor(async () => (await notices()).some((text) => text.startsWith('Cek pesanan')), { what: 'the notice' });
    expect(await closings()).toMatchObject([{ amount: 80_000, doubt: 'edited', earlier: [] }]);
    // The message becomes an order again by an edit. The closing is corrected, and the owner has nothing left to
    // check.
    await lead.edit(shop.number, id, 'saya ambil 3 topi, transfer ya', { sealing: 'sealed' });
    await waitFor(async () => (await closings())[0]?.amount === 120_000, { what: 'the correction' });
    expect(await closings()).toMatchObject([{ doubt: null, earlier: [{ amount: 80_000 }] }]);
  });

  test('is marked while a human handles the chat', async () => {
    const id = await orders('saya ambil 2 topi, transfer ya');
    await shop.type(lead.number, 'siap kak saya proses');
    await waitFor(async () => (await thread(lead)).some(({ sender }) => sender === 'owner'), { what: 'the owner’s words' });
    await lead.edit(shop.number, id, 'saya ambil 3 topi, transfer ya', { sealing: 'sealed' });
    await waitFor(async () => (await closings())[0]?.doubt === 'edited', { what: 'the mark' });
  });

  test('is not marked by a deleted message that came after the order', async () => {
    await orders('saya ambil 2 topi, transfer ya');
    const { id } = await lead.ask(shop.number, 'alamat tokonya dimana?');
    await lead.delete(shop.number, id);
    await waitFor(async () => (await thread(lead)).some(({ kind }) => kind === 'deleted'), { what: 'the deletion' });
    await lead.ask(shop.number, 'buka jam berapa?');
    expect(await closings()).toMatchObject([{ doubt: null }]);
  });
});

test('an order that is edited before its answer left is one closing with the new quantity', async () => {
  const id = await orders('saya ambil 2 topi, transfer ya');
  // Simulates that WhatsApp refused every bubble of the answer, so no part of the answer was sent.
  await app.sql(
    `UPDATE messages m SET status = 'failed' FROM conversations c JOIN contacts k ON k.id = c.contact_id
     WHERE m.conversation_id = c.id AND m.sender = 'bot' AND c.bot_id = $1 AND k.pn = $2`,
    [owner.userId, lead.number],
  );
  await lead.edit(shop.number, id, 'saya ambil 3 topi, transfer ya', { sealing: 'sealed' });
  await waitFor(async () => (await closings())[0]?.amount === 120_000, { what: 'the correction' });
  expect(await closings()).toMatchObject([{ amount: 120_000, earlier: [{ amount: 80_000 }] }]);
});
