import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CLOCK,
  MicroBatcher,
  LOGGER,
  newId,
  pageOf,
  type Clock,
  type Page,
  type PageQuery,
} from '#libs/platform';
import { deviceName } from '../account/device-name.rules.js';
import { Sealing } from '../sealing/sealing.js';
import type { OwnSecurityEventResponse, SecurityEventResponse } from './dto/security-log.response.js';
import {
  SecurityLogRepository,
  type SecurityLogFilter,
  type SecurityLogRow,
} from './security-log.repository.js';
import type { SecurityEntry } from './security-log.rules.js';

const sealedAs = 'security-log';

/** Delay of entries that no response waits for, so that several share a statement. */
const maxWaitMs = 50;

/** Records calls and their outcomes, several per statement. */
@Injectable()
export class SecurityLogService implements OnModuleDestroy {
  private readonly writing: MicroBatcher<SecurityLogRow, void>;
  private readonly deferred: MicroBatcher<SecurityLogRow, void>;
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly rows: SecurityLogRepository,
    private readonly sealing: Sealing,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const work = async (batch: SecurityLogRow[]): Promise<void[]> => {
      await this.rows.add(batch);
      return batch.map(() => undefined);
    };
    this.writing = new MicroBatcher(work, { maxSize: 100 });
    this.deferred = new MicroBatcher(work, { maxSize: 100, maxWaitMs });
  }

  /** The response does not wait. An entry that cannot be written goes to the service's own log. */
  record(entry: SecurityEntry): void {
    const writing = this.deferred.run(this.rowOf(entry)).catch((error: unknown) => {
      const { actor, actorId, subjectId, call, outcome } = entry;
      this.logger.error(
        { err: error, actor, actorId, subjectId, call, outcome },
        'writing the security log failed: the entry is in this log only',
      );
    });
    this.underWay.add(writing);
    void writing.then(() => this.underWay.delete(writing));
  }

  /** Resolves once it is written. */
  async write(entry: SecurityEntry): Promise<void> {
    await this.writing.run(this.rowOf(entry));
  }

  private rowOf({ actor, actorId, subjectId, call, outcome, ip, agent }: SecurityEntry): SecurityLogRow {
    const id = newId();
    const ip_sealed = this.sealing.seal(sealedAs, id, ip);
    const row = { id, at: this.clock.now(), actor, actor_id: actorId, subject_id: subjectId };
    return { ...row, call, outcome, ip_sealed, agent: agent.slice(0, 256) };
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  async page(filter: SecurityLogFilter, query: PageQuery): Promise<Page<SecurityEventResponse>> {
    const { pageNo, pageSize } = query;
    const [rows, total] = await Promise.all([
      this.rows.page(filter, pageSize, (pageNo - 1) * pageSize),
      this.rows.count(filter),
    ]);
    const list = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      actorId: row.actor_id,
      actorName: row.actor_name,
      memberId: row.subject_id,
      memberName: row.member_name,
      call: row.call,
      outcome: row.outcome,
      device: deviceName(row.agent),
      ip: this.sealing.open(sealedAs, row.id, row.ip_sealed),
    }));
    return pageOf(list, query, total);
  }

  /** Events of a member's own account; operators are not identified. */
  async ownPage(memberId: string, query: PageQuery): Promise<Page<OwnSecurityEventResponse>> {
    const { list, ...rest } = await this.page({ memberId }, query);
    const own = list.map(({ at, actor, call, outcome, device, ip }) => ({
      ...{ at, call, outcome, byOperator: actor === 'operator' },
      ...(actor === 'operator' ? { device: null, ip: null } : { device, ip }),
    }));
    return { ...rest, list: own };
  }
}
