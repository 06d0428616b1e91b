import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { bitString, boolean, contextTag, explicit, integer, objectId, octetString, printable, sequence, set, utcTime } from './der.ts';

/** PEM texts of a certificate and its private key. */
export interface Issued {
  cert: string;
  key: string;
}

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
const dayMs = 86_400_000;
const yearsMs = 10 * 365 * dayMs;

/** A certificate authority of this sandbox only. Clients trust it with NODE_EXTRA_CA_CERTS. */
export function makeAuthority(): Issued {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = 'WhatsApp sandbox media CA';
  const isAuthority = extension('2.5.29.19', sequence(boolean(true)), true);
  // keyCertSign and cRLSign
  const usage = extension('2.5.29.15', bitString(Buffer.from([0x06]), 1), true);
  return issue({ issuer: name, subject: name, publicKey, signWith: privateKey, extensions: [isAuthority, usage] }, privateKey);
}

/** A server certificate for these host names and addresses. */
export function issueServer(authority: Issued, hosts: string[]): Issued {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = hosts.map((host) =>
    isIP(host) === 4 ? contextTag(7, Buffer.from(host.split('.').map(Number))) : contextTag(2, Buffer.from(host)),
  );
  const alternativeNames = extension('2.5.29.17', sequence(...names));
  const serverAuth = extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1')));
  const extensions = [alternativeNames, serverAuth];
  const wanted = {
    issuer: 'WhatsApp sandbox media CA',
    subject: 'WhatsApp sandbox media host',
    publicKey,
    signWith: createPrivateKey(authority.key),
    extensions,
  };
  return issue(wanted, privateKey);
}

interface Wanted {
  issuer: string;
  subject: string;
  publicKey: KeyObject;
  signWith: KeyObject;
  extensions: Buffer[];
}

function issue(wanted: Wanted, ownKey: KeyObject): Issued {
  const now = Date.now();
  const serial = randomBytes(16);
  serial[0] = (serial[0] ?? 0) & 0x7f || 1;
  const toBeSigned = sequence(
    explicit(0, integer(Buffer.from([2]))), // version 3
    integer(serial),
    ecdsaWithSha256,
    commonName(wanted.issuer),
    sequence(utcTime(new Date(now - dayMs)), utcTime(new Date(now + yearsMs))),
    commonName(wanted.subject),
    wanted.publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...wanted.extensions)),
  );
  const signature = sign('sha256', toBeSigned, wanted.signWith);
  const der = sequence(toBeSigned, ecdsaWithSha256, bitString(signature));
  const lines =
    der
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? '';
  const key = ownKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, key };
}

function commonName(name: string): Buffer {
  return sequence(set(sequence(objectId('2.5.4.3'), printable(name))));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(objectId(id), ...(critical ? [boolean(true)] : []), octetString(value));
}
