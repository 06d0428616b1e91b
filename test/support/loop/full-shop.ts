import { limits } from '../../../contracts/values/limits.ts';
import { nameKeyOf } from '../../../contracts/values/selling/products.ts';
import { fillBigAccount } from '../../screens/big-account.ts';
import type { TestApp } from '../test-app.ts';

const longMessages = 400;
/** Texts of WhatsApp have at most 65,536 characters. */
const messageChars = 65_000;

/** Number of the lead with the longest thread. Its newest messages are the longest. */
export const longestThread = '628120000001';

/**
 * Fills an owner's account to its limits by SQL: 10,000 contacts with 100,000 messages, the newest 400 of the
 * longest thread at their full length, and the lists of {@link fillLists}.
 */
export async function fillShop(app: TestApp, botId: string): Promise<void> {
  await fillBigAccount(app, botId);
  await app.sql(
    `UPDATE messages SET body = repeat('mau yang merah dong kak ', $2::int / 24)
     WHERE bot_id = $1 AND conversation_id = (SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $3)
       AND seq > (SELECT max(m.seq) - $4::int FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
         WHERE m.bot_id = $1 AND k.pn = $3)`,
    [botId, messageChars, longestThread, longMessages],
  );
  await fillLists(app, botId);
}

/** 2,000 products with all variants and 1,000 answers, the most that an account can have. */
export async function fillLists(app: TestApp, botId: string): Promise<void> {
  const variants = Array.from({ length: limits.productVariantsMax }, (_, nth) => ({
    name: `Ukuran ${nth}`,
    priceIdr: 10_000 + nth,
    stock: nth,
  }));
  const names = Array.from({ length: limits.productsMax }, (_, nth) => `Barang nomor ${nth}${' merah'.repeat(13)}`);
  await app.sql(
    `INSERT INTO products (id, account_id, name, name_key, price_idr, weight_grams, stock, variants, notes)
     SELECT gen_random_uuid(), $1, name, key, 10000 + n, 100, 5, $2, repeat('halus ', $3::int / 6)
     FROM unnest($4::text[], $5::text[]) WITH ORDINALITY AS one(name, key, n)`,
    [botId, JSON.stringify(variants), limits.productNotesMaxChars, names, names.map(nameKeyOf)],
  );
  await app.sql(
    `INSERT INTO knowledge (id, account_id, question, answer)
     SELECT gen_random_uuid(), $1, 'Pertanyaan nomor ' || n || repeat(' kapan', 40), repeat('Besok pagi ya. ', 120) FROM generate_series(1, $2::int) n`,
    [botId, limits.knowledgeMax],
  );
  await app.sql('ANALYZE products, knowledge');
}
