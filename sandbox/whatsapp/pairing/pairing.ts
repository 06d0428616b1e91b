import { randomBytes } from 'node:crypto';
import { proto } from 'baileys';
import { announceDevice } from '../notices/device-notices.ts';
import type { Connection } from '../session/connection.ts';
import type { Handshaken } from '../wire/noise.ts';
import { bytes, child, serverJid, stanza, toUint, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Candidate } from '../world/pending-link.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { companionSigned, signCompanion } from './device-identity.ts';

/** A pairing request that cannot be carried out. The message is a sentence for a person. */
export class PairingRefused extends Error {
  override name = 'PairingRefused';
}

const refCount = 6;
const firstRefMs = 60_000;
const laterRefMs = 20_000;
const graceMs = 5_000;
const signatureTimeoutMs = 20_000;
const restartRequired = 515;

/** Offers six refs. The client makes a QR code of each ref, its own keys, and a secret that the server never sees. */
export function beginPairing(world: World, connection: Connection, client: Handshaken): void {
  const candidate = readCandidate(connection, client);
  if (!candidate) return connection.fail(400);
  const refs: Stanza[] = [];
  for (let index = 0; index < refCount; index += 1) {
    const ref = `2@${randomBytes(48).toString('base64url')}`;
    world.refs.set(ref, { candidate, expiresAt: Date.now() + firstRefMs + index * laterRefMs + graceMs });
    refs.push(stanza('ref', {}, ref));
  }
  connections.set(connection, candidate);
  connection.send(stanza('iq', { from: serverJid, type: 'set', id: world.newId(), xmlns: 'md' }, [stanza('pair-device', {}, refs)]));
}

const connections = new WeakMap<Connection, Candidate>();

/** The candidate of a connection that is not logged in. */
export function candidateOf(connection: Connection): Candidate | undefined {
  return connections.get(connection);
}

/** Invalidates the refs and codes of this connection. */
export function endPairing(world: World, connection: Connection): void {
  const candidate = connections.get(connection);
  if (!candidate) return;
  connections.delete(connection);
  candidate.leave?.();
  forgetRefs(world, candidate);
  for (const [number, code] of world.codes) if (code.candidate === candidate) world.codes.delete(number);
}

/** A client whose code was scanned or typed, and the secret that belongs to the code. */
export interface AcceptedCode {
  candidate: Candidate;
  advSecret: Buffer;
}

/** A phone scans the QR code of a client. `qr` is the complete text, including the secret. */
export function scan(world: World, qr: string): AcceptedCode {
  const [ref = '', noise = '', identity = '', secret = ''] = qr
    .slice(qr.indexOf('#') + 1)
    .trim()
    .split(',');
  const advSecret = Buffer.from(secret, 'base64');
  if (!ref || advSecret.length !== 32) throw new PairingRefused('this is not a WhatsApp QR code');
  const offered = world.refs.get(ref);
  if (!offered || offered.expiresAt < Date.now() || !offered.candidate.connection.isOpen)
    throw new PairingRefused('this QR code has expired');
  const { candidate } = offered;
  if (candidate.noiseKey.toString('base64') !== noise || candidate.identity.toString('base64') !== identity) {
    throw new PairingRefused('this QR code is damaged: its keys are not those of the client that shows it');
  }
  forgetRefs(world, candidate);
  return { candidate, advSecret };
}

/** Signs the client's identity and waits for its counter signature. The device is created only after that. */
export async function link(world: World, phone: Phone, candidate: Candidate, advSecret: Buffer): Promise<number> {
  const { connection } = candidate;
  const device = phone.takeDeviceId();
  const phoneKeys = phone.device.memory.identity;
  const identity = signCompanion(phoneKeys, candidate.identity, device, advSecret);
  const reply = new Promise<Stanza>((resolve, reject) => {
    candidate.finish = resolve;
    candidate.leave = () => reject(new PairingRefused('the client hung up before it had signed'));
  });
  connection.send(
    stanza('iq', { from: serverJid, type: 'set', id: world.newId(), xmlns: 'md', t: unixSeconds() }, [
      stanza('pair-success', {}, [
        stanza('device-identity', {}, identity.sealed),
        stanza('biz', { name: phone.name }),
        stanza('platform', { name: 'smba' }),
        stanza('device', { jid: phone.jid('pn', device), lid: phone.jid('lid', device) }),
      ]),
    ]),
  );
  const signed = bytes(child(child(await withTimeout(reply), 'pair-device-sign'), 'device-identity'));
  if (!signed || !companionSigned(signed, identity.details, candidate.identity, phoneKeys.public)) {
    connection.close();
    throw new PairingRefused('the client did not sign its identity');
  }
  register(world, phone, candidate, device);
  await world.saveNow(phone);
  connection.streamError({ code: restartRequired });
  return device;
}

function register(world: World, phone: Phone, candidate: Candidate, device: number): void {
  const { identity, registrationId, signedPreKey } = candidate;
  const noiseKey = candidate.noiseKey.toString('hex');
  const state = { preKeys: [], greeted: false, logins: 0, linkedAt: Date.now() };
  phone.addCompanion({ id: device, noiseKey, identity, registrationId, signedPreKey, ...state });
  world.onChange(phone);
  world.events.emit({ type: 'pairing', number: phone.number, device });
  announceDevice(world, phone, device, 'add');
}

function readCandidate(connection: Connection, client: Handshaken): Candidate | undefined {
  const data = client.payload.devicePairingData;
  const id = toUint(Buffer.from(data?.eSkeyId ?? []));
  const registrationId = toUint(Buffer.from(data?.eRegid ?? []));
  if (!data?.eIdent || !data.eSkeyVal || !data.eSkeySig || id === undefined || registrationId === undefined) return undefined;
  return {
    connection,
    noiseKey: client.clientStatic,
    deviceType: proto.DeviceProps.decode(data.deviceProps ?? new Uint8Array()).platformType ?? 0,
    identity: Buffer.from(data.eIdent),
    registrationId,
    signedPreKey: { id, public: Buffer.from(data.eSkeyVal), signature: Buffer.from(data.eSkeySig) },
    finish: undefined,
    leave: undefined,
  };
}

function forgetRefs(world: World, candidate: Candidate): void {
  for (const [ref, offered] of world.refs) if (offered.candidate === candidate) world.refs.delete(ref);
}

async function withTimeout(reply: Promise<Stanza>): Promise<Stanza> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PairingRefused('the client did not answer the pairing')), signatureTimeoutMs);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}
