import { randomUUID } from 'node:crypto';
import { Body, Controller, Injectable, Module, Post } from '@nestjs/common';
import { IsInt } from 'class-validator';
import {
  Approvals,
  ApprovalsModule,
  approvalsFunctions,
  approvalsMigrations,
  type Approval,
  type ApprovalHandler,
} from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { ServiceConfig } from '#libs/config';
import { SqlMigration, Transactions, type Tx } from '#libs/database';
import { JobsModule, jobsMigrations } from '#libs/jobs';
import { defineErrors, defineService } from '#libs/platform';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';

const { SHELF_FULL } = defineErrors({ SHELF_FULL: { status: 422, vi: 'Đầy.', en: 'Full.' } });

class CreateShelf1796600000000 extends SqlMigration {
  protected readonly folder = new URL('./schema/', import.meta.url);
  protected readonly files = ['shelf.sql'];
}

/** A shelf that two operators fill. */
@Injectable()
class Shelf implements ApprovalHandler {
  readonly role = 'shelf';

  constructor(
    readonly approvals: Approvals,
    readonly transactions: Transactions,
  ) {
    approvals.handle('FILL', this);
  }

  async apply(tx: Tx, { id, amount }: Approval): Promise<string> {
    await tx.query('INSERT INTO box (id, size) VALUES ($1, $2)', [id, String(amount)]);
    const [row]: { total: string }[] = await tx.query('SELECT sum(size) AS total FROM box');
    if (BigInt(row!.total) > 1_000n) throw SHELF_FULL();
    return `box ${id}`;
  }
}

class FillRequest {
  @IsInt()
  amount!: number;
}

@Controller('shelf')
@Operator('shelf')
class ShelfController {
  constructor(private readonly shelf: Shelf) {}

  @Post()
  async propose(@CurrentPrincipal() operator: OperatorPrincipal, @Body() { amount }: FillRequest) {
    const proposal = {
      kind: 'FILL',
      subject: 'shelf',
      memberId: null,
      amount: BigInt(amount),
      reason: 'room',
    };
    const { id, status } = await this.shelf.transactions.run((tx) =>
      this.shelf.approvals.propose(tx, operator, { ...proposal, before: {}, after: {} }),
    );
    return { id, status };
  }
}

@Module({
  imports: [JobsModule.forService(), ApprovalsModule.forService('wallet')],
  controllers: [ShelfController],
  providers: [Shelf],
})
class ShelfModule {}

const definition = defineService({
  name: 'wallet',
  config: ServiceConfig,
  module: ShelfModule,
  dataSource: {
    migrations: [...jobsMigrations, ...approvalsMigrations, CreateShelf1796600000000],
    functions: [approvalsFunctions],
  },
});

const path = '/wps/v2/ops/approvals/wallet';
const days = 86_400_000;

describe('approvals by a second person', () => {
  let service: TestService<FakeClock>;
  beforeAll(async () => {
    service = await startTestService(definition);
  });
  afterAll(() => service?.close());
  beforeEach(() => service.pool.query('DELETE FROM box'));

  const key = () => ({ 'idempotency-key': randomUUID() });
  const operator = (role = 'shelf', age = 30 * days, operatorId = randomUUID() as string) =>
    service.as({
      ...{ kind: 'operator', operatorId, roles: ['operator', role], sessionId: 's' },
      since: service.clock.now().getTime() - age,
    });
  type Client = ReturnType<typeof operator>;
  const valueOf = ({ body }: TestAnswer) => body.value as unknown as { id: string; status: string };
  const propose = async (amount: number, who: Client = operator()) =>
    valueOf(await who.post('/shelf', { amount }, key())).id;
  const decide = (who: Client, id: string, way = 'approval', headers = key()) =>
    who.post(`${path}/${id}/${way}`, { note: 'looked at' }, headers);
  const boxes = async () => Number((await service.pool.query('SELECT FROM box')).length);
  const listOf = async (who: Client, status = 'PROPOSED') =>
    (
      (await who.get(`${path}?status=${status}&pageSize=100`)).body.value as unknown as {
        list: { id: string }[];
      }
    ).list;

  it('take effect with the decision of another operator, once however many decide at once', async () => {
    const id = await propose(10);
    expect(await boxes()).toBe(0);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(operator(), id)));
    const codes = answers.map(({ body }) => body.code ?? 'DONE');
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(codes.filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(19);
    expect(await boxes()).toBe(1);
    expect(await listOf(operator(), 'APPROVED')).toContainEqual(
      expect.objectContaining({ id, status: 'APPROVED', result: `box ${id}`, note: 'looked at' }),
    );
  });

  it('answer a repeated decision as the first, without a second effect', async () => {
    const id = await propose(10);
    const [second, header] = [operator(), key()];
    const answers = [
      await decide(second, id, 'approval', header),
      await decide(second, id, 'approval', header),
    ];
    expect(answers.map((answer) => valueOf(answer))).toEqual([
      { id, status: 'APPROVED' },
      { id, status: 'APPROVED' },
    ]);
    expect(await boxes()).toBe(1);
  });

  it('are not decided by the one who proposed, by a new operator, by one without the role, or by one of unknown age', async () => {
    const first = operator();
    const id = await propose(10, first);
    expect((await decide(first, id)).body.code).toBe('APPROVAL_SECOND_PERSON');
    expect((await decide(first, id, 'refusal')).body.code).toBe('APPROVAL_SECOND_PERSON');
    expect((await decide(operator('shelf', days - 1_000), id)).body.code).toBe('APPROVAL_OPERATOR_NEW');
    expect((await decide(operator('support'), id)).body.code).toBe('FORBIDDEN');
    const unknown = service.as({
      kind: 'operator',
      operatorId: 'o',
      roles: ['operator', 'shelf'],
      sessionId: 's',
    });
    expect((await decide(unknown, id)).body.code).toBe('APPROVAL_OPERATOR_NEW');
    expect(await listOf(operator('support'))).toEqual([]);
    expect(await boxes()).toBe(0);
    expect(valueOf(await decide(operator('shelf', days), id)).status).toBe('APPROVED');
  });

  it('stay open if their effect is refused, and leave nothing of it', async () => {
    const [large, small] = [await propose(1_001), await propose(10)];
    const second = operator();
    expect((await decide(second, large)).body.code).toBe('SHELF_FULL');
    expect(await boxes()).toBe(0);
    expect((await listOf(second)).map(({ id }) => id)).toEqual(expect.arrayContaining([large, small]));
    expect(valueOf(await decide(second, large, 'refusal')).status).toBe('REFUSED');
    expect(await boxes()).toBe(0);
  });

  it('are taken back by the one who proposed and no other', async () => {
    const first = operator();
    const id = await propose(10, first);
    expect((await decide(operator(), id, 'withdrawal')).body.code).toBe('APPROVAL_NOT_YOURS');
    expect(valueOf(await decide(first, id, 'withdrawal')).status).toBe('WITHDRAWN');
    expect((await decide(operator(), id)).body.code).toBe('APPROVAL_DECIDED');
  });

  it('expire: not decided any more, and shown as expired', async () => {
    const id = await propose(10);
    service.clock.advance(7 * days);
    expect((await decide(operator(), id)).body.code).toBe('APPROVAL_EXPIRED');
    await service.app.get(Approvals, { strict: false }).expire();
    expect(await listOf(operator(), 'EXPIRED')).toContainEqual(
      expect.objectContaining({ id, decidedBy: null }),
    );
  });

  it('are needed from the amount of the policy on, which two operators change', async () => {
    const [first, second] = [operator('admin'), operator('admin')];
    const change = { secondFrom: '1.00', validDays: 2, reason: 'small boxes' };
    expect((await operator().put(`${path}/policies/FILL`, change, key())).status).toBe(403);
    expect((await first.put(`${path}/policies/NONE`, change, key())).status).toBe(404);
    const { id } = valueOf(await first.put(`${path}/policies/FILL`, change, key()));
    expect(valueOf(await operator().post('/shelf', { amount: 10 }, key())).status).toBe('PROPOSED');
    expect(valueOf(await decide(second, id)).status).toBe('APPROVED');
    const policies = await first.get(`${path}/policies`);
    expect(policies.body.value).toContainEqual({ kind: 'FILL', secondFrom: '1.00', validDays: 2 });
    expect(valueOf(await operator().post('/shelf', { amount: 99 }, key())).status).toBe('APPROVED');
    expect(valueOf(await operator().post('/shelf', { amount: 100 }, key())).status).toBe('PROPOSED');
    expect(await boxes()).toBe(1);
  });

  it('are never changed or removed by anyone', async () => {
    const id = await propose(10);
    await decide(operator(), id, 'refusal');
    const change = (sql: string) => service.pool.query(sql, [id]);
    for (const sql of [
      `UPDATE approval SET status = 'PROPOSED', decided_at = NULL WHERE id = $1`,
      'UPDATE approval SET amount = 1 WHERE id = $1',
      'DELETE FROM approval WHERE id = $1',
    ])
      await expect(change(sql)).rejects.toThrow('kept');
  });
});
