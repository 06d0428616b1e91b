const hoursOfDay = 24;

/**
 * Each owner's files are checked once a day, in an hour derived from the owner id, which spreads the load
 * over the day.
 */
export function isHourOf(folder: string, now: Date): boolean {
  // the end of an id is random, unlike its beginning, which is a timestamp
  return Number.parseInt(folder.slice(-6), 16) % hoursOfDay === now.getUTCHours();
}

/**
 * A stored file, parsed from its key; null when this version does not know the `room` part of the key: a
 * newer version may.
 */
export type NamedFile = { readonly key: string; readonly room: 'photos' | 'chats' | 'thumbnails' | 'exports'; readonly id: string };

const keyPattern = /^[^/]+\/(photos|chats|thumbnails|exports)\/([^/]+)$/;

export function readKey(key: string): NamedFile | null {
  const [, room, id] = keyPattern.exec(key) ?? [];
  return room && id ? { key, room: room as NamedFile['room'], id } : null;
}

/** Ids that a row still references. */
export interface Known {
  readonly photos: ReadonlySet<string>;
  readonly chats: ReadonlySet<string>;
  readonly exports: ReadonlySet<string>;
}

/**
 * True when a row still references the file. A thumbnail is referenced through one of our photos or through a lead's
 * file.
 */
export function isNamed({ room, id }: NamedFile, { photos, chats, exports }: Known): boolean {
  switch (room) {
    case 'photos':
      return photos.has(id);
    case 'chats':
      return chats.has(id);
    case 'thumbnails':
      return photos.has(id) || chats.has(id);
    case 'exports':
      return exports.has(id);
    default:
      return room satisfies never;
  }
}
