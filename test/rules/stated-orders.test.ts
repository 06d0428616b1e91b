import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Rows that a test stores one after the other often arrive in the expected order without `ORDER BY`. A list of one
 * row has every order. Therefore this test compares the order that a docstring states with the order of its
 * statement. A LIMIT without an order returns arbitrary rows, so it is an error too.
 */

interface Read {
  /** File and function of the statement. */
  readonly place: string;
  readonly doc: string;
  /** The text of the statement, without parts that are inserted from elsewhere. */
  readonly text: string;
  /** True when the function reverses the rows. */
  readonly isTurned: boolean;
}

function readsIn(file: string, source: string): Read[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Read[] = [];
  const note = (of: ts.Statement, doc: string): void => {
    const named = ts.isVariableStatement(of) ? of.declarationList.declarations[0] : ts.isFunctionDeclaration(of) ? of : undefined;
    const place = `${file} ${named?.name?.getText()}`;
    const look = (node: ts.Node): void => {
      if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
        const text = node
          .getText()
          .slice(1, -1)
          .replaceAll(/\$\{[^}]*\}/g, ' part ');
        if (/\b(?:SELECT|DELETE FROM|UPDATE)\b/.test(text))
          found.push({ place, doc, text, isTurned: of.getText().includes('.toReversed()') });
      } else ts.forEachChild(node, look);
    };
    look(of);
  };
  for (const statement of parsed.statements)
    note(statement, (ts.getJSDocCommentsAndTags(statement)[0]?.getText() ?? '').replaceAll(/\s+\*? ?/g, ' '));
  return found;
}

/** The text outside of brackets. A part in brackets, such as an aggregate, may have its own order. */
function outermost(text: string): string {
  let depth = 0;
  let found = '';
  for (const char of text) {
    if (char === ')') depth -= 1;
    if (depth === 0) found += char;
    if (char === '(') depth += 1;
  }
  return found;
}

/**
 * The first column of the statement's ORDER BY. When the statement has none, the first column of its last inner ORDER
 * BY.
 */
function firstColumn(text: string): string | undefined {
  const own = [...outermost(text).matchAll(/ORDER BY ([^,]*?)(?=,| LIMIT| FOR |\)|$)/gs)].at(-1);
  return (own ?? [...text.matchAll(/ORDER BY ([^,]*?)(?=,| LIMIT| FOR |\)|$)/gs)].at(-1))?.[1];
}

interface Judged {
  readonly wrong: readonly string[];
  readonly judged: number;
}

/** Finds statements whose order differs from the order that their docstring states. */
function otherwise(reads: readonly Read[]): Judged {
  const stated = reads.flatMap((read) => {
    const [, first] = /\b(newest|oldest) first\b/i.exec(read.doc) ?? [];
    // The docstring describes one row among several, such as "the oldest paid order".
    const only = /\bLIMIT 1\b/.test(read.text) ? [...new Set(read.doc.toLowerCase().match(/\b(?:newest|oldest)\b/g))] : [];
    const [end = first] = only.length === 1 && !first ? only : [];
    return end ? [{ ...read, isDown: (end.toLowerCase() === 'newest') !== read.isTurned }] : [];
  });
  const wrong = stated.filter(({ text, isDown }) => firstColumn(text)?.includes(' DESC') !== isDown);
  return { wrong: wrong.map(({ place }) => place), judged: stated.length };
}

/** Statements that need no order: all matching rows are equal, or all of them are processed sooner or later. */
const ofAnyRow: readonly string[] = [
  'core/features/conversations/inbox/search.statements.ts findMessagesOfWeeks',
  'core/features/conversations/messages/idle/idle-conversations.statements.ts takeIdleConversations',
  'core/features/conversations/messages/outbox.statements.ts findProto',
  'core/features/conversations/messages/turns/turns.statements.ts settleTurn',
  'core/features/plans/plans.statements.ts trialClaimant',
];

/** Finds statements with more LIMITs than ORDER BYs. A check whether any row exists needs no order. */
function ofAny(reads: readonly Read[]): Judged {
  const count = (text: string, word: RegExp): number => text.match(word)?.length ?? 0;
  const limited = reads.filter(({ text }) => /\bLIMIT\b/.test(text));
  const wrong = limited.filter(({ text }) => count(text, /\bLIMIT\b/g) > count(text, /\bORDER BY\b|\bSELECT 1\b/g));
  return { wrong: wrong.map(({ place }) => place), judged: limited.length };
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.statements.ts'));
const reads = [...new Set(files)].flatMap((file) => readsIn(file, readFileSync(join(root, file), 'utf8')));

test('rows come in the order that the docstring of their statement says', () => {
  const { wrong, judged } = otherwise(reads);
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThan(10);
});

test('a statement with a limit says which of the rows it means', () => {
  const { wrong, judged } = ofAny(reads);
  expect([...new Set(wrong)].toSorted()).toEqual(ofAnyRow);
  expect(judged).toBeGreaterThan(50);
});

describe('the rule finds', () => {
  const of = (doc: string, sql: string, more = '') =>
    readsIn(
      'a.statements.ts',
      `/** ${doc} */\nexport async function find(sql: Sql) { const rows = await sql.rows(\`${sql}\`); return rows${more}; }`,
    );
  const newest = 'SELECT id FROM a ORDER BY created_at DESC, id DESC LIMIT 3';

  test.each([
    ['Newest first.', newest, '', []],
    ['Newest first.', 'SELECT id FROM a ORDER BY created_at, id DESC LIMIT 3', '', ['a.statements.ts find']],
    ['Newest first.', 'SELECT id FROM a LIMIT 3', '', ['a.statements.ts find']],
    ['The newest ones, oldest first.', newest, '.toReversed()', []],
    ['The newest ones, oldest first.', newest, '', ['a.statements.ts find']],
    ['The oldest order.', 'SELECT id FROM a ORDER BY created_at LIMIT 1', '', []],
    ['The oldest order.', 'SELECT id FROM a ORDER BY created_at DESC LIMIT 1', '', ['a.statements.ts find']],
    ['Newest first.', 'SELECT (SELECT array_agg(b ORDER BY c) FROM d) FROM a ORDER BY created_at DESC', '', []],
  ])('another order than "%s": %s%s', (doc, sql, more, wrong) => {
    expect(otherwise(of(doc, sql, more)).wrong).toEqual(wrong);
  });

  test('a limit without an order', () => {
    expect(ofAny(of('', newest)).wrong).toEqual([]);
    expect(ofAny(of('', 'SELECT id FROM a LIMIT 3')).wrong).toEqual(['a.statements.ts find']);
    expect(ofAny(of('', 'SELECT count(*) FROM (SELECT 1 FROM a LIMIT 3) b')).wrong).toEqual([]);
  });
});
