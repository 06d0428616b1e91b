import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext as Context, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { BotId } from '#contracts/values/ids';
import { entities } from '#core/entities';
import { migrationNames } from '#core/migrations/list';
import { Database } from '#core/platform/database/database';
import { DatabaseModule } from '#core/platform/database/database.module';
import { PlatformModule } from '#core/platform/platform.module';
import { ConversationMergedError } from '#core/features/conversations/conversations.errors';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { ChatAddress, InboundMessage, IngestedMessage } from '#core/features/conversations/conversations.types';
import { createDatabase, createRedis } from '../stores/stores.ts';
import { neededSettings } from '../stores/template.mjs';
import { openShop, type Shop } from './open-account.ts';

/** Core services in this process, on their own database and Redis. Several contexts simulate several machines. */
export interface TestModules {
  readonly env: Record<string, string>;
  /** Opens one more set of services, like a separate process. */
  open(modules: Type[], env?: Record<string, string>): Promise<Context>;
  sql<Row extends Record<string, unknown> = any>(text: string, params?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** @param stores the stores of an existing test installation; `close` does not remove them */
export async function openTestModules(stores?: { databaseUrl: string; redisUrl: string }): Promise<TestModules> {
  const own = stores ? undefined : await Promise.all([createDatabase(), createRedis()]);
  const files = await mkdtemp(join(tmpdir(), 'test-files-'));
  const env = {
    ...neededSettings,
    LOG_LEVEL: 'silent',
    DATABASE_URL: stores?.databaseUrl ?? own![0].url,
    REDIS_URL: stores?.redisUrl ?? own![1].url,
    STORAGE_DIR: files,
    PACING: 'off',
    REPLY_QUIET_MS: '0',
  };
  const opened: Context[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const start = async (modules: Type[], more: Record<string, string>): Promise<Context> => {
    // The settings are read from the environment once, when the module is created.
    Object.assign(process.env, env, more);
    const module = { module: class TestRoot {}, imports: [PlatformModule, DatabaseModule.register(entities, migrationNames), ...modules] };
    try {
      const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
      opened.push(context);
      return context;
    } finally {
      for (const name of Object.keys(more)) delete process.env[name];
    }
  };
  const open = (modules: Type[], more: Record<string, string> = {}): Promise<Context> => {
    const opening = last.then(() => start(modules, more));
    last = opening.catch(() => undefined);
    return opening;
  };
  const floor = await open([]);
  return {
    env,
    open,
    sql: (text, params) => floor.get(Database).rows(text, params),
    async close() {
      await Promise.allSettled(opened.map((context) => context.close()));
      await rm(files, { recursive: true, force: true });
      if (own) await Promise.allSettled([own[0].drop(), own[1].stop()]);
    },
  };
}

/**
 * Creates a shop with a package and a running, trained bot.
 * @param replies number of replies in the package; null for an unlimited package.
 * @param prompt training text of the bot; empty for an untrained bot.
 */
export async function makeOwner(
  testModules: Pick<TestModules, 'sql'>,
  replies: number | null = 100,
  prompt = 'Kami melayani pembeli lewat chat ini.',
): Promise<Shop> {
  const shop = await openShop(`owner-${randomUUID()}@gmail.com`, (text, params) => testModules.sql(text, params));
  const { accountId, botId } = shop;
  await testModules.sql(
    `INSERT INTO subscriptions (account_id, package_id, replies_left, replies_total, started_at, expires_at)
     VALUES ($1, $3, $2, $2, now() - interval '1 hour', now() + interval '20 days')`,
    [accountId, replies, replies === null ? 'ai-unlimited' : 'ai-1000'],
  );
  await testModules.sql(`INSERT INTO bot_sessions (bot_id, desired, status, epoch) VALUES ($1, 'running', 'online', 1)`, [botId]);
  if (prompt !== '') await testModules.sql(`INSERT INTO bot_settings (bot_id, prompt) VALUES ($1, $2)`, [botId, prompt]);
  return shop;
}

/** The bot of a new shop, for tests that need no other part of the shop. */
export async function makeBot(...of: Parameters<typeof makeOwner>): Promise<BotId> {
  return (await makeOwner(...of)).botId;
}

export function chatOf(pn: string | null, lid: string | null = null): ChatAddress {
  return { pn, lid, jid: pn ? `${pn}@s.whatsapp.net` : `${lid}@lid` };
}

export function inbound(botId: BotId, chat: ChatAddress, more: Partial<InboundMessage> = {}): InboundMessage {
  return {
    botId,
    chat,
    waId: randomBytes(8).toString('hex').toUpperCase(),
    sender: 'lead',
    kind: 'text',
    body: 'Halo, ada stok?',
    name: 'Budi',
    at: new Date(Math.floor(Date.now() / 1000) * 1000),
    live: true,
    media: null,
    proto: null,
    quoted: null,
    ...more,
  };
}

/**
 * Stores messages as a session host does: it resolves the conversations, commits the messages and announces them. It
 * starts again when a conversation was merged in between.
 */
export async function receive(context: Context, messages: readonly InboundMessage[], announce = true): Promise<IngestedMessage[]> {
  const conversations = context.get(MessagesService);
  const placed: Parameters<MessagesService['ingest']>[1][number][] = [];
  for (const message of messages) {
    const [conversationId] = await conversations.resolve(message.botId, [message.chat]);
    placed.push({ ...message, conversationId: conversationId! });
  }
  try {
    const ingested = await context.get(Database).transaction((tx) => conversations.ingest(tx, placed));
    if (announce) await conversations.announce(ingested);
    return ingested;
  } catch (error) {
    if (error instanceof ConversationMergedError) return receive(context, messages, announce);
    throw error;
  }
}
