import type { Draft } from './protocol.ts';

/**
 * Raw model output of a server that has no parser for the model's template: thoughts, markers and calls appear in the
 * text. Each shape was seen on a real server. The product's corpus of such texts names the source.
 */
const thought = 'The customer is asking something. I should answer from the list.';

const words: Record<string, (said: string) => string> = {
  // Qwen3, MiniMax on vLLM without --reasoning-parser
  think: (said) => `<think>\n${thought}\n</think>\n\n${said}`,
  // DeepSeek-R1 cut by max_tokens
  think_unclosed: () => `<think>\n${thought} So`,
  // DeepSeek-R1 distilled: the template itself wrote the opening tag (deepseek-ai/DeepSeek-R1#352)
  think_unopened: (said) => `${thought}\n</think>\n\n${said}`,
  // gpt-oss (NVIDIA/TensorRT-LLM#9256)
  harmony: (said) => `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${said}<|return|>`,
  // gpt-oss whose markers were lost in transit
  harmony_glued: (said) => `analysis${thought}assistantfinal${said}`,
  // Qwen and Llama without their stop tokens
  marks: (said) => `<|im_start|>assistant\n${said}<|im_end|>\n<|im_start|>user\nterima kasih<|im_end|>`,
  speaker: (said) => `Assistant: ${said}`,
  markdown: (said) =>
    `## Jawaban\n\n**${said.replaceAll('\n', ' ').replaceAll('*', '')}**\n\n| Produk | Harga |\n|---|---|\n| Kaos | 75.000 |`,
  silent: () => ' ',
};

const calls: Record<string, (name: string, json: string) => string> = {
  // Hermes, Qwen
  call_tags: (name, json) => `<tool_call>\n{"name": "${name}", "arguments": ${json}}\n</tool_call>`,
  // Llama 3.1, Qwen2.5-Coder on Ollama
  call_json: (name, json) => `{"name": "${name}", "parameters": ${json}}`,
  call_fence: (name, json) => `Baik.\n\`\`\`json\n{"name": "${name}", "arguments": ${json}}\n\`\`\``,
  // Llama 3.2, Gemini with a malformed call
  call_python: (name, json) => `\`\`\`tool_code\nprint(default_api.${name}(${keywords(json)}))\n\`\`\``,
  // Devstral
  call_mistral: (name, json) => `[TOOL_CALLS]${name}[ARGS]${json}`,
  call_deepseek: (name, json) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>${name}<｜tool▁sep｜>${json}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  call_harmony: (name, json) => `<|channel|>commentary to=functions.${name} <|constrain|>json<|message|>${json}<|call|>`,
  // A tool that was not offered
  call_unknown: (_name, json) => `<tool_call>\n{"name": "kirim_email", "arguments": ${json}}\n</tool_call>`,
};

export const leakShapes = [...Object.keys(words), ...Object.keys(calls)];

/** Rewrites the draft in the given shape. When the shape is a call and the draft has none, `anyCall` supplies one. */
export function leak(draft: Draft, shape: string, anyCall: () => Draft['toolCalls'][number]): void {
  const write = calls[shape];
  if (write) {
    const made = draft.toolCalls.length > 0 ? draft.toolCalls : [anyCall()];
    draft.content = made.map((call) => write(call.name, call.arguments)).join('\n');
    draft.toolCalls = [];
    return;
  }
  if (draft.toolCalls.length === 0) draft.content = words[shape]!(draft.content ?? '');
}

function keywords(json: string): string {
  return Object.entries(JSON.parse(json) as Record<string, unknown>)
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .join(', ');
}
