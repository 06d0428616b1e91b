import { expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { apiBase, type Route } from '#contracts/http/route';

/*
 * A walk performs every write of the panel. Its record shows the request, the screen while the request is in
 * progress, the data that is fetched again afterwards, and the screen after a refusal by the server.
 */
const panel = fileURLToPath(new URL('../..', import.meta.url));
const records = fileURLToPath(new URL('__snapshots__', import.meta.url));

/** Writes that no walk can reach, with the reason. */
const notWalked: Readonly<Record<string, string>> = {
  'DELETE /notices/device': 'jsdom has no push service',
  'POST /notices/device': 'jsdom has no push service',
  'POST /auth/confirm-password': 'asked only after a refusal with a code of its own',
  'POST /auth/midtrans/register-token': 'needs the window of Midtrans',
  'POST /bot/passkey/paste': 'needs an answer signed by WhatsApp',
  'POST /chat/contacts/:phoneNumber/files': 'a walk attaches a picture, which has its own route',
  'POST /shipping/origin': 'asked only while the kecamatan is doubtful after a save',
  'POST /user/export/open': 'begins with a link from an email',
};

/** Maps each imported name, such as `chat`, to the module that exports it and its name in that module. */
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
  expect(missing).toEqual(Object.keys(notWalked).toSorted());
});

/** Forms that are sent only after a press in another step. */
const notFilled = new Set(['fill button "Daftar", fill button "Memproses..."']);

test('a form that is filled in is sent', async () => {
  const steps = (await recorded()).split('\n## ').map((step) => step.split('\n'));
  const filled = steps.filter(([name]) => /(?:^|, )fill [^,]*$/.test(name!));
  expect(filled.length).toBeGreaterThan(40);
  const unsent = filled.filter((lines) => !lines.some((line) => /^> (?:POST|PUT|DELETE) /.test(line))).map(([name]) => name!);
  expect(unsent.filter((name) => !notFilled.has(name))).toEqual([]);
});

/** Requests that may be repeated: they report that something was seen, and a second report has no effect. */
const repeated = /> POST \S+\/seen$/;

test('a second press while a write runs does not send it again', async () => {
  const twice = (await recorded()).split('\n## ').flatMap((step) => {
    const lines = step.split('\n');
    const sent = new Set(lines.filter((line) => /^> (?:POST|PUT|DELETE) /.test(line)));
    return lines
      .filter((line) => line.startsWith('pressed again > ') && sent.has(line.slice('pressed again '.length)) && !repeated.test(line))
      .map((line) => `${lines[0]}: ${line}`);
  });
  expect(twice).toEqual([]);
});

/* Keyboard users: whatever a step removes or disables, the focus stays at a place from which they can go on. */
test('the focus is somewhere after every step', async () => {
  const lost = (await recorded())
    .split('\n## ')
    .filter((step) => step.includes('\nfocus: nothing'))
    .map((step) => step.split('\n')[0]!);
  expect(lost).toEqual([]);
});

/** Steps whose second press does not undo the first, with the reason. */
const notUndone: Readonly<Record<string, string>> = {
  'press button "Tampilkan password"': 'the next field has a button of that name',
  'press button "Buka menu"': 'the open menu covers it',
  'press button "Menunggu Anda2"': 'a filter stays chosen',
  'press button "Belum dibaca2"': 'a filter stays chosen',
  'press button "Anda ambil alih1"': 'a filter stays chosen',
  'press checkbox "Kaos Hitam Rp 75.000 · 200 gram · stok 4"': 'all products were chosen at once, and now one by one',
  'press checkbox "Tas Kulit stok habis · tidak ditawarkan"': 'all products were chosen at once, and now one by one',
};

test('what is switched on and off again is as before', async () => {
  const switched = (await recorded()).split('\n## ').filter((step) => /^pressed once more:/m.test(step));
  expect(switched.length).toBeGreaterThan(40);
  const changed = switched.filter((step) => !/^pressed once more: as before"?$/m.test(step)).map((step) => step.split('\n')[0]!);
  expect([...new Set(changed)].toSorted()).toEqual(Object.keys(notUndone).toSorted());
});
