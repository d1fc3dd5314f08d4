import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { winnerAnnounced } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { formatMoney, type Book } from '#libs/money';
import { CONFIG } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { MemberService } from '../member/member.service.js';
import type { WinnerResponse } from './dto/winner.response.js';
import { WinnerRepository } from './winner.repository.js';
import { isAnnounced, maskAccount, multipleOf } from './winner.rules.js';

export interface SettledRound {
  betId: string;
  memberId: string;
  gameId: string;
  gameName: { vi: string; en: string };
  vassalage: string;
  mode: Book;
  stake: bigint;
  payout: bigint;
  currency: string;
  at: Date;
}

const boardSize = 30;

/** The public board of wins: settled rounds of real money alone, accounts masked before they are written down. */
@Injectable()
export class WinnerService {
  constructor(
    private readonly winners: WinnerRepository,
    private readonly members: MemberService,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** At settlement and at each later change: a win that was rolled back leaves the board. */
  async consider(tx: Tx, round: SettledRound, { isNew }: { isNew: boolean }): Promise<void> {
    if (!isAnnounced(round, BigInt(this.config.winnerThreshold))) {
      if (!isNew) await this.winners.remove(tx, round.betId);
      return;
    }
    const account = maskAccount(await this.members.accountOf(tx, round.memberId));
    const multiple = multipleOf(round.payout, round.stake);
    if (!(await this.winners.put(tx, { ...round, id: round.betId, account, multiple }))) return;
    await this.outbox.add(tx, winnerAnnounced, {
      winnerId: round.betId,
      account,
      gameId: round.gameId,
      gameName: round.gameName,
      vassalage: round.vassalage,
      payout: round.payout.toString(),
      currency: round.currency,
      multiple,
      at: round.at.toISOString(),
    });
  }

  async board(): Promise<WinnerResponse[]> {
    const rows = await this.winners.newest(boardSize);
    return rows.map((row) => ({
      winnerId: row.id,
      account: row.account,
      gameId: row.game_id,
      gameName: { vi: row.name_vi, en: row.name_en },
      vassalage: row.vassalage,
      payout: formatMoney(BigInt(row.payout)),
      currency: row.currency,
      multiple: row.multiple,
      at: row.at.toISOString(),
    }));
  }
}
