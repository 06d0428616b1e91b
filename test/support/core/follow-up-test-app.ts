import type { INestApplicationContext as Context } from '@nestjs/common';
import type { FollowUpConfig } from '#contracts/http/chat/followup';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { FollowUpPlanner } from '#core/features/followups/follow-up-planner.service';
import { FollowUpSender } from '#core/features/followups/follow-up-sender.service';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { FollowUpsService } from '#core/features/followups/followups.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../sandbox.ts';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from './test-modules.ts';

export const hourMs = 3_600_000;
export const off = { enabled: false, aiEnabled: false, text: '' };
export const own = (text: string) => ({ enabled: true, aiEnabled: false, text });
export const byAi = { enabled: true, aiEnabled: true, text: '' };
export const threeDays: FollowUpConfig = { day1: own('Hari satu, {nama}'), day2: own('Hari dua, {nama}'), day3: own('Hari tiga, {nama}') };

export interface FollowUpRow {
  readonly day: number;
  readonly state: 'scheduled' | 'sent' | 'cancelled' | 'skipped';
  readonly reason: string | null;
  readonly due_at: Date;
}

/** The product's follow-ups in this process. The test chooses the current time. */
export class FollowUpTestApp {
  private phones = 6281400000000;
  private at = new Date();
  private readonly contexts: Context[] = [];

  private constructor(
    readonly modules: TestModules,
    readonly sandbox: Sandbox,
    readonly context: Context,
  ) {
    this.take(context);
  }

  static async open(env: Record<string, string> = {}): Promise<FollowUpTestApp> {
    const [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
    const settings = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), ...env };
    return new FollowUpTestApp(modules, sandbox, await modules.open([ConversationsModule, FollowUpsModule, SubscribersModule], settings));
  }

  /** Opens another set of services that simulates one more process. */
  async openAnother(): Promise<Context> {
    const settings = sandboxSettings(this.sandbox.addresses, {}) as Record<string, string>;
    const context = await this.modules.open([ConversationsModule, FollowUpsModule, SubscribersModule], settings);
    this.take(context);
    return context;
  }

  async close(): Promise<void> {
    await this.modules.close();
    await this.sandbox.close();
  }

  private take(context: Context): void {
    context.get(Clock).now = () => this.at;
    this.contexts.push(context);
  }

  get now(): Date {
    return this.at;
  }

  /** Sets the current time of all processes. */
  travelTo(at: Date | string): Date {
    return (this.at = new Date(at));
  }

  /**
   * Creates an owner with a running bot, these follow-up settings, and a package that is valid at the current time.
   */
  async owner(config: FollowUpConfig = threeDays, replies: number | null = 100): Promise<BotId> {
    const botId = await makeBot(this.modules, replies, 'Toko Kopi Nusantara. Kopi Gayo 250g Rp 85.000');
    await this.modules.sql(
      `UPDATE subscriptions SET started_at = $2, expires_at = $2::timestamptz + interval '60 days' WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
      [botId, this.at],
    );
    await this.modules.sql(`UPDATE bot_sessions SET phone = '628111' WHERE bot_id = $1`, [botId]);
    await this.settings.save(botId, config);
    return botId;
  }

  nextPhone(): string {
    return String((this.phones += 1));
  }

  /** Creates a lead who writes now, gets an answer of the bot, and then stays silent. */
  async silentLead(botId: BotId, name = 'Budi', pn = this.nextPhone()): Promise<ConversationId> {
    const conversationId = await this.write(botId, pn, name);
    await this.answer(botId, conversationId);
    return conversationId;
  }

  async write(botId: BotId, pn: string, name = 'Budi'): Promise<ConversationId> {
    const [one] = await receive(this.context, [inbound(botId, chatOf(pn), { at: this.at, name, body: 'Kopi Gayo berapa?' })], false);
    return one!.conversationId;
  }

  /** The lead of that conversation writes again, at the current time. */
  async writeAgain(botId: BotId, conversationId: ConversationId): Promise<void> {
    const [row] = await this.modules.sql<{ pn: string; name: string }>(
      `SELECT k.pn, k.own_name AS name FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE c.id = $1`,
      [conversationId],
    );
    await this.write(botId, row!.pn, row!.name);
  }

  async answer(botId: BotId, conversationId: ConversationId): Promise<void> {
    const [row] = await this.modules.sql<{ turn: number }>(`SELECT turn FROM conversations WHERE id = $1`, [conversationId]);
    const claim = {
      draftedTurn: row!.turn,
      bubbles: [{ body: 'Rp 85.000, Kak.', photo: null }],
      isFree: true,
      model: 'x',
      tools: [],
      promptTokens: 0,
      completionTokens: 0,
      tookMs: 0,
    };
    await this.context.get(TurnsService).claim(this.context.get(Database), { ...claim, botId, conversationId, closing: false, need: null });
  }

  get settings(): FollowUpsService {
    return this.context.get(FollowUpsService);
  }

  plan(context = this.context): Promise<number> {
    return context.get(FollowUpPlanner).plan();
  }

  sweep(context = this.context): Promise<number> {
    return context.get(FollowUpPlanner).sweep();
  }

  run(botId: BotId, context = this.context) {
    return context.get(FollowUpSender).run(botId, new AbortController().signal);
  }

  /** The stored follow-ups of a conversation, by day. */
  async rows(conversationId: ConversationId): Promise<FollowUpRow[]> {
    return this.modules.sql<FollowUpRow & Record<string, unknown>>(
      `SELECT day::int AS day, state, reason, due_at FROM follow_ups WHERE conversation_id = $1 ORDER BY silent_since, day`,
      [conversationId],
    );
  }

  /** Texts of the follow-ups that are queued for WhatsApp, oldest first. */
  async said(conversationId: ConversationId): Promise<string[]> {
    const rows = await this.modules.sql<{ body: string }>(
      `SELECT m.body FROM follow_ups f JOIN messages m ON m.id = f.message_id WHERE f.conversation_id = $1 ORDER BY m.seq`,
      [conversationId],
    );
    return rows.map((row) => row.body);
  }
}
