import { packTrace, unpackTrace } from './trace.rules.js';

describe('the trace beside a posting', () => {
  const sampled = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  it('survives packing', () => {
    expect(packTrace(sampled)).toHaveLength(25);
    expect(unpackTrace(packTrace(sampled))).toBe(sampled);
  });

  it('is not kept where it is not sampled, absent or malformed', () => {
    expect(packTrace(sampled.replace(/01$/, '00'))).toBeNull();
    expect(packTrace(undefined)).toBeNull();
    expect(packTrace('00-zz')).toBeNull();
    expect(unpackTrace(null)).toBeUndefined();
  });

  it('is kept by its sampled bit alone, and read from its first character to its last', () => {
    for (const flags of ['01', '03', 'ff'])
      expect(unpackTrace(packTrace(sampled.replace(/01$/, flags)))).toBe(sampled.replace(/01$/, flags));
    expect(packTrace(sampled.replace(/01$/, 'fe'))).toBeNull();
    for (const bad of [`x${sampled}`, `${sampled}0`, sampled.replace('00-', '01-'), sampled.toUpperCase()])
      expect(packTrace(bad)).toBeNull();
  });
});
