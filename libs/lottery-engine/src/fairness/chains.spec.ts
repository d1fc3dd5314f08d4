import { readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381';
import { bytesToHex } from '@noble/hashes/utils';
import { quicknet, simulatedChain, trustedChains } from './chains.js';

const text = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8').replace(/'\s*\+\s*'/g, '');

describe('the chains of beacons that a page trusts', () => {
  it('are those that the service and the simulated beacon run with', () => {
    expect(text('services/lottery/src/fairness/beacon.config.ts')).toContain(quicknet.publicKey);
    expect(text('deploy/local/addresses.ts')).toContain(simulatedChain.publicKey);
    expect(text('k8s/overlays/dev/lotus.env')).toContain(`BEACON_PUBLIC_KEY=${simulatedChain.publicKey}`);
    const known = bls12_381.shortSignatures.getPublicKey('3a'.repeat(32));
    expect(bytesToHex(known.toBytes())).toBe(simulatedChain.publicKey);
  });

  it.each(['localhost', 'lotus.localhost', '127.0.0.1', '10.1.2.3', '192.168.1.7', '172.20.0.2'])(
    'include the simulated one on %s',
    (host) => {
      expect(trustedChains(host)).toContain(simulatedChain);
    },
  );

  it.each(['lotus.example', 'localhost.example', '8.8.8.8', '172.32.0.1', '10.example.com'])(
    'are quicknet alone on %s',
    (host) => {
      expect(trustedChains(host)).toEqual([quicknet]);
    },
  );
});
