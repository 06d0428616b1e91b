import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { contractRoutes } from '../../support/routes.ts';

/*
 * A page that was loaded before a field existed does not send this field. A default value would then overwrite the
 * stored value, and the owner would not notice.
 */

/** Routes that change a row or settings; those that add a row may have defaults. */
const changing = contractRoutes.filter(({ name, method, body }) => body && method !== 'GET' && !/\.(?:create|add)$/.test(name));

const hasDefault = (shape: z.ZodType): boolean =>
  /"default":/.test(JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })));

test('no request that changes something fills a missing field with a default', () => {
  expect(changing.length).toBeGreaterThan(30);
  expect(changing.filter(({ body }) => hasDefault(body!)).map(({ name }) => name)).toEqual([]);
});

test('a request that lacks a setting, or a field that products got later, keeps it', () => {
  const whole = new Map([
    ['orderRules.save', ['freeShipping', 'codes', 'discounts', 'offers', 'deposit', 'fees']],
    ['speakers.save', ['answersBroadcasts', 'metaAiAnswers', 'introducesAi']],
    ['trainingParts.saveReplySettings', ['quotaReply', 'takeoverMinutes', 'sendsPerMinute', 'typingMsPerCharacter']],
    ['trainingParts.saveVoice', ['shopName', 'addressForm', 'tone']],
    ['followup.saveOptions', ['zone', 'dailyLimit']],
    ['products.update', ['category', 'terms', 'costIdr']],
  ]);
  const required = [...whole].flatMap(([name, fields]) => {
    const { body } = contractRoutes.find((route) => route.name === name)!;
    const schema = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' });
    return fields.filter((field) => schema.required?.includes(field) ?? false).map((field) => `${name} ${field}`);
  });
  expect(required).toEqual([]);
});
