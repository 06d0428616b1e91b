/** SQL: gives the person `$1`, who exists, an account and a bot with the same id, as a registration does. */
export const openAccount = `WITH account AS (INSERT INTO accounts (id) VALUES ($1::uuid)),
  member AS (INSERT INTO members (account_id, person_id, role) VALUES ($1::uuid, $1::uuid, 'owner'))
  INSERT INTO bots (id, account_id) VALUES ($1::uuid, $1::uuid)`;
