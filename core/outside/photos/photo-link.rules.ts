import type { PhotoProblem } from './photo.errors.js';

/** Base addresses of the share services, without a trailing slash. In development, the addresses of a simulator. */
export interface ShareHosts {
  readonly drive: string;
  readonly dropbox: string;
}

export type ResolvedLink = { readonly url: URL } | { readonly problem: PhotoProblem };

const driveHosts = new Set(['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com']);
const dropboxHosts = new Set(['www.dropbox.com', 'dropbox.com']);
const fileId = '([A-Za-z0-9_-]{10,})';
/** `…/file/d/ID/view`, also with an account in the path (`/u/0`, `/a/company.example`). */
const filePath = new RegExp(`^/(?:u/\\d+/|a/[^/]+/)?file/(?:u/\\d+/)?d/${fileId}(?:/|$)`);

/**
 * The direct address of the picture for a share link of Google Drive or Dropbox
 * (docs/protocols/photo-links.md). Any other link is returned unchanged.
 */
export function resolveLink(link: string, hosts: ShareHosts): ResolvedLink {
  const url = URL.parse(link.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { problem: 'address' };
  const drive = pathUnder(url, driveHosts, hosts.drive);
  if (drive !== null) return driveFile(url, drive, hosts.drive);
  const dropbox = pathUnder(url, dropboxHosts, hosts.dropbox);
  if (dropbox !== null) return dropboxFile(url, dropbox, hosts.dropbox);
  return { url };
}

/** The path of a link to a share service, real or simulated. Null for any other host. */
function pathUnder(url: URL, names: ReadonlySet<string>, base: string): string | null {
  if (names.has(url.hostname)) return url.pathname;
  return url.href.startsWith(`${base}/`) ? url.href.slice(base.length).split(/[?#]/, 1)[0]! : null;
}

function driveFile(url: URL, path: string, base: string): ResolvedLink {
  if (path.includes('/folders/') || path === '/folderview') return { problem: 'folder' };
  const id = filePath.exec(path)?.[1] ?? idParameter(url, path);
  if (!id) return { url };
  const direct = new URL(`${base}/uc`);
  direct.searchParams.set('export', 'download');
  direct.searchParams.set('id', id);
  // files shared before September 2021 need the resource key in addition to the id
  const key = url.searchParams.get('resourcekey');
  if (key) direct.searchParams.set('resourcekey', key);
  return { url: direct };
}

function idParameter(url: URL, path: string): string | undefined {
  if (!/^\/(u\/\d+\/)?(uc|open|download|thumbnail)$/.test(path)) return undefined;
  return new RegExp(`^${fileId}$`).exec(url.searchParams.get('id') ?? '')?.[1];
}

function dropboxFile(url: URL, path: string, base: string): ResolvedLink {
  if (/^\/(scl\/fo|sh)\//.test(path)) return { problem: 'folder' };
  if (!/^\/(scl\/fi|s)\//.test(path)) return { url };
  // `rlkey` and `st` grant access and are kept
  const direct = new URL(base + path + url.search);
  direct.searchParams.delete('dl');
  direct.searchParams.set('raw', '1');
  return { url: direct };
}
