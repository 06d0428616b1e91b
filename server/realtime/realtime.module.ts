import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { PanelGateway } from './panel.gateway.js';

@Module({ imports: [AuthModule], providers: [PanelGateway] })
export class RealtimeModule {}
