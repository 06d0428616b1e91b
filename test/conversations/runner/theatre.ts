import sharp from 'sharp';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { linkOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Phone, Sending } from '../../support/whatsapp/phone.ts';
import { readShops, type Line, type Talk, type Turn } from './talk-file.ts';

/** Twice the time in which a burst of messages arrives. */
const quietMs = '900';
/** Number of bubbles when two bots talk to each other, until ours stops. */
const loopLimit = '8';
const turnMs = 90_000;

interface OpenShop {
  readonly owner: Owner;
  readonly number: string;
}

export interface Bubble {
  readonly kind: string;
  readonly text: string;
}

export interface UsedTool {
  readonly name: string;
  readonly arguments: string;
  readonly result: string;
}

/** The outcome of one turn. */
export interface PlayedTurn {
  /** The messages on the lead's phone. */
  readonly bubbles: readonly Bubble[];
  readonly tools: readonly UsedTool[];
}

export interface Played {
  readonly turns: readonly PlayedTurn[];
  /** The phone's screen and the panel's rows, oldest first: author and text. */
  readonly screen: readonly string[];
  readonly stored: readonly string[];
  readonly isTakenOver: boolean;
  readonly isClosed: boolean;
  readonly notices: readonly string[];
  readonly charged: number;
  readonly log: readonly string[];
}

/** One installation for all conversations: every shop of `shops/` with its owner, linked and trained. */
export class Theatre {
  readonly app: TestApp;
  private readonly shops: ReadonlyMap<string, OpenShop>;

  private constructor(app: TestApp, shops: ReadonlyMap<string, OpenShop>) {
    this.app = app;
    this.shops = shops;
  }

  /** @param env further settings, for example those of a real model. */
  static async open(env: Record<string, string> = {}): Promise<Theatre> {
    const app = await startTestApp({
      env: { REPLY_QUIET_MS: quietMs, REPLY_LOOP_LIMIT: loopLimit, SHIPPING_DAILY_LIMIT: '10000', ...env },
    });
    try {
      const texts = readShops(`${app.sandbox.addresses.photos}/shop`);
      const shops = await Promise.all(
        texts.map(async ({ name, prompt, products, district }): Promise<[string, OpenShop]> => {
          const owner = await app.registerOwner({ fullName: `Pemilik ${name}` });
          await app.sql(`UPDATE subscriptions SET replies_left = 1000, replies_total = 1000 WHERE account_id = $1`, [owner.userId]);
          await expectOk(owner.api.post('/prompt', { prompt, secondary_prompt: products, alamat: district }));
          return [name, { owner, number: await linkOwner(app, owner) }];
        }),
      );
      return new Theatre(app, new Map(shops));
    } catch (error) {
      await app.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.app.close();
  }

  /** Loads the scripted answers of the files into the model's simulator. */
  async learn(talks: readonly Talk[]): Promise<void> {
    const scripts = talks.map(({ lead, otherBot, turns }) => ({
      about: lead,
      turns: turns.flatMap(({ lines, steps, faults }) => {
        const last = lines.at(-1);
        if (!last || steps.length === 0) return [];
        const when = wordsOf(otherBot === null ? last : { kind: 'text', text: otherBot, inside: '' });
        return [{ when, faults, steps: steps.map(scripted) }];
      }),
    }));
    await this.app.sandbox.call('POST', '/llm/scripts', scripts);
  }

  /** Cost of all model answers so far. */
  async usage(): Promise<{ replies: number; promptTokens: number; completionTokens: number; seconds: number }> {
    const [row] = await this.app.sql(
      `SELECT count(*)::int AS replies, coalesce(sum(prompt_tokens), 0)::int AS prompt, coalesce(sum(completion_tokens), 0)::int AS completion,
         coalesce(avg(took_ms), 0)::float8 / 1000 AS seconds FROM replies`,
    );
    return { replies: row.replies, promptTokens: row.prompt, completionTokens: row.completion, seconds: row.seconds };
  }

  /** Plays one conversation on its own phone. */
  async play(talk: Talk): Promise<Played> {
    const shop = this.shops.get(talk.shop);
    if (!shop) throw new Error(`${talk.file}: no shop "${talk.shop}"`);
    const lead = await this.app.sandbox.phone(undefined, talk.lead);
    const stage: Stage = { shop, lead, sent: 0, seen: 0, repliesSeen: 0 };
    const turns: PlayedTurn[] = [];
    for (const turn of talk.turns) turns.push(await this.playTurn(stage, turn));
    if (talk.otherBot !== null) await this.answerForEver(stage, talk.otherBot);
    return { turns, ...(await this.curtain(stage)) };
  }

  private async playTurn(stage: Stage, turn: Turn): Promise<PlayedTurn> {
    const { lead, shop } = stage;
    if (turn.owner !== null) {
      await (await this.app.sandbox.phone(shop.number)).type(lead.number, turn.owner);
      await waitFor(async () => (await this.rowOf(stage))?.takeover_until, { what: 'the owner to take over', timeoutMs: turnMs });
    }
    for (const line of turn.lines) {
      await lead.send(shop.number, await this.sendingOf(line));
      stage.sent += 1;
    }
    return turn.isSilent ? this.silence(stage) : this.answer(stage);
  }

  /** Waits until the turn is answered and the whole answer is on the phone. */
  private async answer(stage: Stage): Promise<PlayedTurn> {
    await waitFor(
      async () => {
        const row = await this.rowOf(stage);
        return row && row.theirs >= stage.sent && row.answered_turn === row.turn && row.queued === 0;
      },
      { what: `an answer to message ${stage.sent}`, timeoutMs: turnMs },
    );
    return this.takeNew(stage);
  }

  /**
   * Waits until the message is stored and its alarm has run without an effect, for a turn that the bot must not
   * answer.
   */
  private async silence(stage: Stage): Promise<PlayedTurn> {
    const row = await waitFor(
      async () => {
        const found = await this.rowOf(stage);
        return found && found.theirs >= stage.sent && found;
      },
      { what: `message ${stage.sent} to be stored`, timeoutMs: turnMs },
    );
    await waitFor(async () => (await this.app.redis.keys(`bull:replies:*${row.id}*`)).length === 0, {
      what: 'the alarm to ring unheard',
      timeoutMs: turnMs,
    });
    return this.takeNew(stage);
  }

  private async takeNew(stage: Stage): Promise<PlayedTurn> {
    const { lead, shop } = stage;
    const row = (await this.rowOf(stage))!;
    const screen = await waitFor(
      async () => {
        const found = (await lead.messages(shop.number)).filter(({ direction }) => direction === 'in');
        return found.length >= row.ours && found;
      },
      { what: 'all bubbles on the phone', timeoutMs: turnMs },
    );
    const bubbles = screen.slice(stage.seen).map(({ kind, text }) => ({ kind, text }));
    stage.seen = screen.length;
    const replies = await this.app.sql(`SELECT tools FROM replies WHERE conversation_id = $1 ORDER BY turn`, [row.id]);
    const tools = replies.slice(stage.repliesSeen).flatMap((reply) => reply.tools as UsedTool[]);
    stage.repliesSeen = replies.length;
    return { bubbles, tools };
  }

  /** Plays the other bot: answers each bubble with the same text until no further bubble comes. */
  private async answerForEver(stage: Stage, words: string): Promise<void> {
    for (let round = 0; round < 2 * Number(loopLimit); round += 1) {
      await stage.lead.send(stage.shop.number, words);
      stage.sent += 1;
      const { bubbles } = await this.answer(stage);
      if (bubbles.length > 0) continue;
      const { id } = (await this.rowOf(stage))!;
      const told = async () => (await this.app.sql(`SELECT 1 FROM notifications WHERE conversation_id = $1`, [id])).length > 0;
      await waitFor(told, { what: 'the owner to be told of it' });
      return;
    }
  }

  /** True when the owner was notified of every event of the conversation. */
  private async isTold(id: string): Promise<boolean> {
    const waiting = await this.app.sql(
      `SELECT 1 FROM domain_events WHERE conversation_id = $1
         AND position > coalesce((SELECT position FROM event_subscribers WHERE name = 'lead-notices'), 0)`,
      [id],
    );
    return waiting.length === 0;
  }

  private async curtain(stage: Stage): Promise<Omit<Played, 'turns'>> {
    const row = (await this.rowOf(stage))!;
    await waitFor(() => this.isTold(row.id), { what: 'the owner to be told of everything' });
    const stored = await this.app.sql(
      `SELECT sender, body, kind, media->>'transcript' AS heard FROM messages WHERE conversation_id = $1 ORDER BY seq`,
      [row.id],
    );
    const notices = await this.app.sql(`SELECT kind FROM notifications WHERE conversation_id = $1 ORDER BY kind`, [row.id]);
    const [paid] = await this.app.sql(`SELECT count(*)::int AS charged FROM replies WHERE conversation_id = $1 AND charged`, [row.id]);
    const screen = await stage.lead.messages(stage.shop.number);
    const { logs } = await expectOk(stage.shop.owner.api.get<{ logs: string }>('/bot/logs'));
    return {
      screen: screen.map(({ direction, text }) => `${direction === 'out' ? '>' : '<'} ${text}`),
      // Where the phone shows a map or a card, it has no text but the panel has a text. The comparison ignores the
      // panel's text of such messages.
      stored: stored.map(({ sender, body }, at) => `${sender === 'lead' ? '>' : '<'} ${screen[at]?.text === '' ? '' : body}`),
      isTakenOver: row.takeover_until !== null && row.takeover_until > new Date(),
      isClosed: row.closing_at !== null,
      notices: notices.map(({ kind }) => kind as string),
      charged: paid.charged as number,
      log: logs.split('\n'),
    };
  }

  private async rowOf({ lead, shop }: Stage) {
    const [row] = await this.app.sql<{
      id: string;
      turn: number;
      answered_turn: number;
      takeover_until: Date | null;
      closing_at: Date | null;
      queued: number;
      ours: number;
      theirs: number;
    }>(
      `SELECT c.id, c.turn, c.answered_turn, c.takeover_until, c.closing_at,
         (SELECT count(*)::int FROM messages WHERE conversation_id = c.id AND status = 'queued') AS queued,
         (SELECT count(*)::int FROM messages WHERE conversation_id = c.id AND sender <> 'lead') AS ours,
         (SELECT count(*)::int FROM messages WHERE conversation_id = c.id AND sender = 'lead') AS theirs
       FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`,
      [shop.owner.userId, lead.number],
    );
    return row;
  }

  private async sendingOf({ kind, text, inside }: Line): Promise<Sending> {
    if (kind === 'picture') return { image: { base64: await drawn(inside), mimetype: 'image/png', caption: text } };
    if (kind === 'other') return { kind: inside };
    if (kind === 'text') return { text };
    const voice = await fetch(`${this.app.sandbox.url}/control/speech/voice?text=${encodeURIComponent(inside)}`);
    return { voice: { base64: Buffer.from(await voice.arrayBuffer()).toString('base64'), seconds: 3 } };
  }
}

interface Stage {
  readonly shop: OpenShop;
  readonly lead: Phone;
  /** Messages of the lead so far. */
  sent: number;
  /** Number of incoming messages on the phone that belong to earlier turns. */
  seen: number;
  repliesSeen: number;
}

/** The text that the model gets for a message that has no text on the phone. */
const labels: Readonly<Record<string, string>> = { location: '[Lokasi', sticker: '[Stiker', product: 'Produk katalog' };

/**
 * The text by which the model's simulator recognizes a message of a turn. It is the longest piece of the message that
 * the model gets unchanged.
 */
function wordsOf({ kind, text, inside }: Line): string {
  if (kind === 'voice') return inside;
  if (text === '') return kind === 'picture' ? '[Foto' : (labels[inside] ?? '[');
  return text
    .split(/[[\]<>|]/)
    .reduce((one, other) => (other.length > one.length ? other : one))
    .trim();
}

function scripted(step: Turn['steps'][number]): object {
  if ('says' in step) return { content: step.says };
  return { content: null, toolCalls: step.calls.map(({ name, args }) => ({ name, arguments: args })) };
}

/** A picture with these words in it. */
async function drawn(words: string): Promise<string> {
  const text = {
    text: `<span foreground="black" size="xx-large">${words.replaceAll(/[<>&]/g, ' ')}</span>`,
    rgba: true,
    width: 560,
  } as const;
  const page = sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } });
  const written = words === '' ? page : page.composite([{ input: { text }, gravity: 'center' }]);
  return (await written.png().toBuffer()).toString('base64');
}
