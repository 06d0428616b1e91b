import type { LlmMessage } from '../../../outside/llm/llm.service.js';

/**
 * The product's own lines in a request: the lines of the instruction that are not the owner's. A lead may be told what
 * the owner wrote, but nothing of this.
 * @param owner the owner's texts, as they are in the instruction.
 */
export function ownWordsOf([instruction]: readonly LlmMessage[], owner: readonly string[]): string[] {
  if (instruction?.role !== 'system' || typeof instruction.content !== 'string') return [];
  const theirs = new Set(owner.flatMap((text) => text.split('\n')).map(plain));
  return instruction.content.split('\n').filter((line) => !theirs.has(plain(line)));
}

/** Characters before each line of a list. */
function plain(line: string): string {
  return line.replace(/^[-TJ]:? /, '').trim();
}
