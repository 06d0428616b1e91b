import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { argumentsMark, resultMark, toolsHead } from './dialect-words.rules.js';

type Message = ChatCompletionMessageParam;

/**
 * For servers without tool support. Describes the tools at the end of the instruction, and writes the calls and
 * results of the conversation as text. `text-calls.rules.ts` then finds the calls in the model's answer.
 */
export function toolsInWords(messages: readonly Message[], tools: readonly ChatCompletionTool[]): Message[] {
  const names = new Map<string, string>();
  const written = messages.map((message): Message => {
    if (message.role === 'tool') {
      const result = typeof message.content === 'string' ? message.content : JSON.stringify(message.content);
      return { role: 'user', content: resultMark(names.get(message.tool_call_id) ?? '', result) };
    }
    if (message.role !== 'assistant' || !message.tool_calls) return message;
    const calls = message.tool_calls.flatMap((call) => {
      if (call.type !== 'function') return [];
      names.set(call.id, call.function.name);
      return [`{"name": ${JSON.stringify(call.function.name)}, "arguments": ${call.function.arguments}}`];
    });
    return { role: 'assistant', content: calls.join('\n') };
  });
  const description = describedTools(tools);
  if (description === null) return written;
  const last = written.findIndex(({ role }) => role !== 'system') - 1;
  if (last < 0) return [{ role: 'system', content: description }, ...written];
  return written.with(last, { role: 'system', content: `${contentOf(written[last]!)}\n\n${description}` });
}

function contentOf({ content }: Message): string {
  return typeof content === 'string' ? content : '';
}

function describedTools(tools: readonly ChatCompletionTool[]): string | null {
  const lines = tools.flatMap((tool) =>
    tool.type === 'function'
      ? [`- ${tool.function.name}: ${tool.function.description ?? ''} ${argumentsMark} ${JSON.stringify(tool.function.parameters ?? {})}`]
      : [],
  );
  if (lines.length === 0) return null;
  return [toolsHead.join(' '), ...lines].join('\n');
}
