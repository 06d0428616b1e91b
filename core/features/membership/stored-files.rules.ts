import type { OwnerId } from '#contracts/values/ids';

const hoursOfDay = 24;

/** Every owner's files are looked through once a day, in an hour of that owner's: not all of an installation at once. */
export function isHourOf(ownerId: OwnerId, now: Date): boolean {
  // the end of an id is random, its beginning is a time
  return Number.parseInt(ownerId.slice(-6), 16) % hoursOfDay === now.getUTCHours();
}

/** A stored file by its key; null for one whose room this version does not know: a newer one may. */
export type NamedFile = { readonly key: string; readonly room: 'photos' | 'chats' | 'thumbnails'; readonly id: string };

const keyPattern = /^[^/]+\/(photos|chats|thumbnails)\/([^/]+)$/;

export function readKey(key: string): NamedFile | null {
  const [, room, id] = keyPattern.exec(key) ?? [];
  return room && id ? { key, room: room as NamedFile['room'], id } : null;
}

/** What is still named by a row, by id. */
export interface Known {
  readonly photos: ReadonlySet<string>;
  readonly chats: ReadonlySet<string>;
}

/** A small picture belongs to a photo of ours or to a lead's file. */
export function isNamed({ room, id }: NamedFile, { photos, chats }: Known): boolean {
  switch (room) {
    case 'photos':
      return photos.has(id);
    case 'chats':
      return chats.has(id);
    case 'thumbnails':
      return photos.has(id) || chats.has(id);
    default:
      return room satisfies never;
  }
}
