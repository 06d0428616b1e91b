import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import type { EventStream } from './http/event-stream.ts';

export const partNames = [
  'whatsapp',
  'llm',
  'speech',
  'midtrans',
  'xendit',
  'smtp',
  'meta',
  'shipping',
  'photos',
  'push',
  's3',
  'control',
] as const;
export type PartName = (typeof partNames)[number];

export interface SandboxOptions {
  host: string;
  /** The value 0 picks a free port, here and in `smtpPort`. */
  port: number;
  smtpPort: number;
  only: Set<PartName>;
  /** Model names in addition to the built-in ones. */
  llmModels: string[];
  midtransServerKey: string;
  midtransClientKey: string;
  /** Address of the panel under test. Only shown as a link. */
  panelUrl?: string;
  /** Target of payment notifications, unless an order names its own address. */
  midtransNotifyUrl?: string;
  /** Target of Xendit's callbacks, as an operator would set it in the dashboard. */
  xenditCallbackUrl?: string;
  /** Folder that keeps phones and mails across restarts. Without this folder, all data is in memory only. */
  stateDir?: string;
  /** File to which the ready line is also written, for programs that cannot read the sandbox's standard output. */
  readyFile?: string;
  /** The public address of this server, when it is not `http://host:port`. */
  publicUrl?: string;
}

/** The line that `main.ts` prints: one address per started simulator. */
export interface ReadyLine {
  event: 'sandbox.ready';
  http: string;
  panel?: string;
  whatsapp?: string;
  /** 64 hex digits: the root key that clients of the WhatsApp simulator must trust instead of the real one. */
  whatsappRootKey?: string;
  /** PEM file that clients must trust (NODE_EXTRA_CA_CERTS) when they upload media. */
  whatsappMediaCaFile?: string;
  llm?: string;
  llmModel?: string;
  speech?: string;
  speechModel?: string;
  midtransSnap?: string;
  midtransApi?: string;
  midtransServerKey?: string;
  midtransClientKey?: string;
  /** Base of Xendit's API. */
  xendit?: string;
  xenditSecretKey?: string;
  xenditCallbackToken?: string;
  smtp?: string;
  meta?: string;
  shipping?: string;
  biteship?: string;
  /** Base of the picture hosts. `…/drive` simulates Google Drive, `…/dropbox` simulates Dropbox. */
  photos?: string;
  /** Base of the push service. */
  push?: string;
  /** Endpoint of the object storage (path style). */
  s3?: string;
  s3Bucket?: string;
  s3Region?: string;
  s3KeyId?: string;
  s3Secret?: string;
}

export interface Part {
  close(): Promise<void>;
  /** True when this part took over the WebSocket upgrade. */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** The arguments with which a part is created. */
export interface PartContext {
  app: Express;
  /** Public base address, without a trailing slash. */
  http: string;
  /** Address of the same server from this machine, for calls between parts. */
  local: string;
  options: SandboxOptions;
  parts: Part[];
  ready: ReadyLine;
  events?: EventStream;
}
