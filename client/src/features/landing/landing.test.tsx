import { statSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { formatRupiah } from '#contracts/values/selling/money';
import { packages } from '#contracts/values/selling/packages';
import { pricePerReply } from '../plan/plan.rules.js';
import { Landing } from './landing.js';
import { landingContent } from './landing-content.js';

const heaviestPictureBytes = 60_000;

beforeEach(() => void render(<Landing />));

test('the whole night is shown: the conversation, then the owner’s phone in the morning', () => {
  const [talk, lock] = screen.getAllByRole('figure');
  for (const { body } of landingContent.demo) expect(talk!.textContent).toContain(body);
  expect(lock!.textContent).toContain('06.12');
  for (const { title } of landingContent.morning.notices) expect(lock!.textContent).toContain(title);
});

test('only the trial is offered; the other packages with their prices are in a closed disclosure', () => {
  const pricing = document.querySelector<HTMLElement>('#pricing')!;
  const others = pricing.querySelector('details')!;
  expect(others.open).toBe(false);
  expect(others.querySelector('summary')!.textContent).toBe('Lihat semua paket');
  const rows = [...others.querySelectorAll('li')].map((row) => row.textContent);
  const paid = packages.filter(({ price }) => price > 0);
  expect(rows).toHaveLength(paid.length);
  for (const one of paid) expect(rows.some((row) => row.includes(one.name) && row.includes(pricePerReply(one)))).toBe(true);
  const open = pricing.cloneNode(true) as HTMLElement;
  open.querySelector('details')!.remove();
  expect(open.textContent).toContain('Paket Trial');
  expect(open.textContent).not.toMatch(/Rp\s?\d/);
  for (const one of paid) expect(open.textContent).not.toContain(one.name);
  expect(
    within(pricing)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/register?packageId=ai-trial']);
});

test('the price named in an answer is the one of the cheapest package', () => {
  const cheapest = Math.min(...packages.flatMap(({ price }) => (price > 0 ? [price] : [])));
  expect(landingContent.questions.map(({ answer }) => answer).join(' ')).toContain(`mulai ${formatRupiah(cheapest)} per bulan`);
});

test('every way to begin leads to the trial', () => {
  const ways = screen.getAllByRole('link', { name: /gratis/i }).map((link) => link.getAttribute('href'));
  expect(ways.length).toBeGreaterThan(3);
  expect(new Set(ways)).toEqual(new Set(['/register?packageId=ai-trial']));
});

test('each picture of the panel is small, described, waits to be seen, and has its room before it comes', () => {
  const pictures = [...document.querySelectorAll('picture')];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const image = picture.querySelector('img')!;
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.alt).not.toBe('');
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    for (const one of picture.querySelectorAll('[srcset]')) {
      for (const [path] of one.getAttribute('srcset')!.matchAll(/\/panel\/[\w.-]+/g))
        expect(statSync(`${process.cwd()}/client/public${path}`).size).toBeLessThan(heaviestPictureBytes);
    }
  }
});
