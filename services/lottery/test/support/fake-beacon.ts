import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { messageOf, roundAt, type BeaconChain, type BeaconRound } from '#libs/lottery-engine/fairness';

const key = '3b'.repeat(32);
const scheme = bls12_381.shortSignatures;

/** A relay of a beacon with a key of the test's own; its clock can be ahead of the database's, or its newest round missing. */
export class FakeBeacon {
  readonly chain: BeaconChain = {
    publicKey: bytesToHex(scheme.getPublicKey(key).toBytes()),
    genesisSeconds: 1_692_803_367,
    periodSeconds: 1,
  };
  aheadMs = 0;
  isSilent = false;
  url = '';
  private readonly server: Server;

  static async start(): Promise<FakeBeacon> {
    const beacon = new FakeBeacon();
    await new Promise<void>((resolve) => beacon.server.listen(0, '127.0.0.1', resolve));
    beacon.url = `http://127.0.0.1:${(beacon.server.address() as AddressInfo).port}`;
    return beacon;
  }

  private constructor() {
    this.server = createServer(({ url = '' }, response) => {
      const name = url.split('/').at(-1)!;
      const newest = this.newest;
      const round = name === 'latest' ? newest : Number(name);
      const isMissing = round > newest || (name === 'latest' && this.isSilent);
      response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' });
      response.end(isMissing ? '{}' : JSON.stringify(this.sign(round)));
    });
  }

  get env(): Record<string, string> {
    const { publicKey, genesisSeconds, periodSeconds } = this.chain;
    return {
      BEACON: 'simulated',
      BEACON_URL: this.url,
      BEACON_PUBLIC_KEY: publicKey,
      BEACON_GENESIS: String(genesisSeconds),
      BEACON_PERIOD: String(periodSeconds),
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private get newest(): number {
    return roundAt(this.chain, new Date(Date.now() + this.aheadMs)) - 1;
  }

  private sign(round: number): BeaconRound {
    const signature = scheme.sign(messageOf(round), key).toBytes();
    return { round, randomness: bytesToHex(sha256(signature)), signature: bytesToHex(signature) };
  }
}
