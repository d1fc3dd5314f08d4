import { headersForOwner } from './forwarded-headers.js';

describe('headers for an owner', () => {
  it('carry host and page of the browser, so that games open on the same host', () => {
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

  it('carry no forged internal header and no session', () => {
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

  it('carry the browser’s cookies to auth only', () => {
    expect(headersForOwner({ cookie: '__Host-device=x' }, 'auth')).toEqual({ cookie: '__Host-device=x' });
    expect(headersForOwner({ cookie: '__Host-device=x' }, 'member')).toEqual({});
  });
});
