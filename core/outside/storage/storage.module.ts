import { resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { FolderStorage } from './folder-storage.js';
import { Storage } from './storage.js';

@Module({
  providers: [
    { provide: Storage, inject: [Config], useFactory: (config: Config): Storage => new FolderStorage(resolve(config.STORAGE_DIR)) },
  ],
  exports: [Storage],
})
export class StorageModule {}
