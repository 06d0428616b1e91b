import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/**
 * Inserts a row in one statement.
 * @returns false when the key already exists, or when another transaction is inserting it at this moment.
 */
export async function insertNew<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  row: QueryDeepPartialEntity<Entity>,
): Promise<boolean> {
  const { raw } = await repository.createQueryBuilder().insert().values(row).orIgnore().returning('1').updateEntity(false).execute();
  return (raw as unknown[]).length === 1;
}
