import { expect } from '@jest/globals';
import { SessionTools, type Shop } from './session-tools.ts';
import type { BreakableStore } from '../stores/breakable-stores.ts';
import type { TestApp } from '../test-app.ts';
import { waitFor } from '../wait-for.ts';

interface Talk {
  readonly shop: Shop;
  readonly lead: string;
  readonly form: 'pn' | 'lid';
  readonly said: string[];
}

const sessions = 20;
const leadsPerSession = 3;
/** Number of messages that each lead sends while the store is unavailable. */
const wordsPerOutage = 3;
const catchUpLimitMs = 120_000;

/** Twenty linked numbers and sixty leads who have written to them, for store outages under load. */
export class OutageTown {
  private readonly talks: Talk[] = [];
  private words = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly tools: SessionTools,
  ) {}

  /** Links the numbers. Every lead writes once, so that each has a Signal session with its shop. */
  static async build(app: TestApp): Promise<OutageTown> {
    const tools = new SessionTools(app);
    const town = new OutageTown(app, tools);
    const shops: Shop[] = [];
    for (let index = 0; index < sessions; index += 4) shops.push(...(await Promise.all(Array.from({ length: 4 }, () => tools.addShop()))));
    for (const shop of shops) {
      for (let index = 0; index < leadsPerSession; index++) {
        const lead = await tools.addPhone();
        town.talks.push({ shop, lead, form: index % 2 === 0 ? 'pn' : 'lid', said: [] });
      }
    }
    await town.sayAll(town.talks);
    await town.waitForAll();
    return town;
  }

  /**
   * Restarts the server, so that it has no cached Signal keys. Then half of the leads write, so that the keys of only
   * this half are cached.
   */
  async warmHalf(): Promise<void> {
    await this.app.servers[0]!.restart();
    await Promise.all([...new Set(this.talks.map(({ shop }) => shop))].map((shop) => this.tools.waitForStatus(shop.botId, 'online')));
    await this.sayAll(this.talks.filter((_, index) => index % 2 === 0));
    await this.waitForAll();
  }

  /**
   * Ends the store and starts it again after `awayMs`. All leads write in the meantime. Afterwards every message must
   * be stored.
   */
  async liveThrough(store: BreakableStore, end: 'stop' | 'kill', awayMs: number): Promise<void> {
    await store[end]();
    const back = new Promise((resolve) => setTimeout(resolve, awayMs)).then(() => store.start());
    for (let word = 0; word < wordsPerOutage; word++) await this.sayAll(this.talks);
    await back;
    await this.sayAll(this.talks);
    await this.waitForAll();
  }

  /**
   * Checks that no message is lost, duplicated, out of order or unreadable, and that no device was linked
   * again.
   */
  async expectWhole(): Promise<void> {
    const rows = await this.app.sql<{ bot_id: string; pn: string; kind: string; body: string }>(
      `SELECT m.bot_id, k.pn, m.kind, m.body FROM messages m JOIN conversations c ON c.id = m.conversation_id
       JOIN contacts k ON k.id = c.contact_id ORDER BY m.conversation_id, m.seq`,
    );
    const stored = this.talks.map(({ shop, lead }) =>
      rows.filter((row) => row.bot_id === shop.botId && row.pn === lead).map((row) => (row.kind === 'text' ? row.body : row.kind)),
    );
    expect(stored).toEqual(this.talks.map((talk) => talk.said));
    expect(rows).toHaveLength(this.talks.reduce((sum, talk) => sum + talk.said.length, 0));
    const devices = await Promise.all(this.talks.map(async ({ shop }) => (await this.tools.phone(shop.phone)).devices.length));
    expect(new Set(devices)).toEqual(new Set([1]));
  }

  private async sayAll(talks: readonly Talk[]): Promise<void> {
    const text = `kata ${++this.words}`;
    await Promise.all(
      talks.map(async ({ shop, lead, form, said }) => {
        said.push(text);
        await this.tools.say(lead, shop, text, { form });
      }),
    );
  }

  private async waitForAll(): Promise<void> {
    const expected = this.talks.reduce((sum, talk) => sum + talk.said.length, 0);
    const queues = async (): Promise<number> => {
      const phones = await Promise.all([...new Set(this.talks.map(({ shop }) => shop.phone))].map((phone) => this.tools.phone(phone)));
      return phones.reduce(
        (sum, { devices }) => sum + devices.reduce((queued: number, device: { queued: number }) => queued + device.queued, 0),
        0,
      );
    };
    // The queues are empty when each message was delivered and acknowledged. A lost message is acknowledged too, so
    // the check below detects it.
    await waitFor(async () => (await queues()) === 0, {
      what: 'every message taken from WhatsApp',
      timeoutMs: catchUpLimitMs,
      everyMs: 200,
    });
    await waitFor(async () => (await this.app.sql(`SELECT count(*)::int AS count FROM messages`))[0].count >= expected, {
      what: `${expected} messages stored`,
      timeoutMs: 20_000,
      everyMs: 200,
    });
  }
}
