import type { QueryRunner } from 'typeorm';

/**
 * Lets the role of servers and workers read and write rows, and nothing else. It owns nothing, so it can
 * neither change nor drop a table. Creates the role when it is missing, with the password of the address.
 * @param databaseUrl the address that servers and workers use.
 * @throws when the role is missing and the migrating role may not create it.
 */
export async function admitRunRole(runner: QueryRunner, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const role = decodeURIComponent(username);
  const [migrator] = (await runner.query(`SELECT current_user AS name`)) as { name: string }[];
  if (role === '' || role === migrator?.name) return;
  const known = (await runner.query(`SELECT 1 FROM pg_roles WHERE rolname = $1`, [role])) as unknown[];
  if (known.length === 0) {
    await execute(runner, `SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', $1::text, $2::text) AS statement`, [
      role,
      decodeURIComponent(password),
    ]);
  }
  for (const grant of [
    'GRANT USAGE ON SCHEMA public TO %I',
    'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %I',
    'GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO %I',
    'REVOKE INSERT, UPDATE, DELETE ON migrations FROM %I',
  ]) {
    await execute(runner, `SELECT format($1, $2::text) AS statement`, [grant, role]);
  }
}

/** Names cannot be parameters of such statements: Postgres itself quotes them. */
async function execute(runner: QueryRunner, formatted: string, values: readonly string[]): Promise<void> {
  const [row] = (await runner.query(formatted, [...values])) as { statement: string }[];
  await runner.query(row!.statement);
}
