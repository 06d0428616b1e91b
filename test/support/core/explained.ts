import pg from 'pg';
import type { Sql, Tx } from '#core/platform/database/database';

/** One node of a plan, as Postgres returns it. */
interface Part {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Part[];
}

/** How a statement was executed. */
export interface Explained {
  readonly text: string;
  /** Tables read by a full scan. */
  readonly readWhole: readonly string[];
  /** Indexes that were used. Parts of the plan that were never executed are not included. */
  readonly indexes: readonly string[];
  /** Number of 8 kB pages accessed: independent of the machine's speed. */
  readonly pages: number;
  /** Number of table rows read, including those that were filtered out. */
  readonly rowsRead: number;
  readonly ms: number;
}

/**
 * Executes statements of the product's own functions and keeps their plans. Each statement is first explained in a
 * transaction that is rolled back. Then it runs normally.
 */
export class ExplainingSql implements Pick<Sql, 'rows' | 'run'> {
  private readonly kept: Explained[] = [];

  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<ExplainingSql> {
    // Same options as the product's connections (core/platform/database).
    const client = new pg.Client({ connectionString: url, options: '-c jit=off -c random_page_cost=1.1' });
    await client.connect();
    return new ExplainingSql(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** This object in the type that the product's functions take. None of the tested functions uses a repository. */
  get tx(): Tx {
    return this as unknown as Tx;
  }

  async rows<Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> {
    await this.explain(text, params);
    return (await this.client.query(text, [...params])).rows as Row[];
  }

  async run(text: string, params: readonly unknown[] = []): Promise<number> {
    await this.explain(text, params);
    return (await this.client.query(text, [...params])).rowCount ?? 0;
  }

  /** Returns the plans of the statements since the last call. */
  take(): Explained[] {
    return this.kept.splice(0);
  }

  private async explain(text: string, params: readonly unknown[]): Promise<void> {
    await this.client.query('BEGIN');
    const { rows } = await this.client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...params]);
    await this.client.query('ROLLBACK');
    const [{ Plan: whole, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [{ Plan: Part; 'Execution Time': number }];
    const parts = partsOf(whole);
    this.kept.push({
      text,
      readWhole: parts.flatMap((part) => (part['Node Type'] === 'Seq Scan' ? (part['Relation Name'] ?? []) : [])),
      indexes: parts.flatMap((part) => (part['Actual Loops'] > 0 ? (part['Index Name'] ?? []) : [])),
      pages: whole['Shared Hit Blocks'] + whole['Shared Read Blocks'],
      rowsRead: parts.reduce((sum, part) => sum + rowsReadBy(part), 0),
      ms,
    });
  }
}

function partsOf(part: Part): Part[] {
  return [part, ...(part.Plans ?? []).flatMap(partsOf)];
}

function rowsReadBy(part: Part): number {
  if (!part['Relation Name'] || part['Node Type'] === 'ModifyTable') return 0;
  const each = part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0) + (part['Rows Removed by Index Recheck'] ?? 0);
  return Math.ceil(each * part['Actual Loops']);
}
