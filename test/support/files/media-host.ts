import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proto } from 'baileys/WAProto/index.js';
import type { BotId, MessageId } from '#contracts/values/ids';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import type { SecretBox } from '#core/platform/crypto/secret-box';
import { sealMedia } from '../../../sandbox/whatsapp/media/media-messages.ts';
import { fillThreads } from '../long-threads.ts';

export interface ReceivedFile {
  readonly bytes: number;
  /** The size that the sender declares. When absent, the sender declares the real size. */
  readonly declared?: number;
  readonly content?: Buffer;
}

/**
 * A failure: an HTTP status, a connection that is closed without an answer, or an answer that stops after its first
 * byte.
 */
type Failing = number | 'closed' | 'broken off';

/** A fake media host of WhatsApp. It also creates the messages whose attachments it serves. */
export class MediaHost {
  /** Requested paths. */
  fetched: string[] = [];
  /** How each request fails. Null when requests succeed. */
  failing: Failing | null = null;
  private readonly media = new Map<string, Buffer>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      this.fetched.push(request.url!);
      if (this.failing === 'closed') response.destroy();
      else if (this.failing === 'broken off') response.writeHead(200).write('x', () => response.destroy());
      else response.writeHead(this.failing ?? 200).end(this.failing === null ? this.media.get(request.url!) : '');
    }).listen(0, '127.0.0.1');
  }

  /**
   * Stores messages with one attachment each, in `leads` chats of a bot that has no messages yet.
   * @param box encrypts the messages as the session host does
   */
  async receive(
    files: readonly ReceivedFile[],
    { sql, box, botId, leads }: { sql: Parameters<typeof fillThreads>[0]; box: SecretBox; botId: BotId; leads: number },
  ): Promise<MessageId[]> {
    await fillThreads(sql, botId, { threads: leads, messages: files.length / leads });
    const rows = (await sql(`SELECT id FROM messages WHERE bot_id = $1 ORDER BY conversation_id, seq`, [botId])) as { id: MessageId }[];
    for (const [nth, { id }] of rows.entries()) {
      const { bytes, declared = bytes, content = Buffer.alloc(bytes, nth) } = files[nth]!;
      const { mediaKey, encrypted } = sealMedia(content, 'Document');
      this.media.set(`/${id}`, encrypted);
      const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${id}`;
      const message = proto.Message.encode({
        documentMessage: { url, mediaKey, fileLength: declared, mimetype: 'application/pdf' },
      }).finish();
      await sql(`UPDATE messages SET kind = 'document', proto = $2, media = '{"mimetype": "application/pdf"}' WHERE id = $1`, [
        id,
        box.seal(message, protoContext(botId)),
      ]);
    }
    return rows.map(({ id }) => id);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
