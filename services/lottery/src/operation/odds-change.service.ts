import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { afterCommit, type Tx } from '#libs/database';
import { playOf, playsOf } from '#libs/lottery-engine';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import { OddsErrors } from '../odds/odds.errors.js';
import { OddsRepository } from '../odds/odds.repository.js';
import { bookOf, faultOf, returnIn, returnText } from '../odds/odds.rules.js';
import { OddsService } from '../odds/odds.service.js';
import {
  areTerms,
  every,
  inForce,
  keyOf,
  leadMs,
  readTerms,
  subjectOf,
  termTexts,
  type TermKind,
  type TermRow,
  type Terms,
  type TermSubject,
} from '../odds/term.rules.js';
import { OperationRepository } from './operation.repository.js';

const kind = 'LOTTERY_ODDS';

/** New terms of one subject, made from a version. */
export interface TermProposal extends TermSubject {
  terms: Readonly<Record<string, string>>;
  version: number;
  /** As soon after the approval as may be, where it is absent. */
  validFrom: string | undefined;
  reason: string;
}

/** Odds, series and bands are changed by two operators, from an instant on; tickets keep the odds they were accepted at. */
@Injectable()
export class OddsChangeService implements ApprovalHandler {
  readonly role = 'lottery';

  constructor(
    private readonly odds: OddsRepository,
    private readonly inUse: OddsService,
    private readonly operations: OperationRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    proposal: TermProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { reason, version, validFrom, terms: texts, ...subject } = proposal;
    const scope = `lottery-odds:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: proposal }, async (tx) => {
      const terms = readTerms(subject.kind, texts);
      if (!terms) throw OddsErrors.LOTTERY_TERMS_UNKNOWN();
      const change = { ...subject, terms, version, validFrom: this.startOf(validFrom) };
      const rows = await this.check(tx, change);
      const now = inForce(rows, change.validFrom).get(keyOf(subject));
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: keyOf(subject), memberId: null, amount: null, reason },
        before: { ...valuesOf(rows, { ...change, terms: now?.terms }), version: String(version) },
        after: {
          ...valuesOf([...rows, { ...change, version: version + 1 }], change),
          validFrom: validFrom === undefined ? soon : change.validFrom.toISOString(),
        },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, approval: Approval): Promise<string> {
    const { id, subject, before, after, reason, proposedBy, decidedBy } = approval;
    const of = subjectOf(subject);
    const version = Number(before['version']);
    const { validFrom } = after;
    const from = this.startOf(validFrom === soon ? undefined : validFrom);
    const change = { ...of, version, terms: termsOf(of.kind, after), validFrom: from };
    await this.check(tx, change);
    const now = this.clock.now();
    await this.odds.add(tx, {
      ...{ ...change, version: version + 1, reason },
      ...{ changedBy: proposedBy, approvedBy: decidedBy, changedAt: now },
    });
    await this.operations.record(tx, {
      ...{ id: newId(), operatorId: proposedBy, action: 'CHANGE_ODDS', subject, actedAt: now },
      details: {
        ...{ before, after, validFrom: from.toISOString(), reason },
        ...{ approval: id, approvedBy: decidedBy },
      },
    });
    afterCommit(tx, () => this.inUse.forget());
    return subject;
  }

  /** All terms; refuses a change made from an older version, or that a play would return too much or too little by. */
  private async check(tx: Tx, change: TermRow): Promise<TermRow[]> {
    if (!areTerms(change)) throw OddsErrors.LOTTERY_TERMS_UNKNOWN();
    const rows = await this.odds.lock(tx);
    const known = rows.filter((row) => keyOf(row) === keyOf(change));
    if (known.length !== change.version) throw OddsErrors.LOTTERY_TERMS_CHANGED();
    const fault = faultOf(rows, { ...change, version: change.version + 1 });
    if (fault) throw OddsErrors.LOTTERY_RETURN_OUTSIDE_BAND(fault);
    return rows;
  }

  private startOf(validFrom: string | undefined): Date {
    const earliest = new Date(this.clock.now().getTime() + leadMs);
    const from = validFrom === undefined ? earliest : new Date(validFrom);
    if (from < earliest) throw OddsErrors.LOTTERY_TERMS_TOO_SOON();
    return from;
  }
}

/** Of terms that begin as soon as they may after their approval. */
const soon = 'AT_ONCE';

const fields: Readonly<Record<TermKind, string>> = { ODDS: 'odds', SERIES: 'series', BAND: 'band' };

/** What an operator reads: of which play, the terms in one text, and what the play returns by them. */
function valuesOf(
  rows: readonly TermRow[],
  of: TermSubject & { terms: Terms | undefined; validFrom: Date },
): Values {
  const { kind: ofKind, prizeMode, group, play, terms, validFrom } = of;
  const name = [prizeMode, group, play].filter((part) => part !== every);
  const [first] = play === every ? playsOf(group) : [playOf(group, play)];
  const rtp = prizeMode !== every && first && returnIn(bookOf(inForce(rows, validFrom)), prizeMode, first);
  return {
    play: name.length > 0 ? name.join(' ') : 'EVERY_PLAY',
    ...(terms && { [fields[ofKind]]: textOf({ ...of, terms }) }),
    ...(rtp && { returns: `${returnText(rtp.lowest)}–${returnText(rtp.highest)} %` }),
  };
}

const textOf = (of: TermSubject & { terms: Terms }): string =>
  Object.entries(termTexts(of))
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');

function termsOf(ofKind: TermKind, { [fields[ofKind]]: text = '' }: Values): Terms {
  const texts = text.split(', ').map((part) => part.split(' ') as [string, string]);
  return readTerms(ofKind, Object.fromEntries(texts)) ?? {};
}
