import { randomBytes } from 'node:crypto';
import { Curve, getPlatformId, S_WHATSAPP_NET, type AuthenticationCreds, type BinaryNode } from 'baileys';
import type { PasskeyAssertion } from '#contracts/values/passkey';
import { faultOf, readOptions } from './assertion.rules.js';
import {
  ceremonyLimits,
  idle,
  nextCeremony,
  type Ceremony,
  type CeremonyAction,
  type CeremonyEvent,
  type CeremonyLimits,
} from './ceremony.rules.js';
import {
  assertionBytes,
  commit,
  comparedCode,
  handoffKey,
  handoffProof,
  readPhoneIdentity,
  sealPairingRequest,
  type Commitment,
  type PhoneIdentity,
} from './handoff.rules.js';
import type { Passkey, PasskeyFailure, PasskeyUpdate, PasskeyReception } from './passkey.types.js';
import { storeNowMs } from '../../../platform/clock/store-clock.js';

/** The part of Baileys' socket that is used. */
export interface CeremonySocket {
  readonly ws: { on(event: string, listener: (node: BinaryNode) => void): unknown };
  query(node: BinaryNode, timeoutMs?: number): Promise<BinaryNode | undefined>;
  sendNode(node: BinaryNode): Promise<void>;
}

export interface CeremonyOptions {
  /** False: the attempt ends when WhatsApp requests a passkey. */
  readonly isEnabled: boolean;
  /** The browser that this device claims to be, in Baileys' terms. It is part of the keys. */
  readonly browserName: string;
  readonly onUpdate: (update: PasskeyUpdate) => void;
  readonly limits?: CeremonyLimits;
}

const refPattern = /^[\x21-\x7e]{1,512}$/;
const lateCode = '408';

/**
 * Linking with a passkey: what comes between the scanned or typed code and `pair-success` for accounts that want one. It belongs to one
 * connection and to nothing that outlives it; `ceremony.rules.ts` says what follows from what.
 *
 * | state | what it means | what leads on | limit, and the way back |
 * |---|---|---|---|
 * | idle | no request yet | WhatsApp asks: asked · in a way that cannot be read: reading | none |
 * | reading | the question itself was asked for once more | it came: asked | seconds; again unreadable: failed |
 * | asked | the owner's authenticator may answer | an answer that fits: proving | WhatsApp's own, ten minutes at most; an answer that does not fit changes nothing |
 * | proving | the answer, our commitment and, early enough, the proof of the scanned code are with WhatsApp | the phone's key: confirming, or comparing without that proof | seconds; asked again: asked |
 * | comparing | our nonce leaves; phone and panel show a code | the owner says that they are the same: confirming | minutes |
 * | confirming | nonce, if it has not left yet, and sealed request leave; the new secret is in force; the panel still shows the code | WhatsApp took them: linking | seconds |
 * | linking | the phone has all it needs | `pair-success`: linked | minutes: the phone may ask its owner |
 * | linked | Baileys goes on as after any code | nothing | |
 * | failed | the attempt is over, the old secret is back | nothing: the next attempt is another connection with keys of its own | |
 *
 * Nothing is stored before `pair-success` (`isPaired` of the credentials), so whatever interrupts this leaves no half of a device.
 */
export class PasskeyCeremony implements Passkey {
  private state: Ceremony = idle;
  /** Number of the current step, by which a late answer to an earlier step is recognized. */
  private round = 0;
  private timer: NodeJS.Timeout | undefined;
  private handoff: { readonly key: Uint8Array; readonly untilMs: number } | null = null;
  private assertion: PasskeyAssertion | null = null;
  private ref = '';
  private commitment: Commitment | null = null;
  private isProved = false;
  /** WhatsApp's answer to our nonce. The nonce is sent only once. */
  private revealed: Promise<unknown> | null = null;
  private phone: PhoneIdentity | null = null;
  /** The secret of the shown code. Kept while another secret is in use. */
  private formerSecret: string | null = null;
  private failureCode: string | null = null;
  private readonly limits: CeremonyLimits;
  private readonly deviceType: number;

  constructor(
    private readonly socket: CeremonySocket,
    private readonly creds: AuthenticationCreds,
    private readonly given: CeremonyOptions,
  ) {
    this.limits = given.limits ?? ceremonyLimits;
    this.deviceType = Number(getPlatformId(given.browserName));
    socket.ws.on('CB:notification,type:passkey_prologue_request', (node) => this.noticed(node));
    socket.ws.on('CB:notification,type:crsc_continuation', (node) => this.continued(node));
    socket.ws.on('CB:iq,,pair-success', () => this.handle({ kind: 'paired' }));
  }

  /**
   * True from WhatsApp's request until the link or the end of the attempt. No code can be scanned during this time.
   */
  get isUnderWay(): boolean {
    return this.state.kind !== 'idle';
  }

  answer(assertion: PasskeyAssertion): PasskeyReception {
    if (this.state.kind !== 'asked') return 'not_asked';
    const fault = faultOf(assertion, this.state.options);
    if (fault) return fault;
    this.assertion = assertion;
    this.handle({ kind: 'answered' });
    return 'taken';
  }

  compared(areEqual: boolean): boolean {
    if (this.state.kind !== 'comparing') return false;
    this.handle(areEqual ? { kind: 'compared' } : { kind: 'failed', why: 'codes_differ' });
    return true;
  }

  /** The connection has ended. An attempt that has not led to a link ends with it. */
  end(): void {
    if (this.isUnderWay) this.handle({ kind: 'failed', why: 'no_answer' });
    clearTimeout(this.timer);
  }

  // --- reports from WhatsApp

  private noticed(node: BinaryNode): void {
    this.acknowledge(node);
    if (!this.given.isEnabled) return this.refuse();
    const now = storeNowMs();
    // the time is measured from the first request, with the secret of the code, so that a later request does not make
    // an old code valid again
    this.handoff ??= { key: handoffKey(this.creds.advSecretKey), untilMs: now + this.limits.handoffMs };
    this.handle({ kind: 'asked', options: readOptions(bytesOf(node, 'passkey_request_options')) });
  }

  private refuse(): void {
    this.state = { kind: 'failed', why: 'off' };
    this.given.onUpdate({ kind: 'failed', why: 'off', code: null });
  }

  private continued(node: BinaryNode): void {
    this.acknowledge(node);
    const phone = readPhoneIdentity(bytesOf(node, 'primary_ephemeral_identity'));
    if (this.state.kind === 'proving' && this.state.isCommitted) this.phone = phone;
    this.handle({ kind: 'continued', isReadable: phone !== null, isProved: this.isProved });
  }

  /**
   * Acknowledges a notification of WhatsApp. Baileys does this itself only once it knows the linked account. After a
   * scan it does not know the account yet.
   */
  private acknowledge({ attrs }: BinaryNode): void {
    if (this.creds.me) return;
    const ack: BinaryNode = {
      tag: 'ack',
      attrs: { id: attrs['id'] ?? '', to: attrs['from'] ?? S_WHATSAPP_NET, class: 'notification', type: attrs['type'] ?? '' },
    };
    this.socket.sendNode(ack).catch(() => undefined);
  }

  // --- running the state machine

  private handle(event: CeremonyEvent): void {
    const before = this.state;
    const { state, action } = nextCeremony(before, event, storeNowMs(), this.limits);
    this.state = state;
    if (state !== before) this.limitStep(state);
    if (state.kind !== before.kind) this.round++;
    if (action) this.perform(action, state);
    if (state.kind === 'linked') this.forget();
  }

  private limitStep(state: Ceremony): void {
    clearTimeout(this.timer);
    if (!('untilMs' in state)) return;
    this.timer = setTimeout(() => this.handle({ kind: 'late' }), Math.max(0, state.untilMs - storeNowMs()));
    this.timer.unref();
  }

  private perform(action: CeremonyAction, state: Ceremony): void {
    const { onUpdate } = this.given;
    switch (action) {
      case 'ask-options':
        return this.attempt(() => this.askOptions());
      case 'show-asked':
        if (state.kind === 'asked') onUpdate({ kind: 'asked', options: state.options, until: new Date(state.untilMs) });
        return;
      case 'commit':
        onUpdate({ kind: 'proving' });
        return this.attempt((isStill) => this.sendCommitment(isStill));
      case 'show-code':
        if (state.kind === 'comparing') onUpdate({ kind: 'compare', code: this.code(), until: new Date(state.untilMs) });
        // without our nonce, the phone cannot show the code
        return this.attempt(() => this.reveal().then(() => ({ kind: 'revealed' })));
      case 'confirm':
        onUpdate({ kind: 'confirming', code: this.code() });
        return this.attempt((isStill) => this.confirm(isStill));
      case 'show-failure': {
        const code = this.failureCode;
        this.forget();
        if (state.kind === 'failed') onUpdate({ kind: 'failed', why: state.why, code });
      }
    }
  }

  /** Carries out one action. Its result is ignored when the attempt has moved on in the meantime. */
  private attempt(action: (isStill: () => boolean) => Promise<CeremonyEvent>): void {
    const { round } = this;
    const isStill = (): boolean => this.round === round;
    action(isStill).then(
      (event) => isStill() && this.handle(event),
      (error: unknown) => {
        if (!isStill()) return;
        this.failureCode = codeOf(error);
        this.handle({ kind: 'failed', why: failureOf(this.failureCode) });
      },
    );
  }

  private async askOptions(): Promise<CeremonyEvent> {
    const answer = await this.ask('get', { tag: 'passkey_request_options', attrs: {} });
    return { kind: 'asked', options: readOptions(bytesOf(answer, 'passkey_request_options')) };
  }

  private async sendCommitment(isStill: () => boolean): Promise<CeremonyEvent> {
    const { assertion } = this;
    const ref = Buffer.from(bytesOf(await this.ask('get', { tag: 'ref', attrs: {} }), 'ref') ?? []).toString('utf8');
    if (!isStill() || !assertion || !refPattern.test(ref)) return { kind: 'failed', why: 'malformed' };
    this.ref = ref;
    const commitment = commit({ ephemeral: Curve.generateKeyPair(), nonce: randomBytes(32) }, this.deviceType, ref);
    this.commitment = commitment;
    this.revealed = null;
    const content = [
      leaf('credential_id', Buffer.from(assertion.rawId, 'base64url')),
      leaf('webauthn_assertion', assertionBytes(assertion)),
      leaf('prologue_payload', commitment.payload),
    ];
    const { handoff } = this;
    this.isProved = handoff !== null && storeNowMs() < handoff.untilMs;
    if (handoff && this.isProved) content.push(leaf('pairing_handoff_proof', handoffProof(handoff.key, commitment.payload)));
    // the phone's key may arrive before the server's answer, so the commitment counts as sent from here on
    this.handle({ kind: 'committed' });
    await this.ask('set', { tag: 'passkey_prologue', attrs: {}, content });
    return { kind: 'committed' };
  }

  private async confirm(isStill: () => boolean): Promise<CeremonyEvent> {
    const { commitment, phone, creds } = this;
    if (!commitment || !phone) return { kind: 'failed', why: 'malformed' };
    const advSecret = randomBytes(32);
    const noiseKey = creds.noiseKey.public;
    const identityKey = creds.signedIdentityKey.public;
    const about = { deviceType: this.deviceType, ref: this.ref, iv: randomBytes(12) };
    let sealed: Uint8Array;
    try {
      sealed = sealPairingRequest({ commitment, phone }, about, { noiseKey, identityKey, advSecret });
    } catch {
      return { kind: 'failed', why: 'malformed' };
    }
    await this.reveal();
    if (!isStill()) return { kind: 'failed', why: 'no_answer' };
    // `pair-success` is checked with this secret, and may arrive before the server's answer to the request.
    this.formerSecret = creds.advSecretKey;
    creds.advSecretKey = advSecret.toString('base64');
    await this.ask('set', leaf('encrypted_pairing_request', sealed));
    return { kind: 'delivered' };
  }

  private code(): string {
    return this.commitment && this.phone ? comparedCode(this.commitment, this.phone) : '';
  }

  /** Reveals our commitment. From now on the phone can compute the code too. */
  private reveal(): Promise<unknown> {
    this.revealed ??= this.ask('set', leaf('companion_nonce', this.commitment?.nonce ?? Buffer.alloc(0)));
    return this.revealed;
  }

  private async ask(type: 'get' | 'set', child: BinaryNode): Promise<BinaryNode> {
    const attrs = { to: S_WHATSAPP_NET, type, xmlns: 'md' };
    const answer = await this.socket.query({ tag: 'iq', attrs, content: [child] }, this.limits.answerMs);
    if (!answer) throw new Error('WhatsApp did not answer');
    return answer;
  }

  /** Clears the random values of this attempt. Without a link, the secret of the shown code becomes valid again. */
  private forget(): void {
    if (this.formerSecret !== null && this.state.kind !== 'linked') this.creds.advSecretKey = this.formerSecret;
    this.formerSecret = null;
    this.handoff = this.assertion = this.commitment = this.phone = this.revealed = null;
  }
}

function leaf(tag: string, content: Uint8Array): BinaryNode {
  return { tag, attrs: {}, content };
}

/** The content of the child element with that tag; null if there is none. */
function bytesOf(node: BinaryNode, tag: string): Uint8Array | null {
  const content = Array.isArray(node.content) ? node.content.find((child) => child.tag === tag)?.content : undefined;
  if (content === undefined || Array.isArray(content)) return null;
  // the decoder returns digits and known words as text
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function failureOf(code: string | null): PasskeyFailure {
  if (code === null) return 'no_answer';
  return code === lateCode ? 'too_late' : 'refused';
}

/**
 * The error code of WhatsApp's refusal. Null when the refusal has none, the connection was lost, or no answer arrived
 * in time.
 */
function codeOf(error: unknown): string | null {
  const { data } = error as { data?: unknown };
  return typeof data === 'number' || typeof data === 'string' ? String(data) : null;
}
