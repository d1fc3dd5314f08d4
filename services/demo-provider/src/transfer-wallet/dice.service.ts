import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { dicePayout, diceStakes, type Side } from './dice.rules.js';
import { DiceSessionRepository, type DiceSession } from './dice-session.repository.js';
import type { DiceBetRequest } from './dto/transfer-wallet.request.js';
import { TransferWalletErrors } from './transfer-wallet.errors.js';
import { TransferWalletRepository, type DiceRound } from './transfer-wallet.repository.js';
import { hashOf } from './transfer-wallet.service.js';

const sessionMs = 12 * 60 * 60 * 1000;

export interface DiceState {
  balance: string;
  currency: string;
  stakes: string[];
}

export interface DiceResult {
  roundId: string;
  dice: number[];
  payout: string;
  balance: string;
}

/** Throws three dice for a player, from the money that the player keeps with this vendor. */
@Injectable()
export class DiceService {
  constructor(
    private readonly wallet: TransferWalletRepository,
    private readonly sessions: DiceSessionRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(ticket: string): Promise<{ token: string } & DiceState> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const until = new Date(now.getTime() + sessionMs);
    const session = await this.sessions.open(hashOf(ticket), hashOf(token), now, until);
    if (!session) throw TransferWalletErrors.DICE_SESSION_UNKNOWN();
    return { token, ...(await this.stateOf(session)) };
  }

  async state(token: string): Promise<DiceState> {
    return this.stateOf(await this.sessionOf(token));
  }

  /** The same id is one round, however often it is sent. */
  async bet(token: string, { clientBetId, side, stake }: DiceBetRequest): Promise<DiceResult> {
    const session = await this.sessionOf(token);
    const amount = BigInt(stake);
    if (!diceStakes.some((offered) => offered === amount))
      throw TransferWalletErrors.DICE_STAKE_NOT_OFFERED();
    return this.transactions.run(async (tx) => {
      const player = (await this.wallet.lockPlayer(tx, session))!;
      const roundId = `${session.playerRef.slice(0, 16)}-${clientBetId}`;
      const known = await this.wallet.round(tx, session.vassalage, roundId);
      if (known) return resultOf(known, player.balance);
      if (player.balance < amount) throw TransferWalletErrors.DICE_BALANCE_LOW();
      const dice = [randomInt(1, 7), randomInt(1, 7), randomInt(1, 7)];
      const payout = dicePayout(side, dice, amount);
      const balance = player.balance - amount + payout;
      const round = {
        ...{ vassalage: session.vassalage, playerRef: session.playerRef, gameId: session.gameId },
        ...{ roundId, revision: 1, currency: player.currency, stake, dice },
        ...{ selection: selectionText[side], payout: payout.toString(), settledAt: this.clock.now() },
      };
      await this.wallet.saveBalance(tx, session, balance);
      await this.wallet.addRound(tx, round);
      return resultOf(round, balance);
    });
  }

  private async sessionOf(token: string): Promise<DiceSession> {
    const session = await this.sessions.ofToken(hashOf(token), this.clock.now());
    if (!session) throw TransferWalletErrors.DICE_SESSION_UNKNOWN();
    return session;
  }

  private async stateOf(session: DiceSession): Promise<DiceState> {
    const { balance, currency } = (await this.wallet.player(session))!;
    return { balance: balance.toString(), currency, stakes: diceStakes.map(String) };
  }
}

const selectionText: Record<Side, string> = { BIG: 'Tài (11–17)', SMALL: 'Xỉu (4–10)' };

function resultOf({ roundId, dice, payout }: DiceRound, balance: bigint): DiceResult {
  return { roundId, dice, payout, balance: balance.toString() };
}
