import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Access } from '#contracts/http/route';
import { accessMark } from '../base/implements.decorator.js';

/**
 * Who may call the handler of this request, from its contract.
 * @throws Error for a handler without a contract: it would be open to everybody with a token.
 */
export function accessOf(reflector: Reflector, context: ExecutionContext): Access {
  const access = reflector.get<Access | undefined>(accessMark, context.getHandler());
  if (!access) throw new Error(`${context.getClass().name}.${context.getHandler().name} has no contract (@Implements)`);
  return access;
}
