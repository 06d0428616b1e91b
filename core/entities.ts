import type { DataSourceOptions } from 'typeorm';
import { FollowUpSettings } from './features/followups/follow-up-settings.entity.js';
import { Mail } from './features/mails/mail.entity.js';
import { Notification } from './features/notifications/notification.entity.js';
import { BotSettings } from './features/prompts/bot-settings.entity.js';

/** TypeORM entities of all features; tables that only statements by hand touch have none (docs/decisions/0002). */
export const entities = [BotSettings, FollowUpSettings, Mail, Notification] satisfies NonNullable<DataSourceOptions['entities']>;
