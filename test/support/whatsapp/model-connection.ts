import { setImmediate as turn } from 'node:timers/promises';
import type { Hearing } from '#core/outside/whatsapp/link.types';
import type { RunnerConnection } from '../../../server/sessions/session/runner.types.js';
import type { ConnectionEnd, ConnectionListener } from '../../../server/sessions/session/session-connection.js';

/**
 * A fake connection with the contract of the real one, for the model test of its runner. The connection calls
 * `closed` before `ended` resolves, for every kind of end.
 */
export class ModelConnection implements RunnerConnection {
  readonly attention: RunnerConnection['attention'] = { tick: () => undefined, think: async () => undefined, stopTyping: () => undefined };
  readonly queues: RunnerConnection['queues'] = { notify: () => undefined };
  readonly link: RunnerConnection['link'];
  isOpen = false;
  isClosed = false;
  isPaired = false;
  isOver = false;
  isLost = false;
  wasLoggedOut = false;
  /** Milliseconds that the oldest unsent frame has waited. */
  heldMs = 0;
  /** Number of times the runner called for a check whether the quota of new chats must be queried. */
  quotaLooks = 0;
  code: number | undefined;
  readonly ended: Promise<ConnectionEnd>;
  private over!: (end: ConnectionEnd) => void;

  constructor(
    readonly device: string | null,
    private readonly listener: ConnectionListener,
  ) {
    this.ended = new Promise((resolve) => (this.over = resolve));
    this.link = {
      abort: () => this.end(428),
      askQuotaWhenOld: () => void this.quotaLooks++,
      askRestriction: async () => null,
      hearing: {} as Hearing,
      findPerson: async () => null,
      oldestHeldMs: () => this.heldMs,
      passkey: null,
      probe: async () => true,
      requestPairingCode: async () => 'ABCD1234',
      silentMs: () => 0,
    };
  }

  end(code: number | undefined): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.code = code;
    this.listener.closed(code);
  }

  drain(): void {
    if (!this.isClosed || this.isOver) return;
    this.isOver = true;
    if (this.isLost) return this.over('lost');
    this.over({ code: this.code, linking: this.device === null, paired: this.isPaired, openMs: this.isOpen ? 60_000 : 0, restart: false });
  }

  async logout(): Promise<void> {
    this.wasLoggedOut = true;
    await turn();
    this.end(401);
  }

  async close(): Promise<void> {
    this.end(undefined);
    await this.ended;
  }

  abandon(): void {
    this.isLost = true;
    this.end(undefined);
  }

  restartDeaf(): void {
    this.end(undefined);
  }
}
