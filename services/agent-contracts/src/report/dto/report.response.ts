import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { TeamMemberResponse, TeamNodeResponse } from '../../network/dto/team.response.js';
import type { BetRow, MoneyRow, TeamFigures, TeamLine } from '../report.repository.js';
import { moneyKinds } from './report.request.js';

const money = (minor: string): string => formatMoney(BigInt(minor));

export class FiguresResponse {
  @ApiProperty()
  bets!: number;

  @ApiProperty()
  bet!: string;

  @ApiProperty()
  validBet!: string;

  @ApiProperty()
  payout!: string;

  @ApiProperty()
  activeMembers!: number;

  @ApiProperty()
  deposit!: string;

  @ApiProperty()
  deposits!: number;

  @ApiProperty()
  firstDeposit!: string;

  @ApiProperty()
  firstDeposits!: number;

  @ApiProperty()
  withdrawal!: string;

  @ApiProperty()
  rebate!: string;

  @ApiProperty()
  bonus!: string;

  @ApiProperty()
  salary!: string;

  @ApiProperty()
  dividend!: string;

  @ApiProperty({ description: 'from the upline or the downline' })
  transferIn!: string;

  @ApiProperty({ description: 'to the upline or the downline' })
  transferOut!: string;

  @ApiProperty({ description: 'of the members: payouts, cashback and bonuses less bets' })
  profit!: string;

  static ofFigures(f: TeamFigures): FiguresResponse {
    const { bets, activeMembers, deposits, firstDeposits } = f;
    const profit = BigInt(f.payout) + BigInt(f.rebate) + BigInt(f.bonus) - BigInt(f.bet);
    return {
      ...{ bets, activeMembers, deposits, firstDeposits, profit: formatMoney(profit) },
      ...{ bet: money(f.bet), validBet: money(f.validBet), payout: money(f.payout) },
      ...{ deposit: money(f.deposit), firstDeposit: money(f.firstDeposit), withdrawal: money(f.withdrawal) },
      ...{ rebate: money(f.rebate), bonus: money(f.bonus) },
      ...{ salary: money(f.salary), dividend: money(f.dividend) },
      ...{ transferIn: money(f.transferIn), transferOut: money(f.transferOut) },
    };
  }
}

export class DayFiguresResponse extends FiguresResponse {
  @ApiProperty({ format: 'date' })
  day!: string;
}

export class OverviewResponse {
  @ApiProperty({ type: FiguresResponse })
  totals!: FiguresResponse;

  @ApiProperty({ type: FiguresResponse, description: 'of as many days before' })
  before!: FiguresResponse;

  @ApiProperty({ type: [DayFiguresResponse], description: 'days on which something happened' })
  days!: DayFiguresResponse[];

  @ApiProperty({ description: 'members of the team now' })
  team!: number;

  @ApiProperty()
  registered!: number;
}

export class MemberDetailsResponse {
  @ApiProperty({ type: TeamMemberResponse })
  member!: TeamMemberResponse;

  @ApiProperty({ description: 'balance of the wallet now' })
  balance!: string;

  @ApiProperty({ type: FiguresResponse, description: 'of the member and, for an agent, the team below' })
  totals!: FiguresResponse;

  @ApiProperty({ type: FiguresResponse, description: 'of as many days before' })
  before!: FiguresResponse;

  @ApiProperty({ type: [DayFiguresResponse], description: 'days on which something happened' })
  days!: DayFiguresResponse[];
}

export class LineResponse extends FiguresResponse {
  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ enum: [0, 1, 2, 41, 42] })
  accountType!: number;

  @ApiProperty({ description: 'members below' })
  team!: number;

  static of(line: TeamLine): LineResponse {
    const { memberId, account, accountType, team } = line;
    return { ...FiguresResponse.ofFigures(line), memberId, account, accountType, team };
  }
}

export class LinesResponse {
  @ApiProperty({ type: [TeamNodeResponse] })
  trail!: TeamNodeResponse[];

  @ApiProperty({
    type: [LineResponse],
    description: 'the first one is the agent alone, the others are whole teams',
  })
  lines!: LineResponse[];

  @ApiProperty({ type: FiguresResponse })
  totals!: FiguresResponse;
}

export class TransactionResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ enum: moneyKinds })
  kind!: (typeof moneyKinds)[number];

  @ApiProperty()
  amount!: string;

  @ApiProperty({ description: 'the first deposit of the member' })
  first!: boolean;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of({ sourceKey, account, kind, amount, first, at }: MoneyRow): TransactionResponse {
    return {
      ...{ id: sourceKey, account, kind: kind as TransactionResponse['kind'], first },
      ...{ amount: money(amount), at: at.toISOString() },
    };
  }
}

export class TransactionPage extends PageResponse(TransactionResponse) {}

export class TeamBetResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty()
  vassalage!: string;

  @ApiProperty()
  category!: string;

  @ApiProperty()
  bet!: string;

  @ApiProperty()
  validBet!: string;

  @ApiProperty()
  payout!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of({ sourceKey, account, vassalage, category, bet, validBet, payout, at }: BetRow): TeamBetResponse {
    return {
      ...{ id: sourceKey, account, vassalage, category, at: at.toISOString() },
      ...{ bet: money(bet), validBet: money(validBet), payout: money(payout) },
    };
  }
}

export class TeamBetPage extends PageResponse(TeamBetResponse) {}
