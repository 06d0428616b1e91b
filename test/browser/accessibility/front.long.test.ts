import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { screens } from '../../screens/catalogue.ts';
import { screenGroups, screensOf } from '../../screens/groups.ts';
import { testAccessibility, usual } from '../../support/browser/accessibility.ts';

test('every screen of the catalogue is in one group, and every group has its file here', () => {
  const inGroups = screenGroups.flatMap((group) => screensOf(group).map(({ name }) => name));
  expect(inGroups.toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
  // 'everything' checks all screens in every colour scheme
  const files = readdirSync(import.meta.dirname).map((file) => file.replace(/(?:\.long)?\.test\.ts$/, ''));
  expect(files.toSorted()).toEqual([...screenGroups, 'everything'].toSorted());
});

testAccessibility(screensOf('front'), usual);
