/**
 * A lead's message and the model's reaction to it. Without `answer`, the model is not called: the bot sends nothing
 * or a fixed text.
 */
export interface ScriptedTurn {
  readonly says: string;
  readonly tools?: readonly (readonly [name: string, args: object])[];
  readonly answer?: string;
}

/**
 * The model's script for all conversations of a shop. The sentence `about` of the training text identifies the shop.
 * No two turns begin with the same text.
 */
export function scriptOf(about: string, turns: readonly ScriptedTurn[]): object {
  const answered = turns.flatMap(({ says, tools = [], answer }) => {
    if (answer === undefined) return [];
    const calls = tools.map(([name, args]) => ({ toolCalls: [{ name, arguments: args }] }));
    return [{ when: says, steps: [...calls, { content: answer }] }];
  });
  return { about, turns: answered };
}
