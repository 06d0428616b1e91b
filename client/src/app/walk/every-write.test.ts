import { expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { apiBase, type Route } from '#contracts/http/route';

/*
 * Every write of the panel is done in a walk. Its record says what is sent, what the screen shows meanwhile, which data is read
 * again afterwards, and what happens when the server refuses.
 */
const panel = fileURLToPath(new URL('../..', import.meta.url));
const records = fileURLToPath(new URL('__snapshots__', import.meta.url));

/** Writes that no walk reaches yet. A new write must not be added here: open its screen in a walk. */
const notWalked: readonly string[] = [
  'DELETE /chat/contacts/:phoneNumber',
  'DELETE /knowledge/:answerId',
  'DELETE /notices/device',
  'DELETE /products/:productId',
  'DELETE /quick-replies/:quickReplyId',
  'POST /auth/confirm-password',
  'POST /auth/midtrans/register-token',
  'POST /auth/register',
  'POST /auth/reset-password',
  'POST /auth/undo-email',
  'POST /auth/verify-otp',
  'POST /bot/hours',
  'POST /bot/pairing-code',
  'POST /bot/passkey',
  'POST /bot/passkey/compare',
  'POST /bot/passkey/paste',
  'POST /bot/start',
  'POST /bot/stop',
  'POST /chat/acts',
  'POST /chat/contacts/:phoneNumber/customer',
  'POST /chat/contacts/:phoneNumber/files',
  'POST /chat/contacts/:phoneNumber/labels',
  'POST /chat/contacts/:phoneNumber/photos',
  'POST /chat/contacts/:phoneNumber/takeover',
  'POST /chat/new',
  'POST /chat/questions/:questionId/answer',
  'POST /chat/questions/:questionId/dismiss',
  'POST /followup/old-chats',
  'POST /knowledge',
  'POST /notices/device',
  'POST /photos',
  'POST /products',
  'POST /products/changes',
  'POST /products/import',
  'POST /products/import/:importId/undo',
  'POST /products/import/preview',
  'POST /prompt/call-reply',
  'POST /prompt/reply-settings',
  'POST /prompt/same-words',
  'POST /prompt/secret',
  'POST /prompt/speakers',
  'POST /prompt/voice',
  'POST /quick-replies',
  'POST /quick-replies/:quickReplyId',
  'POST /shipping/origin',
  'POST /user/export/open',
  'PUT /chat/contacts/:phoneNumber/memory',
  'PUT /knowledge/:answerId',
  'PUT /products/:productId',
];

/** What a name in a file stands for: `chat` and the module that exports it under that name. */
function contractsIn(source: string): Map<string, { readonly module: string; readonly exported: string }> {
  const contracts = new Map<string, { module: string; exported: string }>();
  for (const [, names, module] of source.matchAll(/import \{([^}]+)\} from '(#contracts\/http\/[^']+)'/g)) {
    for (const name of names!.split(',').map((one) => one.trim())) {
      const [exported, local = exported] = name.split(' as ');
      contracts.set(local!, { module: module!, exported: exported! });
    }
  }
  return contracts;
}

async function routeOf(source: string, object: string, name: string): Promise<Route> {
  const from = contractsIn(source).get(object);
  if (!from) throw new Error(`${object}.${name} is imported from no contract.`);
  const module = (await import(from.module)) as Record<string, Record<string, Route>>;
  return module[from.exported]![name]!;
}

/** All routes that the panel's code calls. */
async function routesCalled(): Promise<Set<Route>> {
  const routes = new Set<Route>();
  for (const file of await readdir(panel, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|^app\/walk\//.test(file)) continue;
    const source = await readFile(`${panel}/${file}`, 'utf8');
    for (const [, object, name] of source.matchAll(/\bcall\(\s*(\w+)\.(\w+)/g)) routes.add(await routeOf(source, object!, name!));
  }
  return routes;
}

async function recorded(): Promise<string> {
  const texts: string[] = [];
  for (const file of await readdir(records)) texts.push(await readFile(`${records}/${file}`, 'utf8'));
  return texts.join('\n');
}

test('every write of the panel is in the record of a walk', async () => {
  const writes = [...(await routesCalled())].filter(({ method, path }) => method !== 'GET' && !path.includes('/links'));
  expect(writes.length).toBeGreaterThan(60);
  const record = await recorded();
  const missing = writes
    .filter(({ method, path }) => !new RegExp(`^> ${method} ${apiBase}${path.replaceAll(/:\w+/g, '[^/ ?]+')}(?:[ ?]|$)`, 'm').test(record))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
  expect(missing).toEqual(notWalked.toSorted());
});
