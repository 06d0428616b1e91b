import { Inject } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayInit } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { PanelToServer, ServerToPanel } from '#contracts/realtime/events';
import { roomsOf } from '#contracts/realtime/rooms';
import type { PersonId } from '#contracts/values/ids';
import { Members } from '#core/features/account/members.service';
import { TokensService, type Proof } from '#core/features/auth/tokens.service';
import { runInScope } from '#core/platform/database/request-scope';
import { errorFields, Log } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { Metrics } from '#core/platform/metrics/metrics';
import { storeNowMs } from '#core/platform/clock/store-clock';
import { statementLimitsMs } from '../http/base/request-scope.js';

/**
 * Maximum number of sockets of a person at one server. People use far fewer tabs and devices. The limit is needed
 * because each event costs a write for each socket.
 */
export const socketsPerPersonMax = 100;

interface SocketData {
  token: string;
  proof: Proof;
}
type PanelServer = Server<PanelToServer, ServerToPanel, Record<string, never>, SocketData>;
type PanelSocket = Socket<PanelToServer, ServerToPanel, Record<string, never>, SocketData>;

/**
 * The panel's live connection. A socket authenticates with the bearer token in its handshake (`auth.token`). It joins
 * the rooms of its person and login, and the rooms of all accounts and bots that its roles permit. From then on it
 * only receives events. The socket joins before the browser learns that it is connected, because the browser then
 * loads all data, and no event may be lost between the loading and the join. A socket that sends a message is closed.
 */
@WebSocketGateway()
export class PanelGateway implements OnGatewayInit<PanelServer>, OnGatewayConnection<PanelSocket> {
  private readonly open;
  /** Open sockets of each person at this server, oldest first. */
  private readonly ofPerson = new Map<PersonId, Set<PanelSocket>>();

  constructor(
    @Inject(TokensService) private readonly tokens: TokensService,
    @Inject(Members) private readonly members: Members,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.open = metrics.gauge('panel_sockets', 'Open sockets of browsers.');
  }

  /**
   * A refused client receives one of two errors. `unauthorized`: a retry with the same token is useless.
   * `unavailable`: a retry may succeed.
   */
  afterInit(server: PanelServer): void {
    server.use((socket, next) => {
      runAs({ name: 'socket connect', ids: {} }, () => inScope(() => this.admit(socket))).then(
        (isProved) => (isProved ? next() : next(new Error('unauthorized'))),
        (error: unknown) => {
          this.log.warn({ event: 'panel.admit-failed', ...errorFields(error) });
          next(new Error('unavailable'));
        },
      );
    });
  }

  handleConnection(socket: PanelSocket): void {
    const { proof } = socket.data;
    this.open.inc();
    this.keep(socket, proof.personId);
    const timer = setTimeout(() => end(socket), proof.expiresAt.getTime() - storeNowMs());
    socket.once('disconnect', () => {
      clearTimeout(timer);
      this.open.dec();
      this.forget(socket, proof.personId);
    });
    socket.onAny(() => socket.disconnect(true));
    runAs({ name: 'socket enter', ids: { personId: proof.personId } }, () => inScope(() => this.verifyAgain(socket))).catch(
      (error: unknown) => {
        this.log.warn({ event: 'panel.enter-failed', ...errorFields(error) });
        socket.disconnect(true);
      },
    );
  }

  /**
   * Registers a socket. Beyond the maximum, the person's oldest socket is closed, so that a thief's sockets do not
   * keep the owner's browser out.
   */
  private keep(socket: PanelSocket, personId: PersonId): void {
    const kept = this.ofPerson.get(personId) ?? new Set<PanelSocket>();
    this.ofPerson.set(personId, kept.add(socket));
    const [oldest] = kept;
    if (kept.size > socketsPerPersonMax) oldest!.disconnect(true);
  }

  private forget(socket: PanelSocket, personId: PersonId): void {
    const kept = this.ofPerson.get(personId);
    kept?.delete(socket);
    if (kept?.size === 0) this.ofPerson.delete(personId);
  }

  private async admit(socket: PanelSocket): Promise<boolean> {
    const { token } = socket.handshake.auth as { token?: unknown };
    const proof = typeof token === 'string' ? await this.tokens.verify(token) : null;
    if (!proof) return false;
    socket.data = { token: token as string, proof };
    const { personId, sessionId } = proof;
    // A socket that is refused later leaves its rooms automatically.
    await socket.join(roomsOf({ personId, sessionId, bots: await this.members.scopesOf(personId) }));
    return true;
  }

  /**
   * Verifies the token again after the join. If the login ended before the join, its end event was sent to rooms that
   * this socket had not joined yet.
   */
  private async verifyAgain(socket: PanelSocket): Promise<void> {
    if (!(await this.tokens.verify(socket.data.token))) end(socket);
  }
}

/** Runs an action whose statements count against the share of the socket's person, like those of a request. */
function inScope<Result>(action: () => Result): Result {
  return runInScope({ share: null, statementLimitMs: statementLimitsMs.read, isHolding: false }, action);
}

function end(socket: PanelSocket): void {
  socket.emit('session.ended');
  socket.disconnect(true);
}
