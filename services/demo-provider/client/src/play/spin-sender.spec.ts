import { describe, expect, it, vi } from 'vitest';
import type { SpinResult } from '../../../src/play/dto/play.contract.js';
import type { PendingSpin } from './memory';
import { PlayError } from './play.errors';
import { newSpinId } from './spin-id';
import { SpinSender } from './spin-sender';

const pending: PendingSpin = { stake: '1000000', clientSpinId: '4b6d1f9e-0000-4000-8000-000000000001' };
const result = { roundId: 'R1' } as SpinResult;
const lost = new PlayError('NETWORK', 'network');
const pause = () => Promise.resolve();

function shelf() {
  return { pending: undefined as PendingSpin | undefined };
}

describe('SpinSender', () => {
  it('remembers the spin before it is sent and forgets it when it is answered', async () => {
    const memory = shelf();
    const spin = vi.fn(async () => {
      expect(memory.pending).toEqual(pending);
      return result;
    });
    await expect(new SpinSender({ spin }, memory, pause).send(pending)).resolves.toBe(result);
    expect(memory.pending).toBeUndefined();
  });

  it('sends the very same spin again when no answer came', async () => {
    const spin = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(result);
    await new SpinSender({ spin }, shelf(), pause).send(pending);
    expect(spin).toHaveBeenCalledTimes(3);
    for (const call of spin.mock.calls) expect(call).toEqual([pending.stake, pending.clientSpinId]);
  });

  it('keeps a spin whose outcome is unknown, so that a reload can ask for it', async () => {
    const memory = shelf();
    const spin = vi.fn().mockRejectedValue(lost);
    await expect(new SpinSender({ spin }, memory, pause).send(pending)).rejects.toBe(lost);
    expect(spin).toHaveBeenCalledTimes(3);
    expect(memory.pending).toEqual(pending);
  });

  it('does not repeat a refusal, and forgets the spin that was refused', async () => {
    const memory = shelf();
    const refusal = new PlayError('INSUFFICIENT_FUNDS', 'funds');
    const spin = vi.fn().mockRejectedValue(refusal);
    await expect(new SpinSender({ spin }, memory, pause).send(pending)).rejects.toBe(refusal);
    expect(spin).toHaveBeenCalledOnce();
    expect(memory.pending).toBeUndefined();
  });
});

it('makes version 4 UUIDs without a secure context', () => {
  const ids = Array.from({ length: 50 }, newSpinId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
