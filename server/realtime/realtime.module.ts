import { Module } from '@nestjs/common';
import { AccountModule } from '#core/features/account/account.module';
import { AuthModule } from '#core/features/auth/auth.module';
import { PanelGateway } from './panel.gateway.js';

@Module({ imports: [AccountModule, AuthModule], providers: [PanelGateway] })
export class RealtimeModule {}
