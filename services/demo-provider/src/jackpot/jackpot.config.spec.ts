import { loadConfig } from '#libs/config';
import { SimulatedJackpotConfig } from './jackpot.config.js';

describe('a jackpot that a stake asks for', () => {
  const settings = { NODE_ENV: 'test', SIMULATED_JACKPOT_STAKE: '200000' };

  it('is for tests and demonstrations, and refused in production by its name', () => {
    expect(loadConfig(SimulatedJackpotConfig, settings).simulatedJackpotStake).toBe('200000');
    expect(() => loadConfig(SimulatedJackpotConfig, { ...settings, NODE_ENV: 'production' })).toThrow(
      'SIMULATED_JACKPOT_STAKE',
    );
  });

  it('is off by itself', () => {
    expect(loadConfig(SimulatedJackpotConfig, {}).simulatedJackpotStake).toBeUndefined();
  });
});
