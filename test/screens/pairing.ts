import type { Page } from 'playwright-core';
import { expectOk } from '../support/api.ts';
import { freshPhone, trainOwner, type Owner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Phone } from '../support/whatsapp/phone.ts';

const phones = new WeakMap<Owner, Phone>();

/** Trains the owner's bot and adds a phone, with which a test can link the bot while it visits a screen. */
export async function furnishPairing(app: TestApp, owner: Owner): Promise<void> {
  await trainOwner(owner);
  phones.set(owner, await app.sandbox.phone(freshPhone(), owner.fullName));
}

function phoneOf(owner: Owner): Phone {
  const phone = phones.get(owner);
  if (!phone) throw new Error(`${owner.fullName} has no phone at hand`);
  return phone;
}

/** Unlinks the phone that an earlier visit linked. */
export async function unpair(owner: Owner): Promise<void> {
  const status = async () => (await expectOk(owner.api.get<{ status: string }>('/bot/status'))).status;
  if ((await status()) === 'offline') return;
  await phoneOf(owner).unlink();
  await waitFor(async () => (await status()) === 'offline', { what: 'the bot unlinked' });
}

/** The owner requests a pairing code in the open window and types the code on the phone. */
export async function pair(page: Page, owner: Owner): Promise<void> {
  const phone = phoneOf(owner);
  const window = page.getByRole('dialog');
  await window.getByLabel('Nomor WhatsApp bot').fill(phone.number);
  await window.getByRole('button', { name: 'Tidak, minta kode' }).click();
  const code = window.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await phone.enterCode((await code.innerText()).replace('-', ''));
  await page.getByRole('dialog', { name: 'WhatsApp terhubung' }).waitFor();
}
