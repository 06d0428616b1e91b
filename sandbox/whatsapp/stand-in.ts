import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Router } from 'express';
import { WebSocketServer } from 'ws';
import { controlRouter } from './control/routes.ts';
import { MediaStore } from './media/media-store.ts';
import { startMediaHost } from './media/media-host.ts';
import { endPairing } from './pairing/pairing.ts';
import { Connection } from './session/connection.ts';
import { dispatch } from './session/dispatch.ts';
import { admit } from './session/login.ts';
import { quietLibsignal } from './signal/quiet.ts';
import { StateFolder } from './state/state-folder.ts';
import { World } from './world/world.ts';

export interface WhatsappStandIn {
  /** The control API, mounted at /control/whatsapp. */
  router: Router;
  /** Takes over upgrades of the WebSocket path. False for any other path. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** 64 hex digits: the public root key (32 bytes) that a client must trust. */
  rootKeyHex: string;
  /** PEM file of the TLS media host's authority. Clients that upload trust it with NODE_EXTRA_CA_CERTS. */
  mediaCaFile: string;
  /** Cuts all connections and writes pending changes. */
  close(): Promise<void>;
}

const socketPath = '/ws/chat';

/**
 * A WhatsApp server for this machine: the real wire protocol for clients, and virtual phones with a control
 * API for people and tests.
 */
export async function createWhatsappStandIn(options: { stateDir?: string; publicUrl?: () => string } = {}): Promise<WhatsappStandIn> {
  quietLibsignal();
  const folder = options.stateDir ? new StateFolder(options.stateDir) : undefined;
  const media = new MediaStore(folder && join(folder.folder, 'media'));
  const world = new World(media, folder?.serverKeys());
  folder?.attach(world);
  media.downloadBase = () => `${options.publicUrl?.() ?? ''}/control/whatsapp/media/`;
  const mediaHost = await startMediaHost(media, { folder: folder?.folder, hostname: hostnameOf(options.publicUrl?.()) });
  const trust = { rootKeyHex: world.keys.root.public.toString('hex'), mediaCaFile: mediaHost.caFile, webPage: mediaHost.webPage };
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 * 1024 });
  return {
    router: controlRouter(world, trust),
    ...trust,
    handleUpgrade: (request, socket, head) => {
      if (new URL(request.url ?? '/', 'http://sandbox').pathname !== socketPath) return false;
      if (Date.now() < world.faults.refuseUntil) socket.destroy();
      else sockets.handleUpgrade(request, socket, head, (webSocket) => accept(world, webSocket));
      return true;
    },
    close: async () => {
      for (const connection of world.connections) connection.cut();
      sockets.close();
      await mediaHost.close();
      await media.close();
      await folder?.close();
    },
  };
}

function hostnameOf(url: string | undefined): string | undefined {
  return url ? new URL(url).hostname : undefined;
}

function accept(world: World, webSocket: ConstructorParameters<typeof Connection>[0]): void {
  const connection = new Connection(webSocket, world.keys, {
    ready: (ready, client) => admit(world, ready, client),
    stanza: (from, received) => dispatch(world, from, received),
    closed: (closed) => leave(world, closed),
  });
  world.connections.add(connection);
}

function leave(world: World, connection: Connection): void {
  world.connections.delete(connection);
  endPairing(world, connection);
  connection.live = false;
  const { companion } = connection;
  if (!companion || companion.connection !== connection) return;
  companion.connection = undefined;
  companion.setAvailable(false);
  world.events.emit({ type: 'disconnect', number: companion.owner, device: companion.id });
}
