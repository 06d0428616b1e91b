import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { hours, type BotHours } from '#contracts/http/bot/hours';
import { orderRules } from '#contracts/http/bot/order-rules';
import { prompt, type PromptSettings, type ReplySettings } from '#contracts/http/bot/prompt';
import { speakers } from '#contracts/http/bot/speakers';
import { trainingParts } from '#contracts/http/bot/training-parts';
import type { BotVoice } from '#contracts/http/bot/voice';
import { usualHours } from '../../features/bot/hours/hours.rules.js';
import { paces } from '../../features/prompt/speed/typing-speed.rules.js';
import './page-socket.js';
import { answer, type Answer } from './answers/answer.js';

const { openScreen } = await import('./open-screen.js');

/*
 * A closed group of settings shows their values in one line. The tests store each setting alone, and all settings
 * together. The line must not leave out a setting that is stored, and must not show one that is not.
 */

interface Case {
  readonly stored: Answer;
  /** The expected line, by the id of the group. */
  readonly says: Readonly<Record<string, string>>;
}

const training = (texts: Partial<PromptSettings>, products: string, delivery: string): Case => ({
  stored: answer(prompt.read, {
    prompt: 'Kamu admin.',
    secondary_prompt: 'default',
    alamat: 'default',
    nomor_notifikasi: 'default',
    ...texts,
  }),
  says: { 'foto-produk': products, 'ongkir-notifikasi': delivery },
});

const noVoice = { shopName: '', addressForm: 'text', tone: 'text' } as const;
const voice = (set: Partial<BotVoice>, says: string): Case => ({
  stored: answer(trainingParts.readVoice, { ...noVoice, ...set }),
  says: { 'cara-bicara': says },
});

const slowest = { sendsPerMinute: 7, typingMsPerCharacter: 111 };
const replies = (set: Partial<ReplySettings>, says: string): Case => ({
  stored: answer(trainingParts.readReplySettings, { quotaReply: '', takeoverMinutes: 30, ...slowest, ...set }),
  says: { balasan: says },
});

const nobody = { answersBroadcasts: false, metaAiAnswers: false, introducesAi: false };
const whoIsAnswered = (set: Partial<typeof nobody>, who: string, introduction = 'Tidak memperkenalkan diri'): Case => ({
  stored: answer(speakers.read, { ...nobody, ...set }),
  says: { 'siapa-dijawab': who, perkenalan: introduction },
});

const noRules = { freeShipping: null, codes: [], discounts: [], offers: [], deposit: null, fees: [] };
const rules = (set: Partial<z.input<typeof orderRules.read.reply>>, says: string): Case => ({
  stored: answer(orderRules.read, { ...noRules, ...set }),
  says: { 'aturan-harga': says },
});
const dates = { from: null, until: null };
const oneRule = {
  freeShipping: { minIdr: 300_000, maxIdr: null, places: [] },
  codes: [{ ...dates, code: 'HEMAT', gives: { kind: 'amount' as const, amountIdr: 5_000 }, minIdr: null }],
  discounts: [{ ...dates, gives: { kind: 'amount' as const, amountIdr: 5_000 }, minIdr: null }],
  offers: [{ ...dates, gives: { kind: 'free' as const, goods: 'Topi', buy: 2, free: 1 } }],
  deposit: { pays: { kind: 'percent' as const, percent: 50 }, minIdr: null },
  fees: [
    { name: 'COD', costs: { kind: 'amount' as const, amountIdr: 3_000, per: 'order' as const }, when: 'always' as const, belowIdr: null },
  ],
};

const when = (set: Partial<BotHours>, says: string): Case => ({
  stored: answer(hours.read, { when: 'always', afterMinutes: 7, hours: usualHours, zone: 'WIB', ...set }),
  says: { 'jam-bot': says },
});

/** By screen: the stored settings of each of its groups, one after the other. */
const screens: Readonly<Record<string, readonly (readonly Case[])[]>> = {
  '/bot': [
    [
      training({}, 'Belum diisi', 'Belum diisi'),
      training({ secondary_prompt: ' \n ' }, 'Belum diisi', 'Belum diisi'),
      training({ secondary_prompt: 'Kaos 70000' }, 'Tanpa foto', 'Belum diisi'),
      training({ secondary_prompt: 'Kaos https://a.id/1.jpg' }, '1 produk · 1 foto', 'Belum diisi'),
      training(
        { secondary_prompt: 'Kaos https://a.id/1.jpg https://a.id/2.jpg\nTopi https://a.id/3.jpg' },
        '2 produk · 3 foto',
        'Belum diisi',
      ),
      training({ alamat: 'Tebet' }, 'Belum diisi', 'Tebet · nomor notifikasi belum diisi'),
      training({ nomor_notifikasi: '6281277770000@c.us' }, 'Belum diisi', 'Kecamatan belum diisi · 6281277770000'),
      training({ alamat: 'Tebet', nomor_notifikasi: '6281277770000@c.us' }, 'Belum diisi', 'Tebet · 6281277770000'),
    ],
    [
      when({}, 'Selalu'),
      when({ when: 'outside-hours' }, 'Hanya di luar jam buka · buka 6 hari seminggu'),
      when(
        { when: 'outside-hours', hours: [...usualHours.slice(0, 2), null, null, null, null, null] },
        'Hanya di luar jam buka · buka 2 hari seminggu',
      ),
      when({ when: 'unanswered' }, 'Hanya jika belum ada yang menjawab setelah 7 menit'),
    ],
    [
      voice({}, 'Sesuai Prompt Utama'),
      voice({ shopName: 'Toko Sari' }, 'Toko Sari'),
      voice({ addressForm: 'kak' }, 'Kak'),
      voice({ tone: 'casual' }, 'Santai dan akrab'),
      voice({ addressForm: 'bapak-ibu', tone: 'polite' }, 'Bapak / Ibu · Sopan dan ramah'),
      voice({ addressForm: 'mas-mbak', tone: 'formal' }, 'Mas / Mbak · Resmi, tanpa emoji'),
      voice({ shopName: 'Toko Sari', addressForm: 'bunda' }, 'Toko Sari · Bunda'),
      voice({ shopName: 'Toko Sari', addressForm: 'sis', tone: 'casual' }, 'Toko Sari · Sis / Gan · Santai dan akrab'),
    ],
    [
      replies({}, 'Diam 30 menit'),
      replies({ quotaReply: 'Admin segera membalas.' }, 'Diam 30 menit · pesan kuota habis'),
      replies(paces.slow, 'Diam 30 menit · mengetik pelan'),
      replies(paces.medium, 'Diam 30 menit · mengetik sedang'),
      replies(paces.fast, 'Diam 30 menit · mengetik cepat'),
      replies({ takeoverMinutes: 45, ...paces.fast, quotaReply: 'Admin.' }, 'Diam 45 menit · mengetik cepat · pesan kuota habis'),
    ],
    [
      whoIsAnswered({}, 'Pesan siaran: tidak · AI Meta: tidak'),
      whoIsAnswered({ answersBroadcasts: true }, 'Pesan siaran: ya · AI Meta: tidak'),
      whoIsAnswered({ metaAiAnswers: true }, 'Pesan siaran: tidak · AI Meta: ya'),
      whoIsAnswered({ introducesAi: true }, 'Pesan siaran: tidak · AI Meta: tidak', 'Mengaku sebagai asisten AI'),
    ],
    [
      { stored: answer(trainingParts.readCallReply, { text: '' }), says: { panggilan: 'Panggilan tak terjawab tidak dibalas' } },
      {
        stored: answer(trainingParts.readCallReply, { text: 'Maaf.' }),
        says: { panggilan: 'Panggilan tak terjawab dibalas dengan pesan' },
      },
    ],
  ],
  '/prompt': [
    [
      rules({}, 'Belum diisi'),
      rules({ freeShipping: oneRule.freeShipping }, 'Gratis ongkir mulai Rp 300.000'),
      rules({ discounts: oneRule.discounts }, '1 diskon'),
      rules({ offers: [...oneRule.offers, ...oneRule.offers] }, '2 promo barang'),
      rules({ codes: oneRule.codes }, '1 kode promo'),
      rules({ deposit: oneRule.deposit }, 'DP 50%'),
      rules({ fees: oneRule.fees }, '1 biaya'),
      rules(oneRule, 'Gratis ongkir mulai Rp 300.000 · 1 diskon · 1 promo barang · 1 kode promo · DP 50% · 1 biaya'),
    ],
    ...(
      [
        [trainingParts.readSecret, 'rahasia-bot'],
        [trainingParts.readSameWords, 'kata-lain'],
      ] as const
    ).map(([route, id]) =>
      [
        ['', 'Belum diisi'],
        [' \n', 'Belum diisi'],
        ['jilbab = kerudung', '1 baris'],
        ['jilbab = kerudung\n\nbaju = atasan\n', '2 baris'],
      ].map(([text, says]): Case => ({ stored: answer(route, { text: text! }), says: { [id]: says! } })),
    ),
  ],
};

const summaries = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('main details[id]')].map((group) => [
      group.id,
      group.querySelector('summary h3 + span')!.textContent.replaceAll('\u00a0', ' '),
    ]),
  );

test.each(Object.keys(screens))('%s: each group says what is set in it, and nothing else', async (path) => {
  const groups = screens[path]!;
  const rounds = Math.max(...groups.map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const stored = groups.map((cases) => cases[round % cases.length]!);
    await openScreen(path, { answers: stored.map((one) => one.stored) });
    expect(summaries()).toEqual(Object.assign({}, ...stored.map(({ says }) => says)));
  }
});
