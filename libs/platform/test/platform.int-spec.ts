import { Body, Controller, Get, Module, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { IsString, Length } from 'class-validator';
import { Internal, MemberId, Permission, Public } from '#libs/auth';
import { ServiceConfig } from '#libs/config';
import { IsMoney } from '#libs/money';
import { defineErrors, defineService, Idempotency, IdempotencyKey, PageQuery } from '#libs/platform';
import { startTestService, type TestService, type FakeClock } from '#libs/testing';

const ShopErrors = defineErrors({ SOLD_OUT: { status: 422, vi: 'Hết hàng.', en: 'Sold out.' } });

class OrderRequest {
  @IsString()
  @Length(1, 10)
  item: string;

  @IsMoney({ max: 100_000n })
  price: string;
}

interface DocumentLike {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, unknown> };
}

let sold = 0;
/** Whether the item is there, for the request that asks now. */
let delivery = Promise.resolve(true);
let begun = Promise.withResolvers<void>();

@Controller('shop')
class ShopController {
  constructor(private readonly idempotency: Idempotency) {}

  @Get('window')
  @Public()
  window(@Query() query: PageQuery): object {
    return { page: query.pageNo };
  }

  @Post('orders')
  @Permission('member')
  order(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() body: OrderRequest,
  ): Promise<object> {
    return this.idempotency.run({ scope: `order:${memberId}`, key, body }, async () => {
      sold += 1;
      begun.resolve();
      if (body.item === 'gone') throw ShopErrors.SOLD_OUT({ item: body.item });
      if (body.item === 'delivered' && !(await delivery)) throw ShopErrors.SOLD_OUT({ item: body.item });
      return { number: sold };
    });
  }

  @Get('orders/:id')
  @Permission('session')
  one(@Param('id', ParseUUIDPipe) id: string): object {
    return { id };
  }

  @Get('stock')
  @Internal('wallet')
  stock(): object {
    return { stock: 1 };
  }

  @Get('undeclared')
  undeclared(): string {
    return 'never';
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw new Error('secret detail');
  }
}

@Module({ controllers: [ShopController] })
class ShopModule {}

const shop = defineService({
  name: 'points',
  config: ServiceConfig,
  module: ShopModule,
  dataSource: { migrations: [] },
});

describe('a service on the platform', () => {
  const member = { kind: 'member', memberId: 'm-1', accountType: 0, sessionId: 's-1' } as const;
  const key = '0191f2a0-0000-7000-8000-000000000001';
  const order = { item: 'tea', price: '10.00' };
  let service: TestService<FakeClock>;

  beforeAll(async () => {
    service = await startTestService(shop);
  });

  afterAll(() => service?.close());
  beforeEach(() => (sold = 0));

  it('answers in the envelope, 200, with the request id given', async () => {
    const answer = await service
      .as({ kind: 'guest' })
      .get('/shop/window', { 'x-request-id': 'request-0001' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, value: { page: 1 } } });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
  });

  it('SEC-S19 refuses unknown fields, wrong types and impossible amounts, naming fields but no values', async () => {
    const client = service.as(member);
    for (const body of [
      { ...order, role: 'admin' },
      { ...order, item: 7 },
      { ...order, price: '-1.00' },
      { ...order, price: '0.00' },
      { ...order, price: '1.5' },
      { ...order, price: '99999999999999999999.00' },
      [],
      null,
      'text',
    ]) {
      const answer = await client.post('/shop/orders', body, { 'idempotency-key': key });
      expect([answer.status, answer.body.code]).toEqual([
        400,
        expect.stringMatching(/VALIDATION_FAILED|MALFORMED_REQUEST/),
      ]);
      expect(answer.text).not.toContain('admin"');
    }
    expect(sold).toBe(0);
  });

  it('refuses malformed JSON, other media types and oversize bodies with a code of their own', async () => {
    const client = service.as(member);
    expect(await client.post('/shop/orders', '{"item":')).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
    const xml = await client.post('/shop/orders', '<a/>', { 'content-type': 'application/xml' });
    expect(xml).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const large = await client.post('/shop/orders', { ...order, item: 'x'.repeat(200_000) });
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('SEC-S22 bounds pages: past 100 is a 400', async () => {
    const answer = await service.as({ kind: 'guest' }).get('/shop/window?pageSize=101');
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('SEC-S20 keeps closed what declares nothing, and internal routes to their callers', async () => {
    const status = async (principal: Parameters<typeof service.as>[0], path: string) =>
      (await service.as(principal).get(path)).status;
    expect(await status(member, '/shop/undeclared')).toBe(403);
    expect(await status(member, '/shop/stock')).toBe(403);
    expect(await status({ kind: 'guest' }, '/shop/stock')).toBe(403);
    expect(await status({ kind: 'service', name: 'lottery' }, '/shop/stock')).toBe(403);
    expect(await status({ kind: 'service', name: 'wallet' }, '/shop/stock')).toBe(200);
    expect(await status({ kind: 'guest' }, `/shop/orders/${key}`)).toBe(401);
    expect(await status(member, '/shop/orders/not-a-uuid')).toBe(400);
  });

  it('SEC-S37 SPEC-8.8 says nothing of an unexpected error but its request id, in the caller’s language', async () => {
    const answer = await service.as({ kind: 'guest' }).get('/shop/broken', { 'accept-language': 'en' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_ERROR', message: 'System error.' } });
    expect(answer.text).not.toContain('secret detail');
    expect(answer.body).toHaveProperty('requestId');
  });

  describe('idempotency', () => {
    const post = (body: object, idempotencyKey: string) =>
      service.as(member).post('/shop/orders', body, { 'idempotency-key': idempotencyKey });

    it('gives the first answer again, byte for byte, and says that it is a replay', async () => {
      const first = await post(order, key);
      const second = await post({ price: '10.00', item: 'tea' }, key);
      expect(second.body.value).toEqual(first.body.value);
      expect([first.headers.get('idempotency-hit'), second.headers.get('idempotency-hit')]).toEqual([
        null,
        'true',
      ]);
      expect(sold).toBe(1);
    });

    it('refuses another body under the same key', async () => {
      await post(order, '0191f2a0-0000-7000-8000-000000000002');
      const other = await post({ ...order, item: 'cake' }, '0191f2a0-0000-7000-8000-000000000002');
      expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    });

    it('keeps a refusal a refusal', async () => {
      const gone = { ...order, item: 'gone' };
      const answers = [
        await post(gone, '0191f2a0-0000-7000-8000-000000000003'),
        await post(gone, '0191f2a0-0000-7000-8000-000000000003'),
      ];
      expect(answers.map(({ status, body }) => [status, body.code, body.value])).toEqual([
        [422, 'SOLD_OUT', { item: 'gone' }],
        [422, 'SOLD_OUT', { item: 'gone' }],
      ]);
      expect(sold).toBe(1);
    });

    it('gives one answer to a refused request and to one that waited for it, although it could be done by then', async () => {
      const checked = Promise.withResolvers<boolean>();
      delivery = checked.promise;
      const late = { ...order, item: 'delivered' };
      begun = Promise.withResolvers();
      const first = post(late, '0191f2a0-0000-7000-8000-000000000005');
      await begun.promise;
      delivery = Promise.resolve(true);
      const second = post(late, '0191f2a0-0000-7000-8000-000000000005');
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await service.pool.query<unknown[]>(waiting)).length === 0);
      checked.resolve(false);
      const answers = [await first, await second, await post(late, '0191f2a0-0000-7000-8000-000000000005')];
      // Either may decide: the first by its refusal, or the second by its effect.
      const given = answers.map(({ status, body }) => JSON.stringify([status, body.code, body.value]));
      expect(new Set(given).size).toBe(1);
    });

    it('has one effect for 20 requests at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(order, '0191f2a0-0000-7000-8000-000000000004')),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body.value))).size).toBe(1);
      expect(sold).toBe(1);
    });

    it('asks for a key', async () => {
      expect(await service.as(member).post('/shop/orders', order)).toMatchObject({
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
      });
    });
  });

  it('describes its routes from their DTOs and says who may call them', async () => {
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as DocumentLike;
    const operation = document.paths['/shop/orders']?.['post'];
    expect(operation?.['x-lotus-access']).toEqual({ kind: 'permission', permission: 'member' });
    expect(document.components.schemas['OrderRequest']).toMatchObject({
      required: ['item', 'price'],
      properties: {
        item: { type: 'string', minLength: 1, maxLength: 10 },
        price: { type: 'string', format: 'decimal' },
      },
    });
  });

  it('is ready while PostgreSQL answers, counts requests, and traces them', async () => {
    const ready = await fetch(`${service.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, checks: expect.objectContaining({ database: 'up', cache: 'up' }) },
    ]);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds_count{service="points"');
    expect(service.spans.getFinishedSpans().map((span) => span.name)).toContain('POST /shop/orders');
  });
});
