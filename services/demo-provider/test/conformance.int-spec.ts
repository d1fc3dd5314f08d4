import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '#libs/platform';
import {
  callSignatureHeader,
  providerCases,
  ReferenceOperator,
  runProviderConformance,
  signAnswer,
  verifyCall,
} from '#libs/provider-sdk';
import type { SessionResponse } from '../src/play/dto/play.contract.js';
import { RoundWorker } from '../src/play/round.worker.js';
import { game, GameTable } from './support/game-table.js';

const secret = 'a-demo-secret-of-thirty-two-characters';
const ofPlay = providerCases.map(({ id }) => id).filter((id) => id.startsWith('PRV-PLAY-'));

describe('the conformance kit plays the operator', () => {
  let table: GameTable;
  let operator: ReferenceOperator;
  let silent: Server;

  beforeAll(async () => {
    const { vassalage, gameId } = game;
    operator = new ReferenceOperator({ vassalage, keys: { 'demo-1': secret }, games: [{ gameId }] });
    table = await GameTable.open({ PLATFORM_URL: await operator.listen() });
    table.service.clock.set(systemClock.now());
    silent = await silentProvider();
  });
  afterAll(async () => {
    silent?.close();
    await table?.close();
    await operator?.close();
  });

  /** Opens the game as its page does, spins once, and lets the worker finish what a mishap has left. */
  async function play(ticket: string): Promise<void> {
    const opening = { ticket, game: game.code, lang: 'vi' };
    const { body } = await table.call<SessionResponse>('POST', '/play/session', undefined, opening);
    await table.spin(body.value.token, randomUUID());
    for (let sweeps = 0; sweeps < 5; sweeps += 1) {
      table.service.clock.set(new Date(systemClock.now().getTime() + sweeps * 20_000));
      await table.service.app.get(RoundWorker).sweep();
    }
    table.service.clock.set(systemClock.now());
  }

  const settings = (withSecret: string) => ({
    ...{ queryUrl: `${table.service.url}/platform/v1/query`, vassalage: game.vassalage },
    ...{ keyId: 'demo-1', secret: withSecret },
    play: { operator, gameId: game.gameId, play, patienceMs: 5_000 },
  });

  it('finds every promise kept by this provider', async () => {
    const results = await runProviderConformance(settings(secret));
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(results).toHaveLength(providerCases.length);
  });

  it('finds that with a wrong secret no question is answered', async () => {
    const { play: _, ...wrong } = settings('x'.repeat(40));
    const results = await runProviderConformance(wrong);
    const failed = results.filter(({ failure }) => failure !== undefined).map(({ id }) => id);
    expect(failed).toEqual(['QRY-UNKNOWN-01', 'QRY-UNKNOWN-02', 'QRY-REPEAT-01', ...ofPlay]);
  });

  it('finds that a provider without a round keeps no promise of play', async () => {
    const { port } = silent.address() as AddressInfo;
    const results = await runProviderConformance({
      ...settings(secret),
      queryUrl: `http://127.0.0.1:${port}/query`,
      play: { operator, gameId: game.gameId, play: () => Promise.resolve(), patienceMs: 200 },
    });
    expect(results.filter(({ failure }) => failure !== undefined).map(({ id }) => id)).toEqual(ofPlay);
  });
});

/** A provider that answers every question well, and has never had a round. */
async function silentProvider(): Promise<Server> {
  const keys = { 'demo-1': secret };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const header = String(request.headers[callSignatureHeader]);
      const call = verifyCall(keys, header, { method: 'POST', path: request.url!, body: raw }, new Date());
      if (!call) return void response.writeHead(401).end('{}');
      const { roundId, transactionId } = JSON.parse(raw.toString()) as Record<string, string>;
      const status = roundId === undefined && transactionId === undefined ? 400 : 200;
      const body = JSON.stringify({ status: 'OK', roundId, state: 'UNKNOWN', bets: [], wins: [] });
      const signature = signAnswer(keys, call, { status, body }, new Date());
      response.writeHead(status, { [callSignatureHeader]: signature }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
