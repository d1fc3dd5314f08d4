import * as library from '@firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirebaseService } from '../model/firebase-service';

vi.mock('@firebase/app', () => ({ initializeApp: (settings: object) => settings }));
vi.mock('@firebase/auth', () => ({
  connectAuthEmulator: vi.fn(),
  initializeAuth: vi.fn(() => ({ settings: {} })),
  inMemoryPersistence: 'memory',
  RecaptchaVerifier: class {
    clear = vi.fn();
  },
  signInWithPhoneNumber: vi.fn(),
}));

const sign = vi.mocked(library.signInWithPhoneNumber);
const refusal = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

describe('the provider’s library behind our port', () => {
  let tokens = 0;
  const confirm = vi.fn();
  beforeEach(() => {
    tokens = 0;
    sign.mockReset().mockResolvedValue({ verificationId: 'v', confirm });
    const user = { getIdToken: (fresh = false) => Promise.resolve(`token-${(tokens += fresh ? 1 : 0)}`) };
    confirm.mockReset().mockResolvedValue({ user });
  });

  it('keeps its session in memory alone, and asks a stand-in only where one is named', () => {
    new FirebaseService({ apiKey: 'k' });
    expect(library.initializeAuth).toHaveBeenLastCalledWith({ apiKey: 'k' }, { persistence: 'memory' });
    expect(library.connectAuthEmulator).not.toHaveBeenCalled();
    new FirebaseService({ apiKey: 'k', emulator: 'http://127.0.0.1:9099' });
    expect(vi.mocked(library.connectAuthEmulator).mock.lastCall?.[1]).toBe('http://127.0.0.1:9099');
  });

  it('sends to the number and leaves nothing of the puzzle behind', async () => {
    const service = new FirebaseService({ apiKey: 'k' });
    await service.send('+84912345678');
    expect(sign.mock.lastCall?.[1]).toBe('+84912345678');
    sign.mockRejectedValue(refusal('auth/too-many-requests'));
    await expect(service.send('+84912345678')).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    expect(document.body.children).toHaveLength(0);
  });

  it('uses a code up once, and has a new token for the same code without asking for it again', async () => {
    const service = new FirebaseService({ apiKey: 'k' });
    await service.send('+84912345678');
    expect([await service.confirm('111111'), await service.confirm('111111')]).toEqual([
      'token-0',
      'token-1',
    ]);
    expect(confirm).toHaveBeenCalledTimes(1);
    await service.send('+84912345678');
    await service.confirm('111111');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('says of a wrong code what the provider says, and of one that belongs to nothing that it is over', async () => {
    const service = new FirebaseService({ apiKey: 'k' });
    await expect(service.confirm('111111')).rejects.toMatchObject({ code: 'auth/code-expired' });
    await service.send('+84912345678');
    confirm.mockRejectedValueOnce(refusal('auth/invalid-verification-code'));
    await expect(service.confirm('111111')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  });
});
