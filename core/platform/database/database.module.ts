import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '../config/config.js';
import { StoreAwayError } from '../errors/store-away.error.js';
import { Log } from '../log/log.js';
import { Database } from './database.js';
import { HeardClient } from './heard-client.js';
import { expectMigrations } from './expect-migrations.js';
import { LendingSource, usualStatementLimitMs } from './lending-source.js';
import { StoreClockSync } from './store-clock-sync.js';

/** Opens the connection pool. The application passes the entities, because this layer knows no features. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param migrationNames the migrations that this release expects the database to have run. */
  static register(entities: NonNullable<DataSourceOptions['entities']>, migrationNames: readonly string[]): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: LendingSource,
          inject: [Config, Log],
          useFactory: (config: Config, log: Log) =>
            new LendingSource(
              {
                type: 'postgres',
                url: config.DATABASE_URL,
                entities,
                synchronize: false,
                logging: false,
                poolSize: config.DATABASE_POOL,
                extra: {
                  application_name: 'whatsapp-bot-ai',
                  statement_timeout: usualStatementLimitMs,
                  idle_in_transaction_session_timeout: 30_000,
                  // short statements do not benefit from `jit`, and random reads are cheap on solid-state disks
                  options: '-c jit=off -c random_page_cost=1.1',
                  pipeline: true,
                  Client: HeardClient,
                },
              },
              log,
            )
              .initialize()
              .then((source) => expectMigrations(source, migrationNames), tellWhere(config.DATABASE_URL)),
        },
        // injected by the TypeORM modules of the features
        { provide: DataSource, useExisting: LendingSource },
        Database,
        StoreClockSync,
      ],
      exports: [Database, DataSource],
    };
  }
}

/** Adds the database's address (without password) and the cause to a connection error. */
function tellWhere(url: string): (error: unknown) => never {
  return (error) => {
    const { host, pathname } = new URL(url);
    const reason = (error as { code?: string }).code ?? (error instanceof Error ? error.message : String(error));
    throw new StoreAwayError(`the database ${pathname.slice(1)} at ${host} cannot be reached (${reason})`, { cause: error });
  };
}
