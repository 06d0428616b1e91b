import { expectOk } from '../support/api.ts';
import type { TestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import { waitFor } from '../support/wait-for.ts';
import { playShop } from './demo-shop.ts';
import { furnishPairing } from './pairing.ts';
import { demoAnswers, demoProducts, demoPrompt, demoShelf } from './demo-talk.ts';

/** Owners in the situations that change a screen. */
export interface DemoOwners {
  /** A busy shop: bot online, conversations, log, 30 days of counts, a paid package. */
  readonly busy: Owner;
  /** Registered a minute ago: trial, nothing else. */
  readonly fresh: Owner;
  /** The owner whose bot waits for the scan of the QR code. */
  readonly linking: Owner;
  /** Links a phone while a screen is visited. */
  readonly pairing: Owner;
}

/**
 * Fills an installation with demo owners. The data results from actions of the owners and of their customers.
 * @param followUps false: leads who wrote days ago get no follow-ups, so that nothing is sent while a test runs
 */
export async function furnish(app: TestApp, { followUps = true } = {}): Promise<DemoOwners> {
  const names = ['Sari Wulandari', 'Joko Prasetyo', 'Bambang Wijaya', 'Rina Marlina'] as const;
  const [busy, fresh, linking, pairing] = await registerAll(app, names);
  await Promise.all([furnishBusy(app, busy, followUps), furnishPairing(app, pairing)]);
  return { busy, fresh, linking, pairing };
}

type OnePerName<Names extends readonly string[]> = { -readonly [Index in keyof Names]: Owner };

function registerAll<const Names extends readonly string[]>(app: TestApp, names: Names): Promise<OnePerName<Names>> {
  return Promise.all(names.map((fullName) => app.registerOwner({ fullName }))) as Promise<OnePerName<Names>>;
}

async function furnishBusy(app: TestApp, owner: Owner, followUps: boolean): Promise<void> {
  const { api } = owner;
  // The panel checks at WhatsApp the numbers that owners type, so phones with these numbers must exist.
  for (const number of ['6281234500000', '6281311112222', '6285722223333']) await app.sandbox.phone(number);
  await expectOk(
    api.post('/prompt', {
      prompt: demoPrompt,
      // Replaces the addresses of the photos by addresses in the sandbox, from which the photos can be fetched.
      secondary_prompt: demoProducts.replaceAll('https://contoh.id', `${app.sandbox.addresses.photos}/shop`),
      alamat: 'Sukajadi, Bandung',
      nomor_notifikasi: '6281234500000@c.us',
    }),
  );
  const number = await linkOwner(app, owner);
  await Promise.all([
    playShop({ app, owner, number }),
    setUp(owner, followUps),
    expectOk(api.post('/try-out', { messages: [{ role: 'lead', body: 'Halo, masih buka?' }] })),
    tryNumber(owner),
  ]);
}

/** Sends a sample notice and waits until its copy is delivered to the notification number. */
async function tryNumber({ api }: Owner): Promise<void> {
  await expectOk(api.post('/notices/sample'));
  const works = async () => (await api.get('/notices/settings')).body.numberState === 'works';
  await waitFor(works, { what: 'the notification number working' });
}

/** Enters the owner's settings as on the pages of the panel. */
async function setUp({ api }: Owner, followUps: boolean): Promise<void> {
  await expectOk(
    api.post('/followup', {
      day1: { enabled: followUps, aiEnabled: true, text: '' },
      day2: { enabled: followUps, aiEnabled: false, text: 'Halo kak, gamis Aisyah tinggal sedikit. Mau kami simpankan?' },
      day3: { enabled: false, aiEnabled: false, text: '' },
    }),
  );
  for (const answer of demoAnswers) await expectOk(api.post('/knowledge', answer));
  for (const product of demoShelf) await expectOk(api.post('/products', product));
  for (const number of ['6281311112222', '6285722223333']) await expectOk(api.post('/blacklist', { number: `${number}@c.us` }));
}
