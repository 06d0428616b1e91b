import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import * as repository from './blacklist.repository.js';

/** Far more than a shop has regulars; keeps one owner from filling the table. */
const numbersMax = 10_000;

/** SQL: true when this owner has that number on the list. Other features place it in statements of their own; both are expressions. */
export function excludedPart(owner: string, pn: string): string {
  return `EXISTS (SELECT 1 FROM blacklist b WHERE b.owner_id = ${owner} AND b.pn = ${pn})`;
}

/** Numbers that get no AI text. Nothing is cached: an entry holds at once, also for an answer that is just being made. */
@Injectable()
export class BlacklistService {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Digits, newest first. */
  async list(ownerId: OwnerId): Promise<string[]> {
    return repository.listNumbers(this.database, ownerId);
  }

  /** Adding a number twice is no error. */
  async add(ownerId: OwnerId, digits: string): Promise<void> {
    if ((await repository.countNumbers(this.database, ownerId)) >= numbersMax) {
      throw new AppError('blacklist_full');
    }
    await repository.addNumber(this.database, ownerId, digits);
  }

  /** Removing a number that is not in the list is no error: it is gone either way. */
  async remove(ownerId: OwnerId, digits: string): Promise<void> {
    await repository.removeNumber(this.database, ownerId, digits);
  }
}
