const signatures: readonly (readonly [extension: string, at: number, bytes: string])[] = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG'],
  ['gif', 0, 'GIF8'],
  ['pdf', 0, '%PDF'],
  ['ogg', 0, 'OggS'],
  ['webp', 8, 'WEBP'],
  ['mp4', 4, 'ftyp'],
];

/** File extension by the first bytes, so that the file opens with a click. Empty for an unknown type. */
export function extensionOf(beginning: Uint8Array): string {
  const text = Buffer.from(beginning.subarray(0, 16)).toString('latin1');
  const found = signatures.find(([, at, bytes]) => text.startsWith(bytes, at));
  return found ? `.${found[0]}` : '';
}

const keyPattern = /^[^/]+\/(photos|chats)\/([^/]+)$/;

/** The name in the archive of a stored file; null for files that are made from others. */
export function nameInExport(key: string): string | null {
  const [, room, id] = keyPattern.exec(key) ?? [];
  return room && id ? `berkas/${room === 'photos' ? 'foto' : 'chat'}/${id}` : null;
}
