import { proto } from 'baileys';
import { io } from 'socket.io-client';
import { randomBytes, randomInt } from 'node:crypto';
import { limits } from '../../../contracts/values/limits.ts';
import { sampleQuestionMaxChars, sampleShops } from '../../../contracts/values/sample-shops.ts';
import { fillings, messageMaxChars, strangeBodies } from '../../fuzz/largest.ts';
import { hostileFiles } from '../../fuzz/hostile-files.ts';
import { makeRequest } from '../../fuzz/requests.ts';
import { sendRequest } from '../../fuzz/run.ts';
import { fillBigAccount } from '../../screens/big-account.ts';
import type { Owner } from '../owners.ts';
import { makePdf } from '../files/pdf.ts';
import type { TestApp } from '../test-app.ts';
import { blackPicture, messagesOf } from './largest-inputs.ts';

/**
 * Prepares an attack of one kind. The returned function runs one attack. `victim` is the email address of the owner
 * whose service is measured.
 */
type Prepare = (app: TestApp, owner: Owner, bot: string, victim: string) => Promise<() => Promise<unknown>>;

export const pick = <One>(values: readonly One[], nth: number): One => values[nth % values.length]!;
const picturePoints = 6_000;
const wholeText = Object.values(fillings).map((fill) => fill(messageMaxChars));
const framesAtOnce = 50;
const socketsAtOnce = 20;
/** Prefixes and whole words that most messages contain, alone and combined. */
const commonWords = ['k', 'a', 'kak', 'ada', 'kak ada', 'a k m b', 'ber ka ma', 'pelanggan', '62'];

/** The header of a stranger with many machines: each request has a different client address. Needs TRUST_PROXY=1. */
const fromAnywhere = () => ({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

function upload(app: TestApp, { token }: Owner, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` };
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: bytes }).then((answer) => answer.arrayBuffer());
}

/** A function that is called with 0, 1, 2 … */
function counted(work: (nth: number) => Promise<unknown>): () => Promise<unknown> {
  let nth = 0;
  return () => work(nth++);
}

/** Each kind of attack that once made a server unavailable, and similar kinds. No kind depends on another. */
export const attackKinds: Readonly<Record<string, Prepare>> = {
  'hostile workbooks': async (app, owner) => {
    const files = Object.values(hostileFiles).map((make) => new Uint8Array(make()));
    return counted((nth) => upload(app, owner, '/products/import/preview', pick(files, nth)));
  },
  'large pictures': async (app, owner) => {
    const picture = new Uint8Array(blackPicture(picturePoints));
    return () => upload(app, owner, '/photos', picture);
  },
  'hanging links': async (app, owner) => {
    const base = app.sandbox.addresses.photos;
    return counted(async (nth) => {
      await app.sandbox.call('POST', '/photos/faults', { next: { kind: 'hang', match: `gantung-${nth}` } });
      return owner.api.post('/photos/links', { link: `${base}/shop/gantung-${nth}.jpg` });
    });
  },
  'full exports': async (_app, owner) => {
    const rows = Array.from({ length: limits.productsMax }, (_, nth) => `Kaos ${nth};75000;250;12;S; M; L = Rp 80.000`);
    await owner.api.call('POST', '/products/import', ['nama;harga;berat;stok;varian', ...rows].join('\n'), {
      'Content-Type': 'application/octet-stream',
    });
    return counted((nth) => owner.api.get(pick(['/products/export?format=csv', '/products/export?format=xlsx'], nth)));
  },
  'strange bodies': async (_app, owner) => {
    const bodies = Object.values(strangeBodies).map((make) => make(limits.bodyBytes - 1_000));
    return counted((nth) => owner.api.call('POST', '/prompt', pick(bodies, nth)));
  },
  'long trainings': async (_app, owner) =>
    counted((nth) => owner.api.post('/prompt', { prompt: pick(wholeText, nth).slice(0, limits.promptMaxChars) })),
  'long searches': async (_app, owner) =>
    counted((nth) => owner.api.get(`/chat/search?q=${encodeURIComponent(pick(wholeText, nth).slice(0, 100).toWellFormed())}`)),
  'large frames': async (app, owner) => {
    const socket = io(app.url, { transports: ['websocket'], forceNew: true, auth: { token: owner.token } });
    app.onClose(async () => socket.disconnect());
    // The frame is a socket.io event that is encoded only once: the encoding takes the attacker longer than the
    // refusal takes the server.
    const frame = `2${JSON.stringify(['chat.typing', { text: fillings['brackets']!(limits.bodyBytes) }])}`;
    return async () => {
      for (let nth = 0; nth < framesAtOnce; nth += 1) socket.io.engine?.write(frame);
      return owner.api.get('/profile');
    };
  },
  "leads' long messages": async (app, _owner, bot) => {
    const lead = await app.sandbox.phone(undefined, fillings['blanks']!(2_000));
    return counted((nth) => lead.send(bot, pick(wholeText, nth)));
  },
  "leads' messages of all kinds": async (app, _owner, bot) => {
    const lead = await app.sandbox.phone(undefined, 'Lead');
    const messages = Object.values(messagesOf(fillings['blanks']!(messageMaxChars))).map((message) =>
      Buffer.from(proto.Message.encode(message).finish()).toString('base64'),
    );
    return counted((nth) => lead.send(bot, { raw: pick(messages, nth) }));
  },
  'words that are everywhere': async (app, owner) => {
    await fillBigAccount(app, owner.botId);
    return counted((nth) => owner.api.get(`/chat/search?q=${encodeURIComponent(pick(commonWords, nth))}`));
  },
  'exports of a long history': async (app, owner) => {
    await fillBigAccount(app, owner.botId);
    return counted((nth) => owner.api.get(pick(['/chat/export/messages?format=xlsx', '/chat/export/messages?format=csv'], nth)));
  },
  'sockets that come and go': async (app, owner) =>
    counted(async (nth) => {
      const auth = { token: pick([owner.token, 'bukan-token', owner.token.slice(0, -2)], nth) };
      const sockets = Array.from({ length: socketsAtOnce }, () =>
        io(app.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth }),
      );
      await Promise.all(
        sockets.map(
          (socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()).once('connect_error', () => resolve())),
        ),
      );
      for (const socket of sockets) socket.disconnect();
    }),
  'requests for codes': async (app, _owner, _bot, victim) =>
    counted((nth) => {
      const email = nth % 2 === 0 ? victim : `orang${nth}@gmail.com`;
      const [path, body] = pick(
        [
          ['/auth/forgot-password', { email }],
          ['/auth/resend-otp', { email }],
          ['/auth/register', { email, fullName: 'Orang', password: `rahasia-sekali-${nth}`, packageId: 'ai-trial' }],
          ['/auth/login', { email, password: `salah-sekali-${nth}` }],
          ['/auth/reset-password', { email, otp: '123456', newPassword: `rahasia-sekali-${nth}` }],
        ],
        nth,
      );
      return app.api().call('POST', path, body, fromAnywhere());
    }),
  'questions to the sample shops': async (app) =>
    counted((nth) => {
      const body = pick(wholeText, nth).slice(0, sampleQuestionMaxChars).toWellFormed();
      return app.api().call('POST', `/try-out/shops/${pick(sampleShops, nth)}`, { messages: [{ role: 'lead', body }] }, fromAnywhere());
    }),
  'new leads': async (app, _owner, bot) => async () => {
    const lead = await app.sandbox.phone();
    return lead.send(bot, 'Halo kak, masih ada?');
  },
  "leads' documents": async (app, _owner, bot) => {
    const lead = await app.sandbox.phone();
    const page = Array.from({ length: 60 }, (_, nth) => `Kaos polos ${nth} hitam L 12 pcs`);
    const files = [
      makePdf(Array.from({ length: 300 }, () => page)),
      makePdf([page], { unfoldsTo: 50_000_000 }),
      makePdf([page], { isLocked: true }),
    ];
    const documents = files.map((file) => file.toString('base64'));
    return counted((nth) =>
      lead.send(bot, { document: { fileName: 'pesanan.pdf', mimetype: 'application/pdf', base64: pick(documents, nth) } }),
    );
  },
  'codes to link': async (_app, owner, bot) =>
    counted(async (nth) => {
      const [path, body] = pick([['/bot/stop', {}] as const, ['/bot/pairing-code', { phone: bot }] as const], nth);
      return owner.api.post(path, body);
    }),
  'answers with passkeys': async (app, owner) => {
    const longest = 'a'.repeat(2_000);
    const response = { clientDataJSON: 'a'.repeat(8_000), authenticatorData: longest, signature: longest };
    const assertion = { id: longest, rawId: longest, type: 'public-key', response };
    return counted((nth) => {
      const body = { token: randomBytes(32).toString('base64url'), assertion };
      return nth % 2 === 0
        ? app.api().call('POST', '/bot/passkey/answer', body, fromAnywhere())
        : owner.api.post(pick(['/bot/passkey', '/bot/passkey/paste'], (nth - 1) / 2), body);
    });
  },
  'random requests': async (app, owner) => {
    const targets = { tokens: [owner.token], ids: [owner.userId, '628123456789', 'lid:12345678901234'], hasPages: false };
    const seed = randomInt(2 ** 31);
    return counted((nth) => {
      const wanted = makeRequest(seed, nth, targets);
      return sendRequest(app.url, { ...wanted, headers: { ...wanted.headers, ...fromAnywhere() } });
    });
  },
};
