import { headersForOwner } from './forwarded-headers.js';

describe('headers for an owner', () => {
  it('tell by which host and from which page the browser asks, so that games open beside it', () => {
    const headers = headersForOwner(
      {
        host: '192.168.1.9:8080',
        origin: 'https://192.168.1.9:8080',
        'x-forwarded-host': 'evil.example',
      },
      'game-launch',
    );
    expect(headers).toEqual({ origin: 'https://192.168.1.9:8080', 'x-forwarded-host': '192.168.1.9:8080' });
  });

  it('hold nothing that could pose as ours, nor the session', () => {
    expect(
      headersForOwner(
        {
          authorization: 'Bearer x',
          'x-lotus-assertion': 'x',
          'x-lotus-client-ip': '1.2.3.4',
          cookie: 'a=b',
        },
        'wallet',
      ),
    ).toEqual({});
  });

  it('hold the browser’s cookies for auth alone', () => {
    expect(headersForOwner({ cookie: '__Host-device=x' }, 'auth')).toEqual({ cookie: '__Host-device=x' });
    expect(headersForOwner({ cookie: '__Host-device=x' }, 'member')).toEqual({});
  });
});
