import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Offer } from '#contracts/values/selling/order-rules';
import { PriceShift } from '#contracts/values/selling/product-changes';
import { limits } from '#contracts/values/limits';
import { retention } from '#contracts/values/retention';
import { packages } from '#contracts/values/selling/packages';
import { limitOfDay, windowHours } from '#core/features/followups/followups.rules';
import { expiryThresholdDays, quotaThresholds } from '#core/features/plans/plans.rules';
import { versionsMax } from '#core/features/prompts/prompt-versions.rules';
import { settings } from '#core/platform/config/config';
import { termsSections } from '../../../client/src/features/legal/terms-content.js';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Numbers that owners and visitors read: days, limits, sizes, prices. A text that says "7 hari" is wrong when the
 * sweep removes after another time, and nothing else detects that. Each number in a text is assigned to the value
 * that it states.
 */

const told =
  /\d[\d.,]*(?: per)? (?:[Hh]ari|jam|menit|detik|MB|GB|persen|digit|karakter|huruf|baris|balasan|bulan|tahun)\b|\b(?:usia|pukul|sampai|maksimal|[Mm]inimal|paling banyak|paling sedikit|mulai dari|mulai Rp) \d[\d.,]*/g;

/** Reasons why a number in a text is not a value of the product. */
const example = 'an example';
const whatsApp = "WhatsApp's own";
const day = 'a whole day';
const definition = 'what counts as one answer';

const trial = packages.find(({ id }) => id === 'ai-trial')!;
const cheapest = Math.min(...packages.filter(({ price }) => price > 0).map(({ price }) => price));
const months = new Set(packages.filter(({ validity }) => validity.unit === 'month').map(({ validity }) => validity.count));
/** The largest percentage that a change of prices accepts, up or down. */
const mostPercent = (way: 1 | -1) =>
  Array.from({ length: 1_000 }, (_, percent) => percent).findLast((percent) => PriceShift.shape.percent.safeParse(way * percent).success);
const fewestOfBundle = [1, 2, 3].find((count) => {
  const gives = { kind: 'bundle', things: [{ goods: 'Topi', count }], priceIdr: 1_000 };
  return Offer.safeParse({ gives, from: null, until: null }).success;
});
const setting = (name: 'ATTACHMENT_DAYS' | 'REPLY_MAX_AGE_MINUTES'): number => settings.shape[name].parse(undefined);

/** For each file: its texts with a number, and the value that each number must have. */
const values: Readonly<Record<string, Readonly<Record<string, number | string | undefined>>>> = {
  'auth.ts': {
    'minimal 8': limits.passwordMinChars,
    'maksimal 128': limits.passwordMaxChars,
    '6 digit': limits.otpDigits,
  },
  'billing-page.tsx': { '1 balasan': definition },
  'bot-truth-words.ts': { '8 huruf': whatsApp },
  'chart.tsx': { '30 hari': limits.chartDays },
  'closings-card.tsx': { '30 hari': limits.chartDays },
  'connection-notice.tsx': { '3 detik': limits.pollMs / 1_000 },
  'data-export.tsx': { 'sampai 20.000': limits.exportedRowsMax },
  'email-form.tsx': { '6 digit': limits.otpDigits },
  'errors.ts': { '24 jam': day, '7 hari': retention.productImportDays },
  'followup-page.tsx': { 'pukul 08.00': windowHours.opens * 100 },
  'guide-heads.ts': { '24 jam': day },
  'guides-account.ts': {
    'sampai 20.000': limits.exportedRowsMax,
    '3 hari': retention.accountExportDays,
    '6 jam': setting('REPLY_MAX_AGE_MINUTES') / 60,
    '30 hari': limits.chartDays,
  },
  'guides-daily.ts': {
    '24 jam': day,
    'pukul 08.00': windowHours.opens * 100,
    'mulai dari 20': limitOfDay(0, limits.followUpsPerDayMax),
    '1 balasan': definition,
    '100 persen': quotaThresholds.at(-1),
    '3 hari': expiryThresholdDays[0],
    '1 hari': expiryThresholdDays[1],
  },
  'guides-setup.ts': { '8 huruf': whatsApp, '14 hari': whatsApp },
  'heaviest-leads.tsx': { '24 jam': day },
  'import-dialog.tsx': { '1 MB': limits.productFileBytes / 1_000_000 },
  'landing-content.ts': {
    '24 jam': day,
    '1 hari': trial.validity.count,
    '30 balasan': Number(trial.ai_responses),
    '2 hari': example,
    '1 balasan': definition,
    'mulai Rp 50.000': cheapest,
  },
  'landing-hero.tsx': { '24 jam': day },
  'landing-sections.tsx': { '1 balasan': definition },
  'login-sessions.ts': { 'maksimal 128': limits.passwordMaxChars },
  'messages-card.tsx': { '30 hari': limits.chartDays },
  'options-card.tsx': { 'mulai dari 20': limitOfDay(0, limits.followUpsPerDayMax) },
  'order-rules.ts': { 'paling sedikit 2': fewestOfBundle },
  'order-rules-card.tsx': { 'sampai 31': example },
  'packages.ts': { '1 hari': trial.validity.count, '1 bulan': months.size === 1 ? [...months][0] : undefined },
  'price-change-dialog.tsx': { 'sampai 500': mostPercent(1), 'sampai 90': mostPercent(-1) },
  'product-chooser.tsx': { '7 hari': retention.productImportDays },
  'register-form.tsx': { 'minimal 8': limits.passwordMinChars },
  'reset-password-page.tsx': { '6 digit': limits.otpDigits },
  'results-card.tsx': { '30 hari': limits.chartDays },
  'terms-content.ts': { '1 balasan': definition, 'usia 13': 'the law' },
  'verify-otp-page.tsx': { '6 digit': limits.otpDigits },
  'visitor-form.tsx': { 'minimal 8': limits.passwordMinChars },
};

/** Files that are not read: parts of the gallery, and lists of search words. */
const notTold = /^client\/src\/(?:app\/walk|features\/gallery)\/|\/(?:asks|sample-shops|templates|search-words)\.ts$|\.test\.tsx?$/;

/** Matches a bound of a schema together with the error message that states the bound. */
const bound = /\.(?:min|max)\((-?[\d_.]+), (?:\{ error: )?'([^'\n]*)'/g;

function numbersIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
    .replaceAll(bound, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/\\u00a0|&nbsp;/g, ' ');
  return (source.match(told) ?? []).map((text) =>
    text
      .toLowerCase()
      .replace('mb', 'MB')
      .replace('rp', 'Rp')
      .replace(/[.,]+$/, ''),
  );
}

test('each number in a text is the value that it tells', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client/src', 'contracts'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !notTold.test(file));
  const found = [...new Set(files)].flatMap((file) => [...new Set(numbersIn(file))].map((text) => ({ file: basename(file), text })));
  const wrong = found.filter(({ file, text }) => {
    const value = values[file]?.[text];
    const told = Number((/\d[\d.,]*/.exec(text)?.[0] ?? '').replaceAll(/\D/g, ''));
    return typeof value === 'string' ? false : value !== told;
  });
  expect(wrong.map(({ file, text }) => `${file}: ${text} is told, the value is ${values[file]?.[text] ?? 'not named here'}`)).toEqual([]);
  const named = Object.entries(values).flatMap(([file, texts]) => Object.keys(texts).map((text) => `${file}: ${text}`));
  expect(named.filter((one) => !found.some(({ file, text }) => one === `${file}: ${text}`))).toEqual([]);
});

test('a bound of a schema is the number that its sentence tells', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'contracts'], { cwd: root, encoding: 'utf8' }).split('\n');
  const found = [...new Set(files)]
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(bound)].map(([text, least, words]) => ({ text, least, words })))
    .filter(({ words }) => /\d/.test(words!));
  const wrong = found.filter(({ least, words }) => {
    const said = words!.match(/\d+(?:,\d+)?/g)!.map((one) => Number(one.replace(',', '.')));
    return !said.includes(Math.abs(Number(least!.replaceAll('_', ''))));
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(found.length).toBeGreaterThan(8);
});

/** Numbers in lists and in words, which the pattern above does not match. */
test.each([
  ['client/src/features/help/guides-daily.ts', `terpakai ${quotaThresholds.slice(0, -1).join(', ')}, dan ${quotaThresholds.at(-1)} persen`],
  ['client/src/features/help/guides-daily.ts', `antara pukul 0${windowHours.opens}.00 dan ${windowHours.closes}.00`],
  ['client/src/pages/panel/followup-page.tsx', `pukul 0${windowHours.opens}.00–${windowHours.closes}.00`],
  ['client/src/features/prompt/versions-dialog.tsx', versionsMax === 10 ? 'Sepuluh tulisan terakhir' : 'another number'],
])('%s says “%s”', (file, words) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(words);
});

test('the terms tell the period of each kind of data', () => {
  const periods = {
    'Lampiran chat': `${setting('ATTACHMENT_DAYS')} hari`,
    'Log bot': `${retention.activityDays} hari`,
    'Riwayat email': `${retention.mailDays} hari, isinya dihapus saat terkirim`,
    'Salinan data akun': `${retention.accountExportDays} hari`,
    'Pendaftaran yang tidak selesai': `${retention.registrationHours} jam`,
  };
  const [text] = termsSections.flatMap(({ parts }) => parts).find(({ heading }) => heading === 'Berapa lama data disimpan')!.paragraphs;
  const said = Object.fromEntries(text!.split(/\. |\.$/).map((sentence) => sentence.split(': ') as [string, string]));
  for (const [kind, period] of Object.entries(periods)) expect([kind, said[kind]]).toEqual([kind, period]);
  const counted = Object.entries(said).filter(([, period]) => /\d/.test(period ?? ''));
  expect(counted.map(([kind]) => kind).toSorted()).toEqual(Object.keys(periods).toSorted());
});
