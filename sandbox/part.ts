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
  /** 0 picks a free port; so does smtpPort. */
  port: number;
  smtpPort: number;
  only: Set<PartName>;
  /** More model names than the built-in ones. */
  llmModels: string[];
  midtransServerKey: string;
  midtransClientKey: string;
  /** The page of the product under test; only shown as a link. */
  panelUrl?: string;
  /** Where payment notifications go unless an order names its own address. */
  midtransNotifyUrl?: string;
  /** Where Xendit's callbacks go, as an operator would set it in the dashboard. */
  xenditCallbackUrl?: string;
  /** Folder that keeps phones and mails across restarts; without it everything is forgotten. */
  stateDir?: string;
  /** File that gets the ready line too, for programs that cannot read the output of this one. */
  readyFile?: string;
  /** The address others reach this server by, when it is not `http://host:port`. */
  publicUrl?: string;
}

/** What `main.ts` prints: one address per started part. */
export interface ReadyLine {
  event: 'sandbox.ready';
  http: string;
  panel?: string;
  whatsapp?: string;
  /** 64 hex digits: the root key that clients of the WhatsApp stand-in must trust instead of the real one. */
  whatsappRootKey?: string;
  /** PEM file that clients which upload media must trust (NODE_EXTRA_CA_CERTS). */
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
  /** Base of the picture hosts; `…/drive` and `…/dropbox` stand for these services. */
  photos?: string;
  /** Base of the push service. */
  push?: string;
  /** Endpoint of the object storage, addressed by path. */
  s3?: string;
  s3Bucket?: string;
  s3Region?: string;
  s3KeyId?: string;
  s3Secret?: string;
}

export interface Part {
  close(): Promise<void>;
  /** True when this part has taken the WebSocket upgrade. */
  handleUpgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** What a part is built into. */
export interface PartContext {
  app: Express;
  /** Public base address, no slash at the end. */
  http: string;
  /** The same server from this machine, for calls from one part to another. */
  local: string;
  options: SandboxOptions;
  parts: Part[];
  ready: ReadyLine;
  events?: EventStream;
}
