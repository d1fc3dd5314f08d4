import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, type Clock } from '#libs/platform';
import type { ProviderStatusRequest } from './dto/provider.request.js';
import { PlayRepository } from './play.repository.js';
import { ok, refused } from './protocol.rules.js';

/** How a transaction, or the player's part of a round, stands with the platform. */
@Injectable()
export class StatusService {
  constructor(
    private readonly play: PlayRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(vassalage: string, request: ProviderStatusRequest): Promise<string> {
    const session = isUUID(request.sessionId)
      ? await this.play.session(vassalage, request.sessionId, this.clock.now())
      : undefined;
    if (!session) return refused('SESSION_UNKNOWN');
    if (session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH');
    const { transactionId, roundId } = request;
    const standing = await this.play.standing({
      vassalage,
      memberId: session.memberId,
      mode: session.mode,
      transactionId,
      roundId,
    });
    return ok({
      ...(transactionId !== undefined && {
        transaction: { transactionId, state: standing.transaction ?? 'UNKNOWN' },
      }),
      ...(roundId !== undefined && { round: { roundId, ...(standing.round ?? { state: 'UNKNOWN' }) } }),
    });
  }
}
