import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { AccountExportsModule } from '#core/features/membership/exports/exports.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { StorageUseModule } from '#core/features/storage-use/storage-use.module';
import { AccountExportController } from './account-export.controller.js';
import { AccountController } from './account.controller.js';

@Module({
  imports: [AccountExportsModule, AuthModule, MembershipModule, StorageUseModule],
  controllers: [AccountController, AccountExportController],
})
export class AccountHttpModule {}
