import type { ErrorRow } from './api-error.ts';

const row = (status: number, message: string, more: { type?: string; code?: string } = {}): ErrorRow => ({
  status,
  type: more.type ?? 'invalid_request_error',
  code: more.code ?? null,
  message,
});

/**
 * Errors in the wording of each service, by name, as seen in the threads that sandbox/README.md lists. They are also
 * rows of the error table, for `{"kind":"error","row":…}`.
 */
export const refusals: Record<string, ErrorRow> = {
  // the server could not parse the tool call that its own model wrote
  groq_call: row(400, "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.", {
    code: 'tool_use_failed',
  }),
  groq_call_checked: row(
    400,
    'tool call validation failed: parameters for tool cek_ongkir did not match schema: errors: [missing properties: tujuan]',
    {
      code: 'tool_use_failed',
    },
  ),
  ollama_call: row(500, `error parsing tool call: raw='{"alasan": "x"', err=unexpected end of JSON input`, { type: 'api_error' }),
  llamacpp_call: row(500, 'Failed to parse input at pos 12: <tool_call>', { type: 'server_error' }),
  tgi_call: row(422, 'Tool error: No function found in the tools list', { type: 'tool_error' }),
  // the request is too long
  llamacpp_context: row(400, 'the request exceeds the available context size, try increasing it', { type: 'exceed_context_size_error' }),
  gemini_context: row(400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048575).'),
  anthropic_context: row(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
  bedrock_context: row(400, 'Input is too long for requested model.'),
  moonshot_context: row(400, 'Invalid request: Your request exceeded model token limit: 8192'),
  xai_context: row(400, "This model's maximum prompt length is 131072 but the request contains 140000 tokens."),
  dashscope_context: row(400, 'Range of input length should be [1, 30720]', { code: 'invalid_parameter_error' }),
  // the content was refused by a filter
  deepseek_filter: row(400, 'Content Exists Risk', { code: 'invalid_request_error' }),
  dashscope_filter: row(400, 'Input data may contain inappropriate content.', { code: 'data_inspection_failed' }),
  openai_filter: row(400, 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.', { code: 'invalid_prompt' }),
  openrouter_filter: row(403, 'anthropic/claude requires moderation on OpenRouter. Your input was flagged for "violence".'),
  zhipu_filter: row(400, '系统检测到输入或生成内容可能包含不安全或敏感内容', { code: '1301' }),
  // errors about the account, the key or the model
  anthropic_billing: row(400, 'Your credit balance is too low to access the Anthropic API.'),
  dashscope_billing: row(400, 'Access denied, please make sure your account is in good standing.', { code: 'Arrearage' }),
  gemini_key: row(400, 'API key not valid. Please pass a valid API key.'),
  groq_model: row(400, 'The model has been decommissioned and is no longer supported.', { code: 'model_decommissioned' }),
  mistral_model: row(400, 'Invalid model: mistral-tiny-1', { type: 'invalid_model' }),
  openrouter_model: row(400, 'foo/bar is not a valid model ID'),
};
