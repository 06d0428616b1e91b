import { ApiError, invalid } from './api-error.ts';
import { checkMessages } from './message-check.ts';
import type { ChatRequest, ToolDefinition } from './protocol.ts';

/** Refuses what the real services refuse, in their wording, so that an invalid client fails here first. */
export function checkRequest(body: unknown, models: readonly string[]): ChatRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, {
      message: "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly.)",
    });
  }
  if (!hasWholeCharacters(body)) throw new ApiError(400, { message: 'The request body is not valid JSON: no low surrogate in string' });
  const request = body as ChatRequest;
  if (request.model === undefined) throw new ApiError(400, { message: 'you must provide a model parameter' });
  if (typeof request.model !== 'string')
    throw invalid('model', `Invalid type for 'model': expected a string, but got ${kindOf(request.model)} instead.`, 'invalid_type');
  checkMessages(request.messages);
  checkTools(request);
  checkNumbers(body as Record<string, unknown>);
  checkFormat(request);
  if (!models.includes(request.model)) {
    throw new ApiError(404, {
      message: `The model \`${request.model}\` does not exist or you do not have access to it.`,
      code: 'model_not_found',
    });
  }
  return request;
}

/** False when a text contains half of a surrogate pair. This happens when a text is cut within an emoji. */
function hasWholeCharacters(part: unknown): boolean {
  if (typeof part === 'string') return part.isWellFormed();
  return typeof part !== 'object' || part === null || Object.values(part).every(hasWholeCharacters);
}

function checkTools({ tools, tool_choice: choice }: ChatRequest): void {
  if (tools === undefined) {
    if (choice !== undefined && choice !== 'none')
      throw invalid('tool_choice', "'tool_choice' is only allowed when 'tools' are specified.");
    return;
  }
  if (!Array.isArray(tools))
    throw invalid('tools', `Invalid type for 'tools': expected an array of objects, but got ${kindOf(tools)} instead.`, 'invalid_type');
  if (tools.length === 0)
    throw invalid(
      'tools',
      "Invalid 'tools': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'empty_array',
    );
  const names = new Set<string>();
  tools.forEach((tool, at) => {
    checkTool(tool, at);
    if (names.has(tool.function.name))
      throw invalid(`tools[${at}].function.name`, `Tool names must be unique: '${tool.function.name}' is given twice.`);
    names.add(tool.function.name);
  });
  if (typeof choice === 'object' && !names.has(choice.function?.name)) {
    throw invalid('tool_choice', `Invalid value for 'tool_choice': no tool with name '${choice.function?.name}' found in 'tools'.`);
  }
  if (typeof choice === 'string' && !['auto', 'none', 'required'].includes(choice)) {
    throw invalid('tool_choice', `Invalid value: '${choice}'. Supported values are: 'none', 'auto', and 'required'.`, 'invalid_value');
  }
}

function checkTool(tool: ToolDefinition, at: number): void {
  const path = `tools[${at}]`;
  if (tool?.type !== 'function')
    throw invalid(`${path}.type`, `Invalid value: '${tool?.type}'. Supported values are: 'function'.`, 'invalid_value');
  const { name, parameters, strict } = tool.function ?? {};
  if (typeof name !== 'string')
    throw invalid(`${path}.function.name`, `Missing required parameter: '${path}.function.name'.`, 'missing_required_parameter');
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    throw invalid(
      `${path}.function.name`,
      `Invalid '${path}.function.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
      'invalid_value',
    );
  }
  if (parameters === undefined) return;
  if (parameters['type'] !== 'object') {
    throw invalid(
      `${path}.function.parameters`,
      `Invalid schema for function '${name}': schema must be a JSON Schema of 'type: "object"', got 'type: "${String(parameters['type'])}"'.`,
      'invalid_function_parameters',
    );
  }
  const properties = Object.keys((parameters['properties'] as object | undefined) ?? {});
  const required = parameters['required'];
  if (required !== undefined && (!Array.isArray(required) || required.some((key) => !properties.includes(key as string)))) {
    throw invalid(
      `${path}.function.parameters`,
      `Invalid schema for function '${name}': 'required' names a property that is not in 'properties'.`,
      'invalid_function_parameters',
    );
  }
  if (strict !== true) return;
  if (parameters['additionalProperties'] !== false) {
    throw invalid(
      `${path}.function.parameters`,
      `Invalid schema for function '${name}': In context=(), 'additionalProperties' is required to be supplied and to be false.`,
      'invalid_function_parameters',
    );
  }
  if (properties.some((key) => !(required as string[] | undefined)?.includes(key))) {
    throw invalid(
      `${path}.function.parameters`,
      `Invalid schema for function '${name}': In context=(), 'required' is required to be supplied and to be an array including every key in properties.`,
      'invalid_function_parameters',
    );
  }
}

function checkNumbers(body: Record<string, unknown>): void {
  for (const name of ['max_tokens', 'max_completion_tokens']) {
    const value = body[name];
    if (value !== undefined && value !== null && (!Number.isInteger(value) || (value as number) < 1)) {
      throw invalid(
        name,
        `Invalid '${name}': integer below minimum value. Expected a value >= 1, but got ${String(value)} instead.`,
        'integer_below_min_value',
      );
    }
  }
  if (body['max_tokens'] != null && body['max_completion_tokens'] != null) {
    throw invalid('max_tokens', "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.");
  }
  const temperature = body['temperature'];
  if (temperature != null && (typeof temperature !== 'number' || temperature < 0 || temperature > 2)) {
    throw invalid('temperature', `Invalid 'temperature': expected a decimal between 0 and 2, but got ${String(temperature)} instead.`);
  }
  if (body['n'] != null && body['n'] !== 1) throw invalid('n', "'n' : number must be at most 1");
  if (body['stream_options'] != null && body['stream'] !== true) {
    throw invalid('stream_options', "The 'stream_options' parameter is only allowed when 'stream' is enabled.");
  }
}

function checkFormat({ response_format: format, messages }: ChatRequest): void {
  if (format === undefined || format === null || format.type === 'text') return;
  if (format.type === 'json_object') {
    if (!/json/i.test(JSON.stringify(messages))) {
      throw invalid('messages', "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.");
    }
    return;
  }
  if (format.type !== 'json_schema')
    throw invalid(
      'response_format.type',
      `Invalid value: '${String(format.type)}'. Supported values are: 'json_object', 'json_schema', and 'text'.`,
      'invalid_value',
    );
  if (!format.json_schema?.name)
    throw invalid(
      'response_format.json_schema.name',
      "Missing required parameter: 'response_format.json_schema.name'.",
      'missing_required_parameter',
    );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
