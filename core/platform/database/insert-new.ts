import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Adds a row in one statement. @returns false when one with the same key is there already, also one that a parallel act is just adding. */
export async function insertNew<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  row: QueryDeepPartialEntity<Entity>,
): Promise<boolean> {
  const { raw } = await repository.createQueryBuilder().insert().values(row).orIgnore().returning('1').updateEntity(false).execute();
  return (raw as unknown[]).length === 1;
}
