import { expect, test } from '@jest/globals';
import { botTruths, type BotTruth } from '#contracts/values/bot/bot-truth';
import { lightOf } from './shop-light.rules.js';

test.each(Object.entries(botTruths) as [BotTruth, readonly [string, string]][])('the stall fits the colour of %s', (truth, [, tone]) => {
  const light = lightOf(truth);
  // green is lit and lit is green, apart from the moment before it is known; what was cut off is dark
  if (tone === 'good') expect(light).toBe('lit');
  if (light === 'lit') expect(['good', 'waiting']).toContain(tone);
  if (tone === 'bad') expect(light).toBe('dark');
});
