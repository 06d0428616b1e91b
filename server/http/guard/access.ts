import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Access } from '#contracts/http/route';
import { accessMark } from '../base/implements.decorator.js';

/**
 * The access rule of the handler of this request, from the handler's contract.
 * @throws Error for a handler without a contract, because everybody with a token could call it.
 */
export function accessOf(reflector: Reflector, context: ExecutionContext): Access {
  const access = reflector.get<Access | undefined>(accessMark, context.getHandler());
  if (!access) throw new Error(`${context.getClass().name}.${context.getHandler().name} has no contract (@Implements)`);
  return access;
}
