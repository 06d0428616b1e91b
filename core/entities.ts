import type { DataSourceOptions } from 'typeorm';
import { EmailChange } from './features/account/email-change.entity.js';
import { Registration } from './features/account/registration.entity.js';
import { User } from './features/account/user.entity.js';
import { KnownDevice } from './features/auth/known-device.entity.js';
import { LoginSession } from './features/auth/login-session.entity.js';
import { OrderEventRow } from './features/billing/order-event.entity.js';
import { OrderRow } from './features/billing/order.entity.js';
import { BlacklistEntry } from './features/blacklist/blacklist-entry.entity.js';
import { BotSession } from './features/bots/bot-session.entity.js';
import { FollowUpSettings } from './features/followups/follow-up-settings.entity.js';
import { KnownAnswer } from './features/knowledge/known-answer.entity.js';
import { Mail } from './features/mails/mail.entity.js';
import { Notification } from './features/notifications/notification.entity.js';
import { OtpCode } from './features/otp/otp-code.entity.js';
import { Product } from './features/products/product.entity.js';
import { BotSettings } from './features/prompts/bot-settings.entity.js';
import { PromptVersion } from './features/prompts/prompt-version.entity.js';

/**
 * TypeORM entities of all features. Tables used only by hand-written statements have none
 * (docs/decisions/0002).
 */
export const entities = [
  BlacklistEntry,
  BotSession,
  BotSettings,
  EmailChange,
  FollowUpSettings,
  KnownAnswer,
  KnownDevice,
  LoginSession,
  Mail,
  Notification,
  OrderEventRow,
  OrderRow,
  OtpCode,
  Product,
  PromptVersion,
  Registration,
  User,
] satisfies NonNullable<DataSourceOptions['entities']>;
