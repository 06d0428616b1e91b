const extensions: [RegExp, string][] = [
  [/ogg|opus/, 'ogg'],
  [/mpeg|mp3/, 'mp3'],
  [/mp4|m4a|aac/, 'm4a'],
  [/wav/, 'wav'],
  [/webm/, 'webm'],
  [/flac/, 'flac'],
];

/** Services detect the format by the file's extension. A WhatsApp voice note is Opus in Ogg. */
export function voiceFilename(mimetype: string): string {
  return `vn.${extensions.find(([pattern]) => pattern.test(mimetype))?.[1] ?? 'ogg'}`;
}

/** True when an immediate retry may help, because the service is busy or broken and did not refuse the request. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status === 498 || status >= 500;
}
