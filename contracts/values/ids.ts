import { z } from 'zod';
import { packageIds } from './selling/packages.js';

/** Ids are uuid v7 strings. Branded types prevent passing one kind as another. */
/** Id of the paying unit, which has the subscription, package orders, products, knowledge and photos. */
export const AccountId = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof AccountId>;
/**
 * Id of the login, which has the address, password, login sessions, devices and notice switches. The specification
 * calls it `userId`.
 */
export const PersonId = z.uuid().brand<'PersonId'>();
export type PersonId = z.infer<typeof PersonId>;
/** Id of one WhatsApp number with its settings, training, session, contacts and conversations. */
export const BotId = z.uuid().brand<'BotId'>();
export type BotId = z.infer<typeof BotId>;
export const ConversationId = z.uuid().brand<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;
export const ContactId = z.uuid().brand<'ContactId'>();
export type ContactId = z.infer<typeof ContactId>;
export const MessageId = z.uuid().brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;
export const FollowUpId = z.uuid().brand<'FollowUpId'>();
export type FollowUpId = z.infer<typeof FollowUpId>;
export const NoticeId = z.uuid().brand<'NoticeId'>();
export type NoticeId = z.infer<typeof NoticeId>;
export const PushId = z.uuid().brand<'PushId'>();
export type PushId = z.infer<typeof PushId>;
export const QuickReplyId = z.uuid().brand<'QuickReplyId'>();
export type QuickReplyId = z.infer<typeof QuickReplyId>;
export const ClosingId = z.uuid().brand<'ClosingId'>();
export type ClosingId = z.infer<typeof ClosingId>;
export const MailId = z.uuid().brand<'MailId'>();
export type MailId = z.infer<typeof MailId>;
export const OrderId = z.string().min(1).max(50).brand<'OrderId'>();
export type OrderId = z.infer<typeof OrderId>;
export const LoginSessionId = z.uuid().brand<'LoginSessionId'>();
export type LoginSessionId = z.infer<typeof LoginSessionId>;
/** Id from the catalogue in `packages.ts`. */
export const PackageId = z.enum(packageIds);
export type PackageId = z.infer<typeof PackageId>;
