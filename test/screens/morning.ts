import { expectOk } from '../support/api.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { scriptOf } from './model-script.ts';

const shop = 'Gamis Aisyah Rp 189.000, warna sage dan hitam, ukuran S sampai XL.';

/** Leads with their message, the model's reaction to it, and the age of the message in minutes. */
const leads = [
  {
    name: 'Siti Rahmawati',
    words: 'Kak barangnya sobek di lengan, saya kecewa. Gimana ini?? Sudah saya foto dari tadi tapi belum dibalas juga ya',
    does: ['panggil_admin', { alasan: 'barang sobek', jenis: 'keluhan' }],
    ago: 4,
  },
  {
    name: 'Dewi Lestari Kusumaningtyas Wulandari',
    words: 'paket belum sampai juga kak',
    does: ['panggil_admin', { alasan: 'paket belum sampai', jenis: 'keluhan' }],
    ago: 95,
  },
  {
    name: 'Budi',
    words: 'sudah transfer ya kak',
    does: ['panggil_admin', { alasan: 'sudah transfer', jenis: 'bukti_transfer' }],
    ago: 12,
  },
  {
    name: 'Ibu Ratna Kusumawardhani',
    words: 'Kak, mau bicara sama orangnya langsung bisa?',
    does: ['panggil_admin', { alasan: 'Ingin bicara dengan admin soal pesanan partai.', jenis: 'minta_admin' }],
    ago: 50,
  },
  {
    name: 'Agus Hermawan',
    words: 'kalau XXL ada kak?',
    does: ['tanya_pemilik', { pertanyaan: 'Apakah gamis ada ukuran XXL?' }],
    ago: 7,
  },
  {
    name: 'Nur Aini',
    words: 'Jadi pesan 2 gamis sage ukuran M ya kak',
    does: ['catat_closing', { ringkasan: '2 gamis sage ukuran M, kirim ke Coblong, Bandung', nilai: 378_000 }],
    ago: 52,
  },
] as const;

/** The reasons why the leads of this morning wait for the owner. The lead who bought is not among them. */
const reasons = ['bot-called', 'complaint', 'complaint', 'no-quota', 'question', 'receipt'];

/**
 * Plays a morning in which leads wait for different reasons. Their messages cause the reasons; only the ages of the
 * messages are set by SQL. The bot is linked and trained. At the end the last reply of the package is used.
 */
export async function playMorning(app: TestApp, owner: Owner): Promise<void> {
  await expectOk(owner.api.post('/prompt', { prompt: shop }));
  const number = await linkOwner(app, owner);
  const turns = leads.map(({ words, does }) => ({ says: words, tools: [does], answer: 'Baik Kak, mohon tunggu ya.' }));
  await app.sandbox.call('POST', '/llm/scripts', scriptOf(shop, turns));
  const phones = await Promise.all([...leads.map(({ name }) => name), 'Rizky Pratama'].map((name) => app.sandbox.phone(undefined, name)));
  await Promise.all(leads.map(({ words }, nth) => phones[nth]!.ask(number, words)));
  const rizky = phones.at(-1)!;
  await app.sql(`UPDATE subscriptions SET replies_left = 1 WHERE account_id = $1`, [owner.accountId]);
  await rizky.ask(number, 'warna hitam ready?');
  await rizky.send(number, 'oke nanti saya kabari');
  const waiting = async () => (await owner.api.get<{ leads: { needsOwner: { reason: string } | null }[] }>('/chat/waiting')).body.leads;
  await waitFor(
    async () =>
      String((await waiting()).flatMap(({ needsOwner }) => (needsOwner ? [needsOwner.reason] : [])).toSorted()) === String(reasons),
    { what: 'all leads of the morning waiting for their reasons' },
  );
  await letTimePass(app, owner);
}

/**
 * Moves the events into the past. It also marks the owner as reminded, so that no notice appears while a screen is
 * visited.
 */
async function letTimePass(app: TestApp, { botId }: Owner): Promise<void> {
  for (const { name, ago } of [...leads, { name: 'Rizky Pratama', ago: 2_900 }]) {
    await app.sql(
      `WITH moved AS (
         UPDATE conversations c SET needs_owner_since = needs_owner_since - make_interval(mins => $3), lateness_told_at = now()
         FROM contacts k WHERE k.id = c.contact_id AND c.bot_id = $1 AND k.name = $2 RETURNING c.id
       )
       UPDATE notifications SET created_at = created_at - make_interval(mins => $3) WHERE conversation_id IN (SELECT id FROM moved)`,
      [botId, name, ago],
    );
  }
}

/** An owner has chosen the package `Paket Pro` and has not finished its payment. */
export async function beginPayment({ api }: Owner): Promise<void> {
  await expectOk(api.post('/billing/create-transaction', { packageId: 'ai-10000' }));
}
