import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync(`${process.cwd()}/client/src/ui/theme/theme.css`, 'utf8');

type Oklch = [lightness: number, chroma: number, hue: number];

function tokenOf(name: string): { light: Oklch; dark: Oklch } {
  const line = new RegExp(`--color-${name}: (.*);`).exec(css)?.[1] ?? '';
  const found = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map((match) => match.slice(1, 4).map(Number) as Oklch);
  const [light, dark = light] = found;
  if (!light || !dark) throw new Error(`no token ${name}`);
  return { light, dark };
}

/** Relative luminance as defined by WCAG; OKLCH to linear sRGB with Ottosson's matrices. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('initials hold 4.5:1 on their ground in every hue and both themes', () => {
  const rule = /\.by-hue \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const [lightGround, darkGround, lightText, darkText] = [...rule.matchAll(/oklch\(([\d.]+) ([\d.]+) var/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
  for (let hue = 0; hue < 360; hue += 5) {
    expect(contrast([...lightText!, hue] as Oklch, [...lightGround!, hue] as Oklch)).toBeGreaterThanOrEqual(4.5);
    expect(contrast([...darkText!, hue] as Oklch, [...darkGround!, hue] as Oklch)).toBeGreaterThanOrEqual(4.5);
  }
});

const textPairs = [
  ...['page', 'card', 'sunken', 'brand-soft', 'warn-soft'].flatMap((ground) => [
    ['ink', ground],
    ['soft', ground],
  ]),
  ...['page', 'card', 'sunken', 'brand-soft'].map((ground) => ['brand-ink', ground]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-owner', 'owner'],
  ['on-owner', 'owner-strong'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-strong'],
  ...['night', 'dusk', 'dawn'].flatMap((ground) => [
    ['on-night', ground],
    ['on-night-soft', ground],
  ]),
  ['night', 'sun'],
  ['warn-ink', 'warn-soft'],
  ['bad-ink', 'bad-soft'],
  ['bad-ink', 'card'],
  ['bad-ink', 'brand-soft'],
  ['bad-ink', 'warn-soft'],
  ['info-ink', 'info-soft'],
  ...['grey', 'red', 'yellow', 'green', 'blue'].map((colour) => [`log-${colour}`, 'log']),
] as [string, string][];

test.each(textPairs)('text %s on %s holds 4.5:1 in both themes', (text, ground) => {
  expect(contrast(tokenOf(text).light, tokenOf(ground).light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tokenOf(text).dark, tokenOf(ground).dark)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['edge', 'card'],
  ['edge', 'page'],
  ['brand', 'card'],
  ['brand', 'page'],
  ['info', 'brand-soft'],
  ['info', 'warn-soft'],
])('the sign %s on %s holds 3:1 in both themes', (sign, ground) => {
  expect(contrast(tokenOf(sign).light, tokenOf(ground).light)).toBeGreaterThanOrEqual(3);
  expect(contrast(tokenOf(sign).dark, tokenOf(ground).dark)).toBeGreaterThanOrEqual(3);
});
