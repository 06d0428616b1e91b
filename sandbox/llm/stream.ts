import type { Response } from 'express';
import type { Completion } from './protocol.ts';

/**
 * Sends a completion as server-sent chunks: role, text or argument fragments, finish reason, usage if
 * requested, [DONE].
 */
export function streamCompletion(response: Response, completion: Completion, includeUsage: boolean): void {
  const { id, created, model, usage } = completion;
  const send = (choices: unknown[], more: object = {}): void => {
    response.write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, choices, ...(includeUsage ? { usage: null } : {}), ...more })}\n\n`,
    );
  };
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  const choice = completion.choices[0];
  if (choice) {
    const delta = (part: object): void => send([{ index: 0, delta: part, logprobs: null, finish_reason: null }]);
    const { content, tool_calls: calls, reasoning_content: reasoning } = choice.message;
    delta({ role: 'assistant', content: calls ? null : '', refusal: null });
    if (reasoning) delta({ reasoning_content: reasoning });
    for (const word of content?.match(/\S+\s*|\s+/g) ?? []) delta({ content: word });
    calls?.forEach((call, index) => {
      const { arguments: json, name } = call.function;
      delta({
        tool_calls: [
          {
            index,
            id: call.id,
            type: 'function',
            function: { name, arguments: '' },
            ...(call.extra_content ? { extra_content: call.extra_content } : {}),
          },
        ],
      });
      for (const fragment of json.match(/[\s\S]{1,12}/g) ?? []) delta({ tool_calls: [{ index, function: { arguments: fragment } }] });
    });
    send([{ index: 0, delta: {}, logprobs: null, finish_reason: choice.finish_reason }]);
  }
  if (includeUsage) send([], { usage });
  response.end('data: [DONE]\n\n');
}
