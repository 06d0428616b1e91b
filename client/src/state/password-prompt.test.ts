import { expect, test } from '@jest/globals';
import { askPassword, onPasswordNeeded } from './password-prompt.js';

/** A prompt that the test answers. */
function openPrompt() {
  const answers: ((isRight: boolean) => void)[] = [];
  const leave = onPasswordNeeded(() => new Promise((answer) => answers.push(answer)));
  return { answers, leave };
}

test('requests at the same time share one prompt, and a later one asks again', async () => {
  const { answers, leave } = openPrompt();
  const both = [askPassword(), askPassword()];
  expect(answers).toHaveLength(1);
  answers[0]!(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  const third = askPassword();
  expect(answers).toHaveLength(2);
  answers[1]!(false);
  expect(await third).toBe(false);
  leave();
});

test('without a prompt nothing is confirmed', async () => {
  expect(await askPassword()).toBe(false);
  const { answers, leave } = openPrompt();
  leave();
  expect(await askPassword()).toBe(false);
  expect(answers).toEqual([]);
});

test('a prompt that goes when the next one is there already does not take it along', async () => {
  const first = openPrompt();
  const second = openPrompt();
  first.leave();
  const asked = askPassword();
  second.answers[0]!(true);
  expect(await asked).toBe(true);
  second.leave();
});
