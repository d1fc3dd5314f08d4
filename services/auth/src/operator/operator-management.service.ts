import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { Sealing } from '../sealing/sealing.js';
import { SessionService } from '../session/session.service.js';
import { EnrolmentRepository, type OperatorAction } from './enrolment.repository.js';
import { InvitationService, type EnrolmentLink } from './invitation.service.js';
import { OperatorErrors } from './operator.errors.js';
import { OperatorRepository, type OperatorRow } from './operator.repository.js';
import { withBaseRole } from './operator.rules.js';
import { sealedIpAs } from './operator.service.js';

/** By whom an operator is changed, and why; null is the command line. */
export interface Actor {
  by: string | null;
  reason: string;
}

/** Operators managed by other operators: an operator cannot change the own account, so one administrator always remains. */
@Injectable()
export class OperatorManagementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly operators: OperatorRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly invitations: InvitationService,
    private readonly sessions: SessionService,
    private readonly sealing: Sealing,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(): Promise<OperatorRow[]> {
    return this.operators.all();
  }

  async details(operatorId: string) {
    if (!(await this.operators.findById(operatorId))) throw PlatformErrors.NOT_FOUND();
    const [sessions, changes] = await Promise.all([
      this.sessions.openOfOperator(operatorId),
      this.enrolments.changesOf(operatorId),
    ]);
    const ipOf = (sealed: string | null) =>
      sealed === null ? null : this.sealing.open(sealedIpAs, operatorId, sealed);
    return { sessions: sessions.map((row) => ({ ...row, ip: ipOf(row.ip_sealed) })), changes };
  }

  async create(
    actor: Actor,
    username: string,
    roles: readonly string[],
  ): Promise<EnrolmentLink & { id: string }> {
    const operator = { id: newId(), username, password_hash: null, roles: withBaseRole(roles) };
    return this.transactions.run(async (tx) => {
      if (actor.by !== null) await this.lockActing(tx, actor.by);
      if (!(await this.operators.insert(tx, operator, this.clock.now())))
        throw OperatorErrors.OPERATOR_NAME_TAKEN();
      await this.record(tx, operator.id, 'INVITED', actor);
      return { id: operator.id, ...(await this.invitations.invite(tx, operator.id)) };
    });
  }

  /** For a lost telephone or a forgotten password. */
  reinvite(actor: Actor, operatorId: string): Promise<EnrolmentLink> {
    return this.change(actor, operatorId, 'REINVITED', (tx) => this.invitations.invite(tx, operatorId));
  }

  async setDisabled(actor: Actor, operatorId: string, disabled: boolean): Promise<void> {
    await this.change(actor, operatorId, disabled ? 'DISABLED' : 'ENABLED', (tx) =>
      this.operators.setDisabled(tx, operatorId, disabled ? this.clock.now() : null),
    );
  }

  async setRoles(actor: Actor, operatorId: string, roles: readonly string[]): Promise<void> {
    await this.change(actor, operatorId, 'ROLES', (tx) =>
      this.operators.setRoles(tx, operatorId, withBaseRole(roles)),
    );
  }

  async endSessions(actor: Actor, operatorId: string): Promise<void> {
    await this.change(actor, operatorId, 'SESSIONS_ENDED', async () => undefined);
  }

  /** Sessions carry roles, so every change ends them. */
  private async change<T>(
    actor: Actor,
    operatorId: string,
    action: OperatorAction,
    write: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (actor.by === operatorId) throw OperatorErrors.OPERATOR_IS_SELF();
    const result = await this.transactions.run(async (tx) => {
      await this.lockActing(tx, actor.by, operatorId);
      await this.record(tx, operatorId, action, actor);
      return write(tx);
    });
    await this.sessions.endAllOfOperator(operatorId);
    return result;
  }

  /** Two administrators who disable each other at the same moment: the second finds that he is none any more. */
  private async lockActing(tx: Tx, by: string | null, operatorId?: string): Promise<void> {
    const ids = [by, operatorId].filter((id): id is string => typeof id === 'string');
    const rows = await this.operators.lock(tx, ids);
    const acting = rows.find(({ id }) => id === by);
    if (by !== null && (!acting?.roles.includes('admin') || acting.disabled_at !== null))
      throw PlatformErrors.FORBIDDEN();
    if (operatorId !== undefined && !rows.some(({ id }) => id === operatorId))
      throw PlatformErrors.NOT_FOUND();
  }

  private record(tx: Tx, operatorId: string, action: OperatorAction, { by, reason }: Actor) {
    const change = { id: newId(), operatorId, action, reason, changedBy: by };
    return this.enrolments.record(tx, change, this.clock.now());
  }
}
