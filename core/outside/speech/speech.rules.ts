const extensions: [RegExp, string][] = [
  [/ogg|opus/, 'ogg'],
  [/mpeg|mp3/, 'mp3'],
  [/mp4|m4a|aac/, 'm4a'],
  [/wav/, 'wav'],
  [/webm/, 'webm'],
  [/flac/, 'flac'],
];

/** Services tell the format by the file's name: a voice note of WhatsApp is Opus in Ogg. */
export function voiceFilename(mimetype: string): string {
  return `vn.${extensions.find(([pattern]) => pattern.test(mimetype))?.[1] ?? 'ogg'}`;
}

/** Worth another try at once: a busy or broken service, not a refusal. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status === 498 || status >= 500;
}
