import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import express from 'express';
import type { Express } from 'express';
import type { Part, ReadyLine, SandboxOptions } from './part.ts';
import { addParts } from './parts.ts';

export interface Sandbox {
  ready: ReadyLine;
  close(): Promise<void>;
}

/** Starts the chosen simulators behind one HTTP server and resolves when all of them listen. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // The long timeout prevents that the server closes an idle connection at the moment when a client reuses it.
  const server = createServer({ keepAliveTimeout: 120_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const http = options.publicUrl ?? `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
  const app: Express = express().disable('x-powered-by').disable('etag');
  const parts: Part[] = [];
  const close = async (): Promise<void> => {
    await Promise.allSettled(parts.map((part) => part.close()));
    server.close();
    server.closeAllConnections();
  };
  try {
    const ready: ReadyLine = { event: 'sandbox.ready', http, ...(options.panelUrl ? { panel: options.panelUrl } : {}) };
    await addParts({ app, http, local: `http://127.0.0.1:${port}`, options, parts, ready });
    server.on('request', app);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (parts.some((part) => part.handleUpgrade?.(request, socket, head) === true)) return;
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    });
    return { ready, close };
  } catch (error) {
    await close();
    throw error;
  }
}
