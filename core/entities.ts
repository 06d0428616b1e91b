import type { DataSourceOptions } from 'typeorm';

/** TypeORM entities of all features: none, repositories write their statements by hand (docs/decisions/0002). */
export const entities: NonNullable<DataSourceOptions['entities']> = [];
