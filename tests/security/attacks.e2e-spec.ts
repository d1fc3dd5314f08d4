import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Transactions } from '#libs/database';
import { SessionStore } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { Images } from '#libs/files';
import { eventually, startTestService } from '#libs/testing';
import { ContactService } from '../../services/auth/src/account/contact.service.js';
import { PasswordResetService } from '../../services/auth/src/credentials/password-reset.service.js';
import { RememberedDeviceRepository } from '../../services/auth/src/session/remembered-device.repository.js';
import { SessionRepository } from '../../services/auth/src/session/session.repository.js';
import { routes } from '../../services/gateway/src/routes/route-table.js';
import { gatewayService } from '../../services/gateway/src/service.js';
import { StreamHub } from '../../services/gateway/src/stream/stream.hub.js';
import { BrandService } from '../../services/member/src/site/brand/brand.service.js';
import { DepositRepository } from '../../services/wallet/src/deposit/deposit.repository.js';
import type { PlayerClient } from '#libs/api-client';
import {
  appCode,
  askForLetter,
  falseAddresses,
  falseHosts,
  lettersTo,
  seenAs,
} from './support/attacks/addresses.js';
import { belongingsOf, useNames, type Owned } from './support/attacks/names.js';
import { allTricks, marker, type Trick } from './support/attacks/pictures.js';
import { bearer, entered, inCrowds, startPlace, tries, type Place } from './support/attacks/place.js';
import {
  callAll,
  comeBack,
  cookiesOf,
  graceOver,
  listen,
  logInWithBox,
  logOut,
  renewed,
  rob,
} from './support/attacks/theft.js';
import { differences, settledTrailOf, trailOf } from './support/attacks/trail.js';
import { upload, uploadAll, uploadersFor, type PictureDefences } from './support/attacks/uploads.js';
import { visit } from './support/attacks/visitor.js';

describe('an attacker before the whole platform', () => {
  let place: Place;
  let site: string;
  const of = <T>(service: ServiceName, type: unknown): T => place.of(service, type);
  const players = (count: number) => inCrowds(Array.from({ length: count }), async () => place.newPlayer());

  beforeAll(async () => {
    place = await startPlace();
    site = place.platform.gateway;
  }, 120_000);
  afterAll(() => place?.platform.close());
  afterEach(() => jest.restoreAllMocks());

  describe('with what it stole before the owner logged out', () => {
    it('SEC-S29 holds no cookie of ours that another host, a script or an open line could have', async () => {
      const cookies = cookiesOf(await logInWithBox(site, await place.newPlayer()));
      expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
        '__Host-device',
        '__Host-remember',
      ]);
      for (const cookie of cookies) {
        const parts = cookie.split('; ');
        expect(parts).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
        expect(parts.some((part) => part.startsWith('Domain'))).toBe(false);
      }
    });

    it('SEC-S13 SEC-S14 gets no answer by token, renewed token or stream, in 200 tries', async () => {
      const stolen = await rob(place);
      expect(entered(await callAll(site, [stolen.tokens[1]], 1))).toBeGreaterThan(0);
      expect((await logOut(site, stolen)).status).toBe(200);
      const answers = await callAll(site, stolen.tokens);
      expect(answers.length).toBeGreaterThanOrEqual(tries);
      expect(entered(answers)).toBe(0);
      expect(answers.filter(({ headers }) => headers['x-session-token'])).toEqual([]);
      await eventually(() => stolen.heard.ended, { what: 'the stolen stream ends' });
    });

    it('SEC-S13 would get answers, and hear the stream, if no gateway were told', async () => {
      jest.spyOn(of<SessionStore>('auth', SessionStore), 'revoke').mockResolvedValue(undefined);
      const stolen = await rob(place);
      await logOut(site, stolen);
      expect(entered(await callAll(site, stolen.tokens))).toBeGreaterThan(0);
      expect(stolen.heard.ended).toBe(false);
    });

    /** Listens on six streams of each, and waits for the owner to go on under a newer token, and to log out with it. */
    async function listenFromBeforeRenewal(owners: readonly PlayerClient[]) {
      const all = await inCrowds(owners, async (owner) => {
        const token = owner.token;
        const heard = await Promise.all(Array.from({ length: 6 }, () => listen(site, token)));
        const next = await renewed(place, token);
        await graceOver(place, token);
        expect((await logOut(site, { tokens: [token, next], cookies: '' })).status).toBe(200);
        return heard;
      });
      return all.flat();
    }

    it('SEC-S13 SEC-S14 hears nothing by 200 streams from before the token was renewed, and would if they were not looked through', async () => {
      const streams = await listenFromBeforeRenewal(await players(Math.ceil(tries / 6)));
      expect(streams.length).toBeGreaterThanOrEqual(tries);
      await eventually(() => streams.every(({ ended }) => ended), { what: 'the stolen streams end' });

      jest.spyOn(of<StreamHub>('gateway', StreamHub), 'sweep').mockResolvedValue(undefined);
      const owner = await place.newPlayer();
      const [stream] = await listenFromBeforeRenewal([owner]);
      await owner.logIn();
      await owner.deposit('123000.00');
      await eventually(() => stream!.text.includes('123000.00'), { what: 'the thief hears of the money' });
      expect(stream!.ended).toBe(false);
    });

    it('SEC-S13 does not come back by the remember-me cookie in 200 tries, and would if it were not revoked', async () => {
      const stolen = await rob(place);
      await logOut(site, stolen);
      expect(entered(await comeBack(site, stolen.cookies, tries))).toBe(0);
      jest
        .spyOn(of<RememberedDeviceRepository>('auth', RememberedDeviceRepository), 'revokeFamily')
        .mockResolvedValue(undefined);
      const kept = await rob(place);
      await logOut(site, kept);
      expect(entered(await comeBack(site, kept.cookies, 1))).toBe(1);
    });
  });

  describe('with the names of what belongs to another member', () => {
    let victim: PlayerClient;
    let attacker: PlayerClient;
    let owned: Owned;

    beforeAll(async () => {
      [victim, attacker] = (await players(2)) as [PlayerClient, PlayerClient];
      owned = await belongingsOf(place, victim);
    });

    it('SEC-S18 SEC-S20 sees and changes nothing, over all routes', async () => {
      const { tried, seen, changed } = await useNames(place, attacker, victim, owned);
      expect(tried).toBeGreaterThanOrEqual(tries);
      expect([seen, changed]).toEqual([[], []]);
    }, 120_000);

    it('SEC-S29 changes nothing by a call that only reads', async () => {
      const before = await settledTrailOf(place.platform, attacker.memberId);
      const reads = routes.filter(({ method, session }) => method === 'GET' && session === 'required');
      await inCrowds(reads, ({ path }) =>
        visit(site, 'GET', path.replaceAll(/:\w+/g, randomUUID()), bearer(attacker.token)),
      );
      // The session itself is marked as seen where auth was asked for it.
      const changed = differences(before, await trailOf(place.platform, attacker.memberId));
      expect(changed.filter((table) => table !== 'auth session' && table !== 'auth security_log')).toEqual(
        [],
      );
    });

    it('SEC-S18 says of what is another’s the same as of what is not', async () => {
      const paths = [
        ['GET', '/wps/v2/deposits/', owned.id],
        ['DELETE', '/wps/v2/sessions/', owned.openSessionId],
        ['DELETE', '/wps/v2/messages/', owned.messageId],
      ] as const;
      for (const [method, path, id] of paths) {
        const [theirs, nobodys] = await Promise.all(
          [id, randomUUID()].map((name) => visit(site, method, path + name, bearer(attacker.token))),
        );
        expect([theirs!.status, theirs!.code]).toEqual([nobodys!.status, nobodys!.code]);
        expect(theirs!.status).toBe(404);
      }
    });

    it('SEC-S18 would see and change it, if the query did not ask whose it is', async () => {
      const deposits = of<DepositRepository>('wallet', DepositRepository);
      const findOf = deposits.findOf.bind(deposits);
      jest.spyOn(deposits, 'findOf').mockImplementation((_, id) => findOf(victim.memberId, id));
      const sessions = of<SessionRepository>('auth', SessionRepository);
      const familyOf = sessions.familyOf.bind(sessions);
      jest.spyOn(sessions, 'familyOf').mockImplementation((_, id) => familyOf(victim.memberId, id));
      const { seen, changed } = await useNames(place, attacker, victim, owned);
      expect(seen.some((what) => what.includes('/wps/v2/deposits/'))).toBe(true);
      expect(changed).toContain('auth session');
    }, 120_000);
  });

  describe('with files that are no pictures, or more than pictures', () => {
    let tricks: Trick[];
    const named = (name: string) => tricks.filter(({ what }) => what === name)[0]!;
    const defences = () => of<PictureDefences>('member', Images);

    beforeAll(async () => {
      tricks = await allTricks();
    });

    it('SEC-S34 leaves nothing of them behind, by whatever name and type, in 200 tries', async () => {
      const { tried, outcomes } = await uploadAll(site, await players(uploadersFor(tricks)), tricks);
      expect(tried).toBeGreaterThanOrEqual(tries);
      const expected = tricks.map(({ what, isPicture }): [string, Set<string>] => [
        what,
        new Set([isPicture ? 'a clean picture' : 'refused']),
      ]);
      expect(outcomes).toEqual(new Map(expected));
      const kept = readdirSync(place.files, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      expect(kept.filter(({ name }) => !/^[\w-]{32}\.(png|jpg)$/.test(name))).toEqual([]);
      const texts = kept.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
      expect(texts.filter((text) => text.includes(marker))).toEqual([]);
    }, 120_000);

    const pictures = ['PNG, a page behind it', 'PNG, text within', 'JPEG, a comment', 'JPEG, metadata'];
    it.each<[string, () => unknown, string[], string]>([
      [
        'what a file is were not seen by its content',
        () => jest.spyOn(defences(), 'kindOf').mockReturnValue('png'),
        ['GIF', 'WebP', 'TIFF'],
        'a clean picture',
      ],
      [
        'its size were not bounded',
        () => jest.replaceProperty(defences(), 'maxBytes', 10 * 1024 * 1024),
        ['more than 5 MB'],
        'a clean picture',
      ],
      [
        'its points were not counted',
        () => jest.replaceProperty(defences(), 'maxPixels', 100_000_000),
        ['a PNG of 8,000 by 8,000'],
        'a clean picture',
      ],
      [
        'pictures were kept as they came',
        () => jest.spyOn(defences(), 'written').mockImplementation(async (bytes) => bytes),
        pictures,
        'served with what was hidden in it',
      ],
    ])('SEC-S34 would get through, if %s', async (_, open, names, outcome) => {
      const player = await place.newPlayer();
      const held: string[] = [];
      for (const name of names) held.push(await upload(site, player, named(name)));
      expect(held).toEqual(names.map(() => (names === pictures ? 'a clean picture' : 'refused')));
      open();
      const through: string[] = [];
      for (const name of names) through.push(await upload(site, player, named(name)));
      expect(through).toEqual(names.map(() => outcome));
    });
  });

  describe('under a false address or host', () => {
    it('SEC-S28 is known by the address it comes from, in 200 tries', async () => {
      expect(falseAddresses.length).toBeGreaterThanOrEqual(tries);
      expect(await seenAs(site)).toEqual(new Set(['127.0.0.1']));
    });

    it('SEC-S28 would be believed by a gateway that took everybody for its own proxy', async () => {
      const { services, cache, bus } = place.platform;
      const credulous = await startTestService(gatewayService, {
        peers: Object.fromEntries([...services].map(([name, { url }]) => [name, url])),
        ...{ cache, bus, env: { TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMITS: '100000' } },
      });
      try {
        expect(await seenAs(credulous.url)).toContain('8.8.8.8');
      } finally {
        await credulous.close();
      }
    });

    it('SEC-S28 has no link made to its own host, in 200 tries, and would if the table of domains were not asked', async () => {
      const elsewhere = await appCode(site, 'nobody.example');
      expect(await appCode(site, 'localhost')).not.toBe(elsewhere);
      const codes = () => inCrowds(falseHosts, (host) => appCode(site, host));
      expect(new Set(await codes())).toEqual(new Set([elsewhere]));
      const brands = of<BrandService>('member', BrandService);
      jest.spyOn(brands, 'atUrl').mockImplementation(() => brands.get(undefined));
      // The names that are none are nobody's for everybody.
      expect((await codes()).filter((code) => code !== elsewhere).length).toBeGreaterThan(tries / 2);
    });

    it('SEC-S28 has no letter sent that leads to its own host, in 200 tries, and would if the host of the request were believed', async () => {
      const owner = await place.newPlayer();
      const address = 'nannhan@example.com';
      await of<Transactions>('auth', Transactions).run((tx) =>
        of<ContactService>('auth', ContactService).put(tx, owner.memberId, 'email', address, true),
      );
      const form = new URLSearchParams({ username: owner.account, email: address });
      const leadsAway = () =>
        lettersTo(place, address).filter(
          (line) => line.includes('evil') || !line.includes('http://localhost:8080/index#reset='),
        ).length;
      await inCrowds(falseHosts, (host) => askForLetter(site, form, host));
      await eventually(() => lettersTo(place, address).length === tries, {
        what: 'all letters have been sent',
      });
      expect(leadsAway()).toBe(0);

      let asked: unknown;
      const server = place.platform.services.get('auth')!.app.getHttpServer();
      server.prependListener('request', ({ headers }: { headers: Record<string, unknown> }) => {
        asked = headers['x-forwarded-host'] ?? asked;
      });
      const letters = of<{ linkOf(token: string): string }>('auth', PasswordResetService);
      jest
        .spyOn(letters, 'linkOf')
        .mockImplementation((token) => `http://${String(asked)}/index#reset=${token}`);
      for (const host of falseHosts.slice(0, 10)) await askForLetter(site, form, host);
      await eventually(() => leadsAway() === 10, { what: 'the letters that lead away' });
    });
  });
});
