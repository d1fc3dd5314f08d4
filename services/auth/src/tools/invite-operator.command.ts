import { type Pool, Transactions } from '#libs/database';
import { newId, systemClock } from '#libs/platform';
import { EnrolmentRepository } from '../operator/enrolment.repository.js';
import { InvitationService, type EnrolmentLink } from '../operator/invitation.service.js';
import { OperatorRepository } from '../operator/operator.repository.js';
import { operatorName, operatorRoles, withBaseRole } from '../operator/operator.rules.js';
import { AuthenticatorRepository } from '../second-factor/authenticator.repository.js';
import { RecoveryCodeRepository } from '../second-factor/recovery-code.repository.js';
import { SessionRepository } from '../session/session.repository.js';

/**
 * Invites the first operator, or one again if no administrator is left who could. Sessions of an operator who exists end;
 * the running service announces that.
 */
export async function inviteOperator(
  pool: Pool,
  username: string,
  roles: readonly string[],
): Promise<EnrolmentLink> {
  if (!operatorName.test(username))
    throw new Error('A user name has 3 to 32 letters, digits, dots and dashes');
  const unknown = roles.filter((role) => !(operatorRoles as readonly string[]).includes(role));
  if (roles.length === 0 || unknown.length > 0) throw new Error(`Roles are: ${operatorRoles.join(', ')}`);
  const operators = new OperatorRepository(pool);
  const enrolments = new EnrolmentRepository(pool);
  const invitations = new InvitationService(
    operators,
    enrolments,
    new AuthenticatorRepository(pool),
    new RecoveryCodeRepository(pool),
    systemClock,
  );
  const now = systemClock.now();
  const known = await operators.findByUsername(username);
  const id = known?.id ?? newId();
  const link = await new Transactions(pool).run(async (tx) => {
    const row = { id, username, password_hash: null, roles: withBaseRole(roles) };
    if (!known && !(await operators.insert(tx, row, now)))
      throw new Error('The name was taken at this moment');
    if (known) await operators.setRoles(tx, id, withBaseRole(roles));
    if (known) await operators.setDisabled(tx, id, null);
    const action = known ? ('REINVITED' as const) : ('INVITED' as const);
    const change = { id: newId(), operatorId: id, action, reason: 'command line', changedBy: null };
    await enrolments.record(tx, change, now);
    return invitations.invite(tx, id);
  });
  if (known) await new SessionRepository(pool).endAllOfOperator(id, now);
  return link;
}
