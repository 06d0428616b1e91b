import { afterAll, beforeEach } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { expectOk } from './api.ts';
import { freshPhone, linkOwner, type Owner } from './owners.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { Phone } from './whatsapp/phone.ts';

/** One installation with a trained, linked shop for all tests of a file. */
export interface ShopTest {
  readonly app: TestApp;
  readonly owner: Owner;
  readonly shop: Phone;
  /** Creates the phone of a lead who has not written yet. */
  newLead(): Promise<Phone>;
  /** The newest messages with a lead, oldest first, from the panel's API. */
  thread(lead: Phone): Promise<MessageView[]>;
  /** Requests that the model has received since the running test began, or since {@link forgetRequests}, oldest first. */
  requests(): Promise<any[]>;
  forgetRequests(): Promise<void>;
}

/** Products and prices of the shop that most tests use. */
export const shirtShop = 'Toko Kaos Sari.\nKaos polos: Rp 75.000, stok ada.\nTopi: Rp 40.000, stok ada.';

/** Starts the installation and the shop; closes both after the last test of the file. */
export async function shopTest({ prompt = shirtShop, ...options }: TestAppOptions & { prompt?: string } = {}): Promise<ShopTest> {
  const app = await startTestApp(options);
  afterAll(() => app.close());
  let seen = 0;
  const forgetRequests = async (): Promise<void> => {
    seen = (await app.sandbox.llm.requests()).at(-1)?.seq ?? 0;
  };
  beforeEach(forgetRequests);
  const owner = await app.registerOwner();
  await expectOk(owner.api.post('/prompt', { prompt }));
  const shop = await app.sandbox.phone(await linkOwner(app, owner));
  return {
    app,
    owner,
    shop,
    newLead: () => app.sandbox.phone(freshPhone()),
    thread: (lead) => expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${lead.number}/messages`)),
    requests: () => app.sandbox.llm.requests(seen),
    forgetRequests,
  };
}
