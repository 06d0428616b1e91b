import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWebPage, isForWebPage, webHost } from '../passkey/web-page.ts';
import { issueServer, makeAuthority } from './certificate-authority.ts';
import type { Issued } from './certificate-authority.ts';
import type { MediaStore } from './media-store.ts';

export interface MediaHost {
  /** PEM file of the authority that clients must trust. */
  caFile: string;
  /** Host and port that serve https://web.whatsapp.com for a browser that resolves the name to it. */
  webPage: string;
  close(): Promise<void>;
}

const largestUpload = 128 * 1024 * 1024;
const loopback = '127.0.0.1';

/**
 * Starts the TLS host that `media_conn` names, because Baileys always uploads over https. The certificate authority
 * is made once and stored with the state. A client's NODE_EXTRA_CA_CERTS therefore stays valid across restarts.
 */
export async function startMediaHost(store: MediaStore, options: { folder?: string; hostname?: string }): Promise<MediaHost> {
  const hostname = options.hostname || loopback;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'whatsapp-sandbox-'));
  const caFile = join(folder, 'media-ca.pem');
  const { cert, key } = issueServer(authorityIn(folder, caFile), [...new Set([hostname, loopback, 'localhost', webHost])]);
  const server = createServer({ cert, key }, (request, response) =>
    isForWebPage(request) ? answerWebPage(request, response) : void answer(store, request, response),
  );
  const everywhere = hostname !== loopback && hostname !== 'localhost';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, everywhere ? undefined : loopback, resolve);
  });
  store.uploadHost = `${hostname}:${(server.address() as AddressInfo).port}`;
  return {
    caFile,
    webPage: store.uploadHost,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function authorityIn(folder: string, caFile: string): Issued {
  const keyFile = join(folder, 'media-ca.key');
  try {
    return { cert: readFileSync(caFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  } catch {
    const authority = makeAuthority();
    writeFileSync(keyFile, authority.key, { mode: 0o600 });
    writeFileSync(caFile, authority.cert);
    return authority;
  }
}

async function answer(store: MediaStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'https://media');
  const token = pathname.split('/').at(-1) ?? '';
  if (request.method === 'POST' && /^\/(mms|product|newsletter|pps)\//.test(pathname)) {
    const upload = await read(request);
    if (!upload) return void response.writeHead(413).end();
    const name = randomBytes(16).toString('hex');
    store.put(name, upload);
    const directPath = `/v/${name}`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: `https://${store.uploadHost}${directPath}`, direct_path: directPath }));
    return;
  }
  const file = request.method === 'GET' ? store.get(token) : undefined;
  if (file) response.setHeader('content-type', 'application/octet-stream').end(file);
  else response.writeHead(404).end();
}

async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestUpload) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
