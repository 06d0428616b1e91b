import { resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { FolderStorage } from './folder-storage.js';
import { Storage, StorageError } from './storage.js';
import { WatchedStorage } from './watched-storage.js';

@Module({ providers: [{ provide: Storage, inject: [Config, Log], useFactory: openStorage }], exports: [Storage] })
export class StorageModule {}

/**
 * Opens the configured storage and tests it before use. A wrong setting ends the start with a message for the
 * operator. An outage does not end the start, because chats work without their files.
 */
async function openStorage(config: Config, log: Log): Promise<Storage> {
  const storage = await storageOf(config);
  await storage.check().catch((error: unknown) => {
    if (!(error instanceof StorageError) || error.problem === 'settings') throw error;
    log.error({ event: 'storage.away', ...errorFields(error) });
  });
  return new WatchedStorage(storage, log);
}

async function storageOf(config: Config): Promise<Storage> {
  const { STORAGE_BUCKET: bucket, STORAGE_KEY_ID: keyId, STORAGE_SECRET: secret } = config;
  if (bucket === undefined || keyId === undefined || secret === undefined) return new FolderStorage(resolve(config.STORAGE_DIR));
  // the S3 client is loaded only when it is used
  const { S3Storage } = await import('./s3/s3-storage.js');
  return new S3Storage({
    endpoint: config.STORAGE_ENDPOINT,
    region: config.STORAGE_REGION,
    pathStyle: config.STORAGE_PATH_STYLE,
    ...{ bucket, keyId, secret },
  });
}
