import { newId } from '#core/platform/crypto/ids';
import type { AccountId, BotId, PersonId } from '#contracts/values/ids';

/** A person who owns an account with one bot. The three ids differ, so that a statement that confuses two of them fails. */
export interface Shop {
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly email: string;
}

/**
 * Creates a shop in the database.
 * @param run executes a statement.
 */
export async function openShop(email: string, run: (text: string, params: unknown[]) => Promise<unknown>): Promise<Shop> {
  const shop: Shop = { personId: newId(), accountId: newId(), botId: newId(), email };
  await run(
    `INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at) VALUES ($1, $2, $2, 'Sari Wulandari', 'x', now())`,
    [shop.personId, email],
  );
  await run(
    `WITH account AS (INSERT INTO accounts (id) VALUES ($2::uuid)),
       member AS (INSERT INTO members (account_id, person_id, role) VALUES ($2::uuid, $1::uuid, 'owner'))
     INSERT INTO bots (id, account_id) VALUES ($3::uuid, $2::uuid)`,
    [shop.personId, shop.accountId, shop.botId],
  );
  return shop;
}
