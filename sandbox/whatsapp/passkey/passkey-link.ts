import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { proto } from 'baileys';
import { errorNode } from '../iq/question.ts';
import type { Answer } from '../iq/question.ts';
import { candidateOf, link, PairingRefused } from '../pairing/pairing.ts';
import type { Connection } from '../session/connection.ts';
import { generateKeyPair } from '../wire/certificate.ts';
import { child, childBytes, serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Candidate, PasskeyAttempt, PasskeyStage } from '../world/pending-link.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { rpId, webOrigin } from './authenticator.ts';
import type { Assertion } from './authenticator.ts';
import { openRequest, opensCommitment, provesHandoff, readPrologue, shownCode } from './handoff.ts';

interface Attempt extends PasskeyAttempt {
  readonly phone: Phone;
}

const optionsTimeoutMs = 600_000;
const handoffMs = 5 * 60_000;
const attempts = new WeakMap<Connection, Attempt>();

/** The phone shows 'Lanjutkan di WhatsApp Web', and the client gets the passkey request. */
export function beginPasskey(world: World, phone: Phone, candidate: Candidate, codeSecret: Buffer): void {
  const attempt: Attempt = {
    phone,
    candidate,
    codeSecret,
    startedAt: Date.now(),
    challenge: '',
    ref: randomBytes(24).toString('base64url'),
    prologue: undefined,
    own: generateKeyPair(),
    nonce: randomBytes(32),
    isTrusted: false,
    companionNonce: undefined,
    waiting: undefined,
    stage: 'continue-on-web',
    code: undefined,
    why: undefined,
  };
  attempts.set(candidate.connection, attempt);
  phone.attempt = attempt;
  const { faults } = world;
  const options = newOptions(attempt);
  const content = faults.take(phone.number, 'passkeyNoOptions')
    ? []
    : [stanza('passkey_request_options', {}, faults.take(phone.number, 'passkeyGarbledOptions') ? '{"challenge":' : options)];
  notify(world, candidate.connection, 'passkey_prologue_request', content);
  show(world, attempt, 'continue-on-web');
}

/** Handles the steps of a passkey attempt that a client requests. Undefined for any other iq. */
export function answerPasskey(
  world: World,
  connection: Connection,
  iq: Stanza,
  afterwards: (job: () => void) => void,
): Answer | Promise<Answer> {
  const attempt = attempts.get(connection);
  const step = ['passkey_request_options', 'ref', 'passkey_prologue', 'companion_nonce', 'encrypted_pairing_request'].find((tag) =>
    child(iq, tag),
  );
  if (!step) return undefined;
  if (!attempt || !candidateOf(connection) || attempt.stage === 'failed') return [errorNode(404, 'no-passkey-attempt')];
  switch (step) {
    case 'passkey_request_options':
      if (world.faults.take(attempt.phone.number, 'passkeyLostOptions')) return [];
      return [stanza('passkey_request_options', {}, newOptions(attempt))];
    case 'ref':
      return [stanza('ref', {}, world.faults.take(attempt.phone.number, 'passkeyBadRef') ? '' : attempt.ref)];
    case 'passkey_prologue':
      return receivePrologue(world, attempt, child(iq, step), afterwards);
    case 'companion_nonce':
      return receiveNonce(world, attempt, childBytes(iq, step) ?? Buffer.alloc(0));
    default:
      return receiveRequest(world, attempt, childBytes(iq, step) ?? Buffer.alloc(0), afterwards);
  }
}

/** The owner compared the codes on the phone. */
export async function compareCodes(world: World, phone: Phone, areEqual: boolean): Promise<void> {
  const attempt = phone.attempt && attempts.get(phone.attempt.candidate.connection);
  if (attempt?.stage !== 'compare') throw new PairingRefused('this phone has no code to compare');
  if (!areEqual) {
    fail(world, attempt, 'the owner says that the codes differ');
    attempt.candidate.connection.close();
    return;
  }
  attempt.isTrusted = true;
  const secret = attempt.waiting;
  attempt.waiting = undefined;
  show(world, attempt, 'linking');
  if (secret) await finish(world, attempt, secret);
}

async function receivePrologue(
  world: World,
  attempt: Attempt,
  prologue: Stanza | undefined,
  afterwards: (job: () => void) => void,
): Promise<Answer> {
  const { phone } = attempt;
  const { faults } = world;
  const refused = (code: number, why: string): Answer => {
    fail(world, attempt, why);
    return [errorNode(code, why)];
  };
  if (faults.take(phone.number, 'passkeyLate')) return refused(408, 'the answer came too late');
  if (faults.take(phone.number, 'passkeyRefused')) return refused(403, 'the passkey was not accepted');
  const payload = childBytes(prologue, 'prologue_payload');
  const read = payload && readPrologue(payload);
  const wrong = read?.ref !== attempt.ref || read.deviceType !== attempt.candidate.deviceType;
  if (!payload || !read || attempt.prologue || wrong) return refused(400, 'bad-prologue');
  const problem = await assertionError(attempt, childBytes(prologue, 'webauthn_assertion'), childBytes(prologue, 'credential_id'));
  if (problem) return refused(403, problem);
  const proof = childBytes(prologue, 'pairing_handoff_proof');
  if (proof && !provesHandoff(attempt.codeSecret, payload, proof)) return refused(403, 'wrong-handoff-proof');
  const isTrusted = proof !== undefined && Date.now() < attempt.startedAt + handoffMs;
  attempt.isTrusted = isTrusted && !faults.take(phone.number, 'passkeyCompares');
  attempt.prologue = read;
  if (!faults.take(phone.number, 'passkeySilence')) afterwards(() => tellOwnKey(world, attempt));
  return [];
}

/**
 * The reason why an assertion is refused. A valid assertion needs the account's passkey, the current challenge,
 * WhatsApp's own page as origin, and an unused counter. Undefined when it is valid.
 */
async function assertionError(attempt: Attempt, told: Buffer | undefined, credentialId: Buffer | undefined): Promise<string | undefined> {
  const passkey = attempt.phone.passkey;
  const { challenge } = attempt;
  attempt.challenge = '';
  try {
    const response = JSON.parse(String(told)) as Assertion;
    if (!passkey || response.id !== passkey.id || credentialId?.toString('base64url') !== passkey.id) return 'unknown-passkey';
    if (challenge === '') return 'used-challenge';
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: webOrigin,
      expectedRPID: rpId,
      credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64')), counter: passkey.seen },
      requireUserVerification: true,
    });
    if (!verified) return 'wrong-signature';
    passkey.seen = authenticationInfo.newCounter;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'bad-assertion';
  }
}

function tellOwnKey(world: World, attempt: Attempt): void {
  const { candidate, nonce, own, phone } = attempt;
  const publicKey = world.faults.take(phone.number, 'passkeyBadContinuation') ? own.public.subarray(0, 16) : own.public;
  const bytes = proto.PrimaryEphemeralIdentity.encode({ publicKey, nonce }).finish();
  notify(world, candidate.connection, 'crsc_continuation', [stanza('primary_ephemeral_identity', {}, bytes)]);
}

function receiveNonce(world: World, attempt: Attempt, nonce: Buffer): Answer {
  if (!attempt.prologue || nonce.length !== 32 || !opensCommitment(attempt.prologue, nonce)) {
    fail(world, attempt, 'the nonce does not open the commitment');
    return [errorNode(400, 'bad-nonce')];
  }
  attempt.companionNonce = nonce;
  attempt.code = shownCode(attempt.nonce, attempt.own.public, nonce);
  if (!attempt.isTrusted) show(world, attempt, 'compare');
  return [];
}

function receiveRequest(world: World, attempt: Attempt, sealed: Buffer, afterwards: (job: () => void) => void): Answer {
  const { candidate, companionNonce, own, prologue } = attempt;
  const request = prologue && companionNonce ? openRequest(sealed, own, prologue) : undefined;
  if (!request || !request.noiseKey.equals(candidate.noiseKey) || !request.identityKey.equals(candidate.identity)) {
    fail(world, attempt, 'the request is not that of the client which asked');
    return [errorNode(400, 'bad-pairing-request')];
  }
  if (attempt.isTrusted) afterwards(() => void finish(world, attempt, request.advSecret).catch(() => undefined));
  else attempt.waiting = request.advSecret;
  return [];
}

async function finish(world: World, attempt: Attempt, advSecret: Buffer): Promise<void> {
  show(world, attempt, 'linking');
  try {
    await link(world, attempt.phone, attempt.candidate, advSecret);
    show(world, attempt, 'linked');
  } catch (error) {
    fail(world, attempt, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Each challenge is valid for one answer. */
function newOptions(attempt: Attempt): string {
  attempt.challenge = randomBytes(32).toString('base64url');
  const passkey = attempt.phone.passkey;
  return JSON.stringify({
    challenge: attempt.challenge,
    timeout: optionsTimeoutMs,
    rpId,
    allowCredentials: passkey ? [{ type: 'public-key', id: passkey.id }] : [],
    userVerification: 'required',
    extensions: { uvm: true },
  });
}

function notify(world: World, connection: Connection, type: string, content: Stanza[]): void {
  connection.send(stanza('notification', { from: serverJid, type, id: world.newId(), t: unixSeconds() }, content));
}

function fail(world: World, attempt: Attempt, why: string): void {
  attempt.why = why;
  show(world, attempt, 'failed');
}

function show(world: World, attempt: Attempt, stage: PasskeyStage): void {
  attempt.stage = stage;
  world.events.emit({ type: 'passkey', number: attempt.phone.number, stage });
}
