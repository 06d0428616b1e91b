import type { PasskeyAssertion, PasskeyQuestion } from '#contracts/values/passkey';

/** Result of a passkey request. `failure` is the name of the browser's error. */
export type Asked = { readonly assertion: PasskeyAssertion } | { readonly failure: string };

/**
 * Passes WhatsApp's request to the owner's authenticator. The function is serialised and run in WhatsApp's
 * page, so it must not use anything defined outside it.
 */
export async function askPasskey(options: PasskeyQuestion, timeoutMs: number): Promise<Asked> {
  const bytes = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const text = (buffer: ArrayBuffer): string =>
    btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  try {
    const found = (await navigator.credentials.get({
      publicKey: {
        challenge: bytes(options.challenge),
        rpId: options.rpId,
        timeout: timeoutMs,
        userVerification: options.userVerification,
        allowCredentials: options.allowCredentials.map(({ id }) => ({ type: 'public-key' as const, id: bytes(id) })),
      },
    })) as PublicKeyCredential | null;
    if (!found) return { failure: 'NotAllowedError' };
    const response = found.response as AuthenticatorAssertionResponse;
    return {
      assertion: {
        id: found.id,
        rawId: text(found.rawId),
        type: 'public-key',
        response: {
          clientDataJSON: text(response.clientDataJSON),
          authenticatorData: text(response.authenticatorData),
          signature: text(response.signature),
          userHandle: response.userHandle ? text(response.userHandle) : null,
        },
      },
    };
  } catch (error) {
    return { failure: error instanceof Error || error instanceof DOMException ? error.name : 'UnknownError' };
  }
}
