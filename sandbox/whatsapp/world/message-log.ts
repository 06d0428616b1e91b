/** One message as a phone shows it. */
export interface LogRow {
  /** Increases by one per row of this phone. */
  seq: number;
  id: string;
  /** Numbers of the two people. `with` is the other person. */
  from: string;
  to: string;
  with: string;
  direction: 'in' | 'out';
  kind: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How many times this id was decrypted (or received, between two phones). */
  copies: number;
  /** The address form that the other side used for the chat. Receipts must use the same form. */
  form: 'pn' | 'lid';
  status: 'sent' | 'delivered' | 'read';
  quotedId?: string;
  /** Seconds after which the chat's phones delete it. */
  expiration?: number;
  /** The message's own secret (base64), which seals later edits of it. */
  secret?: string;
  /** Later change by the author. */
  changed?: 'edited' | 'deleted';
  reaction?: { id: string; emoji: string };
  image?: MediaRef;
  voice?: MediaRef & { seconds: number };
  document?: MediaRef & { fileName: string; caption: string };
}

/** Location of a message's encrypted file, and the key (base64) that decrypts it. */
export interface MediaRef {
  mimetype: string;
  token: string;
  mediaKey: string;
}

interface Waiter {
  with: string | undefined;
  after: number;
  direction: 'in' | undefined;
  wake: (row: LogRow) => void;
}

const rowsKept = 5_000;
const rank: Record<LogRow['status'], number> = { sent: 0, delivered: 1, read: 2 };

/** The messages of one phone, and the waiters for the next one. */
export class MessageLog {
  #rows: LogRow[] = [];
  #byId = new Map<string, LogRow>();
  #waiters = new Set<Waiter>();
  #nextSeq = 1;
  #unread = 0;

  /** Number of unread incoming messages. */
  get unread(): number {
    return this.#unread;
  }

  get last(): number {
    return this.#nextSeq - 1;
  }

  /** Adds a message, or counts another copy of a known one. Returns the row and whether it is new. */
  record(entry: Omit<LogRow, 'seq' | 'copies' | 'status'>): { row: LogRow; isNew: boolean } {
    const known = this.#byId.get(`${entry.direction}:${entry.id}`);
    if (known) {
      known.copies += 1;
      return { row: known, isNew: false };
    }
    const row: LogRow = { ...entry, seq: this.#nextSeq++, copies: 1, status: 'sent' };
    this.#insert(row);
    for (const waiter of this.#waiters) {
      if (matches(waiter, row)) waiter.wake(row);
    }
    return { row, isNew: true };
  }

  /** Moves the status of a message forward (sent, delivered, read), never back. Returns whether it changed. */
  advance(row: LogRow, status: LogRow['status']): boolean {
    if (rank[status] <= rank[row.status]) return false;
    row.status = status;
    if (row.direction === 'in' && status === 'read') this.#unread -= 1;
    return true;
  }

  find(direction: 'in' | 'out', id: string): LogRow | undefined {
    return this.#byId.get(`${direction}:${id}`);
  }

  /** Rows after a sequence number, oldest first. */
  after(seq: number, other?: string): LogRow[] {
    const found: LogRow[] = [];
    for (let at = this.#rows.length - 1; at >= 0; at -= 1) {
      const row = this.#rows[at];
      if (!row || row.seq <= seq) break;
      if (other === undefined || row.with === other) found.push(row);
    }
    return found.reverse();
  }

  /** The next matching row. Undefined after the timeout. Registers at once, so no row is missed in between. */
  next(
    wanted: { with?: string; after?: number; direction?: 'in' },
    timeoutMs: number,
  ): { row: Promise<LogRow | undefined>; cancel: () => void } {
    let finish: (row: LogRow | undefined) => void = () => {};
    const row = new Promise<LogRow | undefined>((resolve) => (finish = resolve));
    const waiter: Waiter = { with: wanted.with, after: wanted.after ?? 0, direction: wanted.direction, wake: (found) => end(found) };
    const timer = setTimeout(() => end(undefined), timeoutMs);
    const end = (found: LogRow | undefined): void => {
      clearTimeout(timer);
      this.#waiters.delete(waiter);
      finish(found);
    };
    this.#waiters.add(waiter);
    return { row, cancel: () => end(undefined) };
  }

  /** The newest rows, to write to disk. */
  snapshot(count: number): LogRow[] {
    return this.#rows.slice(-count);
  }

  restore(rows: LogRow[], last: number): void {
    for (const row of rows) this.#insert(row);
    this.#nextSeq = last + 1;
  }

  #insert(row: LogRow): void {
    this.#rows.push(row);
    if (row.direction === 'in' && row.status !== 'read') this.#unread += 1;
    this.#byId.set(`${row.direction}:${row.id}`, row);
    if (this.#rows.length <= rowsKept * 1.2) return;
    for (const old of this.#rows.splice(0, this.#rows.length - rowsKept)) this.#byId.delete(`${old.direction}:${old.id}`);
  }
}

function matches(waiter: Waiter, row: LogRow): boolean {
  if (row.seq <= waiter.after) return false;
  if (waiter.with !== undefined && waiter.with !== row.with) return false;
  return waiter.direction === undefined || waiter.direction === row.direction;
}
