import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';

let app: TestApp;
let attackers: Owner[];
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ workerRoles: 'mail' });
  attackers = await Promise.all([app.registerOwner(), app.registerOwner(), app.registerOwner()]);
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = (inner: string) => `<Relationships>${inner}</Relationships>`;
/** A workbook that Excel would open, with these cells and shared strings. */
function workbook(cells: string, strings = ''): Buffer {
  const parts: Record<string, string> = {
    '_rels/.rels': related('<Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/>'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      '<Relationship Id="a" Type="x/worksheet" Target="/isi.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="kata.xml"/>',
    ),
    'isi.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
    'xl/kata.xml': `<sst xmlns="${main}">${strings}</sst>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))));
}

const oneString = Array.from({ length: 8_000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(25)}</row>`).join('');
const hostile: Record<string, () => Buffer> = {
  'a row at 1e9': () => workbook('<row r="1e9"><c r="A1e9"><v>1</v></c></row>'),
  'a row at 3000000': () => workbook('<row r="3000000"><c r="A3000000"><v>1</v></c></row>'),
  'one long string in 200,000 cells': () => workbook(oneString, `<si><t>${'x'.repeat(500_000)}</t></si>`),
  'two-byte letters in 200,000 cells': () => workbook(oneString, `<si><t>${'\u0416'.repeat(30_000)}</t></si>`),
  'cells without end': () => workbook(`<row>${'<c/>'.repeat(1_500_000)}</row>`),
  'elements inside elements': () => workbook('<row>'.repeat(1_000_000)),
  'an archive that unfolds to 200 MB': () => Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(200_000_000) }, { level: 9 })),
  'a million empty cells': () => Buffer.from(`nama;harga\n${';'.repeat(990_000)}`),
  'quotes that never end': () => Buffer.from('"a;\n'.repeat(240_000)),
  'one line of blanks': () => Buffer.from(`Kaos${' '.repeat(900_000)}75rb`),
  'lines of blanks': () => Buffer.from(`Kaos${' '.repeat(30_000)}x\n`.repeat(30)),
};

const previewed = (from: Owner, file: Buffer) =>
  fetch(`${app.url}/api/products/import/preview`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${from.token}` },
    body: new Uint8Array(file),
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as { error?: string } }));

test('files made to stop a server are refused with a sentence, and others are answered meanwhile by the same process', async () => {
  const pid = app.servers[0]!.pid;
  const files = Object.entries(hostile).map(([name, make]) => ({ name, file: make() }));
  let isDone = false;
  const waited: number[] = [];
  const others = (async () => {
    while (!isDone) {
      const from = performance.now();
      await expectOk(owner.api.get('/products'));
      waited.push(performance.now() - from);
    }
  })();
  const from = performance.now();
  const answers = await Promise.all(
    attackers.map(async (attacker) => {
      const said = [];
      for (const { name, file } of files) said.push({ name, ...(await previewed(attacker, file)) });
      return said;
    }),
  );
  const took = performance.now() - from;
  isDone = true;
  await others;
  for (const { name, status, body } of answers.flat()) {
    if (name === 'lines of blanks') expect({ name, status }).toEqual({ name, status: 200 });
    else expect({ name, status, body }).toMatchObject({ name, status: 422, body: { error: expect.stringMatching(/\. .*\.$/) } });
  }
  expect(app.servers[0]!.pid).toBe(pid);
  // No single request waited as long as parsing one of the files takes.
  expect(waited.length).toBeGreaterThan(answers.flat().length);
  expect(Math.max(...waited)).toBeLessThan(took / 4);
});

test('one account’s files wait for one another, too many at once are refused with when to try again', async () => {
  const legal = workbook(
    `<row>${['Nama', 'Harga'].map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>` +
      Array.from({ length: 2_000 }, (_, at) => `<row><c t="inlineStr"><is><t>Kaos seri ${at}</t></is></c><c><v>75000</v></c></row>`).join(
        '',
      ),
  );
  const answers = await Promise.all(Array.from({ length: 12 }, () => previewed(attackers[0]!, legal)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await previewed(owner, legal)).toMatchObject({ status: 200, body: { good: 2_000 } });
});
