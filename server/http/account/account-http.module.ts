import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { StorageUseModule } from '#core/features/storage-use/storage-use.module';
import { AccountController } from './account.controller.js';

@Module({ imports: [AuthModule, MembershipModule, StorageUseModule], controllers: [AccountController] })
export class AccountHttpModule {}
