import { Module } from '@nestjs/common';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { NoticesController } from './notices.controller.js';

@Module({ imports: [NotificationsModule], controllers: [NoticesController] })
export class NoticesHttpModule {}
