import type { Response } from 'express';

/** The provider whose error format is used (docs/protocols/models.md). */
export type ErrorShape = 'openai' | 'gemini' | 'ollama' | 'vllm' | 'mistral';

/** One row of the error table (docs/protocols/models.md), identified by name. */
export interface ErrorRow {
  status: number;
  type: string;
  code: string | null;
  message: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, fields: { message: string; type?: string; code?: string | null; param?: string | null }) {
    super(fields.message);
    this.status = status;
    this.type = fields.type ?? 'invalid_request_error';
    this.code = fields.code ?? null;
    this.param = fields.param ?? null;
  }
}

/** A 400 about one field, in OpenAI's wording. */
export function invalid(param: string, message: string, code: string | null = null): ApiError {
  return new ApiError(400, { message, param, code });
}

export function sendApiError(response: Response, error: ApiError, shape: ErrorShape = 'openai'): void {
  const { message, type, code, param } = error;
  const bodies: Record<ErrorShape, unknown> = {
    openai: { error: { message, type, param, code } },
    ollama: { error: { message, type: 'api_error', param: null, code: null } },
    vllm: { error: { message, type: type === 'invalid_request_error' ? 'BadRequestError' : type, param, code: error.status } },
    mistral: {
      object: 'error',
      message: { detail: [{ type: 'extra_forbidden', loc: ['body', param], msg: message, input: null }] },
      type,
      param: null,
      code: null,
    },
    gemini: [{ error: { code: error.status, message, status: geminiStatus(error.status) } }],
  };
  response.status(error.status).json(bodies[shape]);
}

function geminiStatus(status: number): string {
  const names: Record<number, string> = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    429: 'RESOURCE_EXHAUSTED',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
  };
  return names[status] ?? 'INTERNAL';
}
