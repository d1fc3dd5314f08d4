import { CircuitBreaker } from './circuit-breaker.js';

describe('SEC-S25 a circuit breaker', () => {
  const opened = () => {
    const breaker = new CircuitBreaker({ failures: 3, openMs: 1000 });
    for (let n = 0; n < 3; n += 1) {
      expect(breaker.admits(0)).toBe(true);
      breaker.failed(0);
    }
    return breaker;
  };

  it('opens after failures in a row, and not after as many in all', () => {
    const breaker = new CircuitBreaker({ failures: 3, openMs: 1000 });
    for (const failed of [true, true, false, true, true]) {
      if (failed) breaker.failed(0);
      else breaker.succeeded();
    }
    expect(breaker.state(0)).toBe('CLOSED');
    expect(opened().state(0)).toBe('OPEN');
  });

  it('lets nothing through while it is open, then one call', () => {
    const breaker = opened();
    expect(breaker.admits(999)).toBe(false);
    expect(breaker.admits(1000)).toBe(true);
    expect(breaker.admits(1000)).toBe(false);
  });

  it('closes when that call succeeds, and stays open when it fails', () => {
    const closed = opened();
    closed.admits(1000);
    closed.succeeded();
    expect(closed.state(1000)).toBe('CLOSED');
    const still = opened();
    still.admits(1000);
    still.failed(1000);
    expect(still.admits(1500)).toBe(false);
    expect(still.admits(2000)).toBe(true);
  });
});
