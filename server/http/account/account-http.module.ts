import { Module } from '@nestjs/common';
import { AccountModule } from '#core/features/account/account.module';
import { AuthModule } from '#core/features/auth/auth.module';
import { AccountExportsModule } from '#core/features/membership/exports/exports.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { StorageUseModule } from '#core/features/storage-use/storage-use.module';
import { DownloadNames } from '../downloads/download-names.js';
import { AccountExportController } from './account-export.controller.js';
import { AccountController } from './account.controller.js';

@Module({
  imports: [AccountExportsModule, AccountModule, AuthModule, MembershipModule, PromptsModule, StorageUseModule],
  providers: [DownloadNames],
  controllers: [AccountController, AccountExportController],
})
export class AccountHttpModule {}
