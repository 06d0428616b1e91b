/**
 * The reference for all measurements: a bare Baileys bot that answers `echo: <text>`, with keys in memory, no database
 * and no guarantees. One process, as many sessions as asked for: `POST /<label>` starts one and answers its QR text,
 * `GET /<label>` answers once it is open. On SIGTERM it stores its sessions in a file and resumes them at the next
 * start, so that the memory of both bots can be measured freshly started.
 */
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BufferJSON,
  makeWASocket,
  DisconnectReason,
  initAuthCreds,
  isJidGroup,
  WA_CERT_DETAILS,
  type AuthenticationCreds,
  type AuthenticationState,
  type SignalDataSet,
  type SignalDataTypeMap,
} from 'baileys';
import { pino } from 'pino';

const [url, rootKeyHex, stateFile] = process.argv.slice(2);
if (!url || !rootKeyHex || !stateFile) throw new Error('usage: echo-bot.ts <ws address> <root key, hex> <state file>');
Buffer.from(rootKeyHex, 'hex').copy(WA_CERT_DETAILS.PUBLIC_KEY as Uint8Array);
// libsignal prints whole sessions, so the bare bot would measure the terminal
console.info = console.warn = console.log = () => undefined;

const quiet = pino({ level: 'silent' });

const happened = new EventEmitter().setMaxListeners(0);
const open = new Set<string>();

type Stores = Map<string, Map<string, unknown>>;
interface Session {
  readonly auth: AuthenticationState;
  readonly stores: Stores;
}
const sessions = new Map<string, Session>();

function memorySession(creds: AuthenticationCreds = initAuthCreds(), stores: Stores = new Map()): Session {
  const store = (type: string) => stores.get(type) ?? stores.set(type, new Map()).get(type)!;
  const auth: AuthenticationState = {
    creds,
    keys: {
      get: <T extends keyof SignalDataTypeMap>(type: T, ids: string[]) => {
        const found: Record<string, SignalDataTypeMap[T]> = {};
        for (const id of ids) {
          const value = store(type).get(id);
          if (value !== undefined) found[id] = value as SignalDataTypeMap[T];
        }
        return found;
      },
      set: (data: SignalDataSet) => {
        for (const [type, rows] of Object.entries(data)) {
          for (const [id, value] of Object.entries(rows ?? {})) {
            if (value === null) store(type).delete(id);
            else store(type).set(id, value);
          }
        }
      },
    },
  };
  return { auth, stores };
}

function save(): void {
  const kept = [...sessions].map(([label, { auth, stores }]) => [label, auth.creds, [...stores].map(([type, rows]) => [type, [...rows]])]);
  writeFileSync(stateFile!, JSON.stringify(kept, BufferJSON.replacer));
}

function resume(): void {
  if (!existsSync(stateFile!)) return;
  const kept = JSON.parse(readFileSync(stateFile!, 'utf8'), BufferJSON.reviver) as [
    string,
    AuthenticationCreds,
    [string, [string, unknown][]][],
  ][];
  for (const [label, creds, rows] of kept)
    run(label, memorySession(creds, new Map(rows.map(([type, entries]) => [type, new Map(entries)]))));
}

function run(label: string, session: Session): void {
  sessions.set(label, session);
  const { auth } = session;
  const socket = makeWASocket({
    auth,
    waWebSocketUrl: url!,
    logger: quiet,
    markOnlineOnConnect: false,
    // these settings keep memory and time constant; without them the comparison would favour our product
    enableRecentMessageCache: false,
    getMessage: async () => undefined,
  });
  socket.ev.on('creds.update', (change) => Object.assign(auth.creds, change));
  socket.ev.on('connection.update', ({ connection, lastDisconnect, qr }) => {
    if (qr) happened.emit(`qr ${label}`, qr);
    if (connection === 'open') {
      open.add(label);
      happened.emit(`open ${label}`);
    }
    if (connection !== 'close') return;
    const code = (lastDisconnect?.error as { output?: { statusCode?: number } } | undefined)?.output?.statusCode;
    if (code === DisconnectReason.restartRequired) run(label, session);
    else throw new Error(`session ${label} closed with ${code}`);
  });
  socket.ev.on('messages.upsert', ({ messages }) => {
    for (const { key, message } of messages) {
      const text = message?.conversation ?? message?.extendedTextMessage?.text;
      if (key.fromMe || !text || !key.remoteJid || isJidGroup(key.remoteJid)) continue;
      void socket.sendMessage(key.remoteJid, { text: `echo: ${text}` });
    }
  });
}

const server = createServer((request, response) => {
  const label = request.url!.slice(1);
  void answer(request.method!, label).then((text) => response.end(text));
});

async function answer(method: string, label: string): Promise<string> {
  if (method === 'POST') {
    const qr = once(happened, `qr ${label}`);
    run(label, memorySession());
    return ((await qr) as [string])[0];
  }
  if (!open.has(label)) await once(happened, `open ${label}`);
  return 'open';
}

process.on('SIGTERM', () => {
  save();
  process.exit(0);
});
resume();
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ event: 'echo.ready', port: (server.address() as AddressInfo).port })}\n`),
);
