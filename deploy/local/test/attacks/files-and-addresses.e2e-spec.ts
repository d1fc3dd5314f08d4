import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { ServiceName } from '#libs/config';
import { FILES, newFileName, type FileStore } from '#libs/files';
import { startTestService } from '#libs/testing';
import { Contacts } from '../../../../services/auth/src/contact/contacts.service.js';
import { gatewayService } from '../../../../services/gateway/src/service.js';
import { AvatarRepository } from '../../../../services/member/src/avatar/avatar.repository.js';
import { avatarOf } from '../../../../services/member/src/avatar/avatar.rules.js';
import { Avatars } from '../../../../services/member/src/avatar/avatars.service.js';
import { Brands } from '../../../../services/member/src/brand/brands.service.js';
import { Player } from '../support/player.js';
import type { WholePlatform } from '../support/whole-platform.js';
import { allTricks, declaredTypes, fileNames, marker, type Trick } from './support/pictures.js';
import { visit } from './support/visitor.js';
import { bearer, startPlace, tries, until, type Place } from './support/place.js';

describe('an attacker before the whole platform', () => {
  let place: Place;
  let platform: WholePlatform;
  const of = <T>(service: ServiceName, type: unknown): T => place.of(service, type);
  const newPlayer = () => place.newPlayer();

  beforeAll(async () => {
    place = await startPlace();
    ({ platform } = place);
  }, 120_000);
  afterAll(() => platform.close(), 60_000);
  afterEach(() => jest.restoreAllMocks());

  describe('with files that are no pictures, or more than pictures', () => {
    /** What came of one upload: refused, or served as what. */
    async function upload(player: Player, { bytes }: Trick, name: string, type: string): Promise<string> {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const answer = await fetch(`${platform.gateway}/wps/v2/avatars/own`, {
        method: 'POST',
        headers: bearer(player.session),
        body: form,
      });
      const { success, value } = (await answer.json()) as { success: boolean; value: { avatar: string } };
      if (!success) return answer.status < 500 ? 'refused' : `answered by ${answer.status}`;
      const picture = await fetch(`${platform.gateway}/wps/v2/avatars/pictures/${value.avatar}`);
      const served = Buffer.from(await picture.arrayBuffer());
      if (served.includes(marker) || served.includes('<script')) return 'served with what was hidden in it';
      const header = (wanted: string) => picture.headers.get(wanted) ?? '';
      if (!/^image\/(png|jpeg)$/.test(header('content-type'))) return `served as ${header('content-type')}`;
      if (
        header('x-content-type-options') !== 'nosniff' ||
        !header('content-disposition').startsWith('attachment')
      )
        return 'served as a page might be';
      const { width, height, format, exif } = await sharp(served).metadata();
      return width === 256 && height === 256 && format !== 'svg' && !exif
        ? 'a clean picture'
        : 'served as it came';
    }

    async function uploadAll(player: Player): Promise<Map<string, Set<string>>> {
      const outcomes = new Map<string, Set<string>>();
      const tricks = await allTricks();
      let n = 0;
      for (let round = 0; round < Math.ceil(tries / tricks.length); round += 1)
        for (const trick of tricks) {
          const name = fileNames[n % fileNames.length]!;
          const outcome = await upload(player, trick, name, declaredTypes[n % declaredTypes.length]!);
          outcomes.set(trick.what, (outcomes.get(trick.what) ?? new Set()).add(outcome));
          n += 1;
        }
      expect(n).toBeGreaterThanOrEqual(tries);
      return outcomes;
    }

    it('SEC-S34 leaves nothing of them behind, by whatever name and type, in 200 tries', async () => {
      const outcomes = await uploadAll(await newPlayer());
      const expected = (await allTricks()).map(({ what, isPicture }): [string, Set<string>] => [
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

    it('SEC-S34 would leave it all, if pictures were kept as they came', async () => {
      const avatars = of<Avatars>('member', Avatars);
      const store = of<FileStore>('member', FILES);
      jest.spyOn(avatars, 'upload').mockImplementation(async ({ memberId, accountType }, bytes) => {
        const name = newFileName('avatars', 'png');
        await store.put(name, bytes!);
        await of<DataSource>('member', DataSource).transaction((tx) =>
          of<AvatarRepository>('member', AvatarRepository).replace(tx, { memberId, type: accountType }, name),
        );
        return avatarOf(memberId, name);
      });
      const player = await newPlayer();
      const outcomes = [];
      for (const trick of await allTricks())
        outcomes.push(await upload(player, trick, 'me.png', 'image/png').catch(String));
      expect(
        outcomes.filter((outcome) => outcome === 'served with what was hidden in it').length,
      ).toBeGreaterThan(10);
    });
  });

  describe('under a false address or host', () => {
    const names = [
      ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'x-client-ip', 'x-cluster-client-ip'],
      ...[
        'cf-connecting-ip',
        'true-client-ip',
        'fastly-client-ip',
        'x-original-forwarded-for',
        'x-forwarded',
      ],
      ...[
        'x-lotus-client-ip',
        'x-remote-ip',
        'x-remote-addr',
        'x-originating-ip',
        'via',
        'x-host',
        'x-appengine-user-ip',
      ],
    ];
    const values = [
      ...[
        '8.8.8.8',
        '8.8.8.8, 127.0.0.1',
        '127.0.0.1, 8.8.8.8',
        '::ffff:8.8.8.8',
        '2001:4860:4860::8888',
        '8.8.8.8:443',
      ],
      ...[
        'for=8.8.8.8;by=127.0.0.1',
        '"8.8.8.8"',
        '010.010.010.010',
        '0x08080808',
        '8.8.8.8\t',
        ',,8.8.8.8,,',
      ],
    ];

    async function seenAs(site: string): Promise<Set<string>> {
      const addresses = new Set<string>();
      let tried = 0;
      for (const name of names)
        for (const value of values) {
          const answer = await visit(site, 'GET', '/wps/system/status', { [name]: value });
          addresses.add(
            (JSON.parse(answer.text) as { value: { location: { ip: string } } }).value.location.ip,
          );
          tried += 1;
        }
      expect(tried).toBeGreaterThanOrEqual(tries);
      return addresses;
    }

    it('SEC-S28 is known by the address it comes from, in 200 tries', async () => {
      expect(await seenAs(platform.gateway)).toEqual(new Set(['127.0.0.1']));
    });

    it('SEC-S28 would be believed by a gateway that took everybody for its own proxy', async () => {
      const peers = Object.fromEntries([...platform.services].map(([name, { url }]) => [name, url]));
      const credulous = await startTestService(gatewayService, {
        peers,
        cache: platform.cache,
        bus: platform.bus,
        env: { TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMITS: '100000' },
      });
      try {
        expect(await seenAs(credulous.url)).toContain('8.8.8.8');
      } finally {
        await credulous.close();
      }
    });

    const hosts = Array.from({ length: tries }, (_, n) => {
      const evil = `evil${n}.example`;
      const forms = [
        evil,
        `${evil}:8080`,
        `localhost.${evil}`,
        `${evil}#localhost`,
        `localhost@${evil}`,
        `127.0.0.1.${evil}`,
      ];
      return forms[n % forms.length]!;
    });
    const ask = (host: string) =>
      visit(platform.gateway, 'GET', '/wps/v2/resources/IOS/qr', {
        host,
        'x-forwarded-host': host,
        'x-host': host,
      });

    it('SEC-S28 has no link made to its own host, in 200 tries, and would if the table of domains were not asked', async () => {
      const honest = (await ask('localhost')).text;
      const elsewhere = (await ask('nobody.example')).text;
      expect(honest).toContain('<svg');
      const answers = new Set<string>();
      for (const host of hosts) answers.add((await ask(host)).text);
      answers.delete(elsewhere);
      expect([...answers]).toEqual([]);
      const brands = of<Brands>('member', Brands);
      jest.spyOn(brands, 'atUrl').mockImplementation(() => brands.get(undefined));
      expect((await ask('evil0.example')).text).not.toBe(elsewhere);
    });

    it('SEC-S28 has no letter sent that leads to its own host, in 200 tries', async () => {
      const owner = await newPlayer();
      const address = 'nannhan@example.com';
      await of<DataSource>('auth', DataSource).transaction((tx) =>
        of<Contacts>('auth', Contacts).put(tx, owner.memberId, 'email', address, true),
      );
      const form = new URLSearchParams({ username: owner.account, email: address }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const host of hosts) {
        const pretending = {
          host,
          'x-forwarded-host': host,
          origin: `https://evil.example`,
          referer: `https://evil.example`,
        };
        await visit(
          platform.gateway,
          'POST',
          '/wps/member/password/email',
          { ...headers, ...pretending },
          form,
        );
      }
      const letters = () =>
        readFileSync(join(place.messages, 'email.jsonl'), 'utf8')
          .split('\n')
          .filter((line) => line.includes(address) && line.includes('#reset='));
      await until(
        'all letters have been sent',
        () => existsSync(join(place.messages, 'email.jsonl')) && letters().length === tries,
      );
      expect(
        letters().filter(
          (line) => line.includes('evil') || !line.includes('http://localhost:8080/index#reset='),
        ),
      ).toEqual([]);
    });
  });
});
