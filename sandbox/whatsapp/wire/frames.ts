/** Maximum body length that the three byte length field can express. */
const maxBodyBytes = 0xffffff;

/** Prefixes a body with its three byte big-endian length. */
export function frame(body: Uint8Array): Buffer {
  if (body.length > maxBodyBytes) throw new Error(`frame of ${body.length} bytes is too long`);
  const framed = Buffer.allocUnsafe(3 + body.length);
  framed.writeUIntBE(body.length, 0, 3);
  framed.set(body, 3);
  return framed;
}

/**
 * Splits the byte stream inside the WebSocket into frames. One WebSocket message may hold several frames or a
 * part of one. Before the first frame the client sends `WA 06 03` once, preceded by `ED 00 01 len:3
 * routingInfo` when it has routing info.
 */
export class FrameReader {
  #pending: Buffer = Buffer.alloc(0);
  /**
   * Chunks received after `#pending`. A long frame can arrive in very many chunks, so they are concatenated only when
   * the next frame may be complete.
   */
  #behind: Buffer[] = [];
  #missing = 0;
  #introRead = false;

  /** Adds bytes and returns the bodies that are now complete. */
  push(chunk: Buffer): Buffer[] {
    this.#behind.push(chunk);
    this.#missing -= chunk.length;
    if (this.#missing > 0) return [];
    this.#pending = Buffer.concat([this.#pending, ...this.#behind.splice(0)]);
    if (!this.#introRead && !this.#readIntro()) return [];
    const bodies: Buffer[] = [];
    let at = 0;
    while (this.#pending.length - at >= 3) {
      const length = this.#pending.readUIntBE(at, 3);
      this.#missing = at + 3 + length - this.#pending.length;
      if (this.#missing > 0) break;
      bodies.push(this.#pending.subarray(at + 3, at + 3 + length));
      at += 3 + length;
    }
    this.#pending = this.#pending.subarray(at);
    return bodies;
  }

  #readIntro(): boolean {
    let at = 0;
    if (this.#pending.length >= 2 && this.#pending.subarray(0, 2).toString('latin1') === 'ED') {
      if (this.#pending.length < 7) return false;
      at = 7 + this.#pending.readUIntBE(4, 3);
    }
    if (this.#pending.length < at + 4) return false;
    if (this.#pending.subarray(at, at + 2).toString('latin1') !== 'WA') throw new Error('the stream does not begin with WA');
    this.#pending = this.#pending.subarray(at + 4);
    this.#introRead = true;
    return true;
  }
}
