import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { contractRoutes } from '../../support/routes.ts';
import type { ApiRequest } from '../../../server/http/base/api-request.ts';
import { accessMark, handledRoutes } from '../../../server/http/base/implements.decorator.ts';
import { rateMark, type RateMark } from '../../../server/http/guard/rate-limited.decorator.ts';
import { stepUpMark } from '../../../server/http/guard/step-up.decorator.ts';
import { HttpModule } from '../../../server/http/http.module.ts';

/*
 * The declarations of the controllers for every route of the contracts, from the metadata that the guards read. A new
 * route is in the table at once; without a handler, a permission or a rate limit it turns this test red.
 */
interface Row {
  readonly name: string;
  readonly method: string;
  readonly access: (typeof contractRoutes)[number]['access'];
  readonly handlers: number;
  /** The metadata that the permission guard reads. */
  readonly guarded: unknown;
  readonly rate: RateMark | undefined;
  readonly isStepUp: boolean;
}

const table: readonly Row[] = contractRoutes.map(({ name, method, path, access }) => {
  const handled = handledRoutes.filter(({ route }) => route.method === method && route.path === path);
  const handler = handled[0] && (handled[0].controller as Record<string, object>)[handled[0].name];
  const read = (mark: string): unknown => handler && Reflect.getMetadata(mark, handler);
  return {
    name,
    method,
    access,
    handlers: handled.length,
    guarded: read(accessMark),
    rate: read(rateMark) as RateMark | undefined,
    isStepUp: read(stepUpMark) === true,
  };
});
const names = (rows: readonly Pick<Row, 'name'>[]): string[] => rows.map(({ name }) => name).toSorted();

/**
 * Writes that only the count of requests per person bounds: each is one short transaction of the caller's own rows,
 * and sends nothing to the outside.
 */
const boundedPerPerson = [
  'account.deleteAccount',
  'blacklist.add',
  'blacklist.remove',
  'bot.clearLogs',
  'businesses.setCustomer',
  'chat.action',
  'chat.changeMemory',
  'chat.finish',
  'chat.markSeen',
  'chat.setLabels',
  'chat.takeover',
  'closings.change',
  'followup.cancel',
  'followup.save',
  'followup.saveOptions',
  'hours.save',
  'knowledge.create',
  'knowledge.remove',
  'knowledge.update',
  'loginSessions.end',
  'loginSessions.endAll',
  'loginSessions.logout',
  'notices.addDevice',
  'notices.handle',
  'notices.markSeen',
  'notices.removeDevice',
  'notices.switch',
  'productImports.undo',
  'products.create',
  'products.remove',
  'products.update',
  'questions.dismiss',
  'queue.reopen',
  'quickReplies.add',
  'quickReplies.change',
  'quickReplies.remove',
  'reports.save',
];

/**
 * Public routes without a limit: health and settings that read no store, a picture under an unguessable name,
 * and notifications of payment providers, which are checked before anything is stored.
 */
const openWithoutLimit = [
  'billing.notification',
  'billing.xenditNotification',
  'bot.qr',
  'health.live',
  'health.ready',
  'openApi.read',
  'publicConfig.read',
];

test('every route of the contracts has one handler, and the guards read its scope from the contract', () => {
  expect(HttpModule).toBeDefined(); // importing it loads every controller
  const wrong = table.filter(({ handlers, guarded, access }) => handlers !== 1 || JSON.stringify(guarded) !== JSON.stringify(access));
  expect(names(wrong)).toEqual([]);
});

test('every write has its own rate limit, except those that the count per person limits', () => {
  const writes = table.filter(({ method, access }) => method !== 'GET' && access.scope !== 'public');
  expect(names(writes.filter(({ rate }) => !rate))).toEqual(boundedPerPerson);
});

test('every route without a token has a rate limit, except those that cost nothing to answer', () => {
  expect(names(table.filter(({ access, rate }) => access.scope === 'public' && !rate))).toEqual(openWithoutLimit);
});

test('the password is required before an account is deleted or copied, a lead is erased, an address changes or payments are shown', () => {
  expect(names(table.filter(({ isStepUp }) => isStepUp))).toEqual([
    'account.deleteAccount',
    'account.updateEmail',
    'accountExport.request',
    'billing.orders',
    'contactErasure.erase',
  ]);
});

test('reads that search, make files, open payments or call another service have their own rate limit', () => {
  expect(names(table.filter(({ method, access, rate }) => method === 'GET' && access.scope !== 'public' && rate))).toEqual([
    'billing.order',
    'bot.checkNumber',
    'chat.contacts',
    'chat.download',
    'chat.media',
    'chat.search',
    'chat.thumbnail',
    'photos.view',
    'products.exportAll',
    'products.template',
    'shipping.origin',
  ]);
});

/** The routes of each rate limit: a route with the limit of another one is limited too loosely, or refuses its users. */
const routesOfLimit: Readonly<Record<string, readonly string[]>> = {
  'account-export': ['accountExport.request'],
  'account-export-file': ['accountExport.download'],
  'bot-switch': ['bot.start', 'bot.stop'],
  'contact-erase': ['contactErasure.erase'],
  'email-change': ['account.updateEmail'],
  export: ['accountExport.open', 'chat.download'],
  'file-upload': ['chat.sendFile'],
  login: ['auth.login'],
  media: ['chat.media', 'chat.thumbnail', 'photos.view'],
  'message-send': ['chat.send', 'followup.answerOldChats', 'followup.test', 'notices.sample', 'questions.answer'],
  'new-chat': ['newChats.begin'],
  'number-check': ['bot.checkNumber'],
  'order-ask': ['billing.order'],
  'order-open': ['billing.createTransaction'],
  'otp-check': ['account.confirmEmail', 'auth.resetPassword', 'auth.undoEmail', 'auth.verifyOtp'],
  'otp-send': ['auth.forgotPassword', 'auth.resendOtp'],
  'pairing-code': ['bot.pairingCode'],
  'passkey-answer': ['passkey.answer'],
  'passkey-begin': ['passkey.begin', 'passkey.compare', 'passkey.paste'],
  'password-change': ['account.changePassword'],
  'password-confirm': ['loginSessions.confirmPassword'],
  'photo-check': ['photos.check'],
  'photo-upload': ['chat.sendPhoto', 'photos.upload'],
  'product-import': ['productChanges.apply', 'productImports.preview', 'productImports.take', 'products.exportAll', 'products.template'],
  register: ['auth.register'],
  'register-token': ['auth.registerToken'],
  'registration-order': ['billing.registrationOrder'],
  'sample-shop': ['tryOut.sampleShop'],
  search: ['chat.contacts', 'chat.search'],
  'shipping-origin': ['shipping.chooseOrigin', 'shipping.origin'],
  'training-save': [
    'orderRules.save',
    'prompt.save',
    'speakers.save',
    'trainingParts.saveCallReply',
    'trainingParts.saveReplySettings',
    'trainingParts.saveSameWords',
    'trainingParts.saveSecret',
    'trainingParts.saveVoice',
  ],
  'try-out': ['tryOut.send'],
};

test('every rate limit is that of its routes', () => {
  const limited = table.flatMap(({ name, rate }) => (rate ? [{ name, limit: rate.name }] : []));
  const found = Object.entries(Object.groupBy(limited, ({ limit }) => limit)).map(([limit, rows]) => [limit, names(rows)]);
  expect(Object.fromEntries(found)).toEqual(routesOfLimit);
});

test('the list of chats counts as a search only with a search text, and no other limit depends on the request', () => {
  const [conditional, ...others] = table.filter(({ rate }) => rate?.when !== undefined);
  expect([conditional?.name, names(others)]).toEqual(['chat.contacts', []]);
  const isCounted = (query: Record<string, string>) => conditional!.rate!.when!({ query } as unknown as ApiRequest);
  expect([isCounted({ q: 'budi' }), isCounted({}), isCounted({ q: '' })]).toEqual([true, false, false]);
});
