import { withoutEnd } from '#contracts/values/text-ends';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { errors } from '#contracts/http/errors';
import { builtSite } from '#contracts/values/site';

/** Built pages by path. Any other page path gets the panel, which does its own routing in the browser. */
const pages: Record<string, string> = { '/': 'landing.html', '/terms-and-conditions': 'terms.html', '/offline': 'offline.html' };
const panelPage = 'index.html';
const yearSeconds = 31_536_000;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built client. Hashed assets are cached for a year, and pages are always revalidated. Browsers that
 * accept them get the `.br` and `.gz` variants. Requests to API, socket and operator paths pass through. The folder
 * is listed once at start, so files added later are not served.
 * @param publicUrl the panel's own address, for the public pages that contain it.
 */
export function panelFiles(folder: string, publicUrl: string): RequestHandler {
  const files = new Set(filesIn(folder));
  const built: Built = { folder, files, addressed: addressedFiles(folder, files, publicUrl) };
  return (request, response, next) => {
    if (!isOurs(request)) return next();
    const name = fileFor(request.path, files);
    if (name === null) return refuse(response, errors.file_unknown);
    if (!files.has(name)) return refuse(response, errors.unavailable);
    send(built, name, request, response, next);
  };
}

/** Answers as plain text, not JSON: pages and files are requested by browsers, not by API clients. */
function refuse(response: Response, { status, sentence }: { status: number; sentence: string }): void {
  response.status(status).type('text/plain').send(sentence);
}

/** Hashes of the inline scripts in the built pages, for the content policy. */
export function inlineScriptHashes(folder: string): string[] {
  const hashes = new Set<string>();
  for (const name of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    for (const part of readFileSync(join(folder, name), 'utf8')
      .split(/<script(?=[\s>])/i)
      .slice(1)) {
      const [tag = '', script = ''] = part.split(/<\/script>/i, 1)[0]!.split(/>([\s\S]*)/, 2);
      if (script !== '' && !/\ssrc=/.test(tag)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\//, ''));
}

function isOurs({ method, path }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|socket\.io|metrics|ops)(\/|$)/.test(path);
}

/** @returns the file's name below the folder; null for a path that looks like a file but has none. */
function fileFor(path: string, files: ReadonlySet<string>): string | null {
  const page = pages[withoutEnd(path, /\//) || '/'];
  if (page && files.has(page)) return page;
  const name = path.slice(1);
  if (files.has(name) && !/\.(html|br|gz)$/.test(name)) return name;
  return /\.\w{2,11}$|^\/assets\/|%/.test(path) ? null : panelPage;
}

/** One text in each content encoding. */
type Forms = Readonly<Record<'identity' | (typeof encodings)[number][0], Buffer>>;
interface Built {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  /** Files that contain the panel's address, after the address was inserted. */
  readonly addressed: ReadonlyMap<string, Forms>;
}

/**
 * The few public pages at the top of the build, with the panel's address inserted. They are compressed less than the
 * files of the build, because this runs at every start.
 */
function addressedFiles(folder: string, files: ReadonlySet<string>, publicUrl: string): Map<string, Forms> {
  const filled = new Map<string, Forms>();
  for (const name of [...files].filter((file) => /^[^/]+\.(html|xml|txt)$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (!text.includes(builtSite)) continue;
    const identity = Buffer.from(text.replaceAll(builtSite, publicUrl.replace(/\/$/, '')));
    const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    filled.set(name, { identity, br, gzip: gzipSync(identity) });
  }
  return filled;
}

function send({ folder, files, addressed }: Built, name: string, request: Request, response: Response, next: NextFunction): void {
  const forms = addressed.get(name);
  const packed = encodings.find(([encoding, suffix]) => (forms || files.has(name + suffix)) && request.acceptsEncodings(encoding));
  response.vary('Accept-Encoding').type(extname(name));
  if (packed) response.setHeader('Content-Encoding', packed[0]);
  response.setHeader('Cache-Control', cacheOf(name));
  if (forms) return void response.send(forms[packed?.[0] ?? 'identity']);
  response.sendFile(name + (packed?.[1] ?? ''), { root: folder, cacheControl: false }, (error) => {
    if (error && !response.headersSent) next(error);
  });
}

function cacheOf(name: string): string {
  if (name.startsWith('assets/')) return `public, max-age=${yearSeconds}, immutable`;
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
