import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { percent } from '../catalogue/game-info.js';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { preyFigures } from '../fish-model/fish-figures.js';
import { fishModelOf } from '../fish-model/fish-models.js';
import type { Language } from '../play/dto/play.contract.js';
import { PlayErrors } from '../play/play.errors.js';
import { RoundViewService, type HistoryPage } from '../play/round-view.service.js';
import type { PlaySession } from '../play/session.repository.js';
import { SessionService } from '../play/session.service.js';
import type { FishHistory, FishInfo, FishSession, ShotResult } from './dto/fish.contract.js';
import { fishTitleOf, type FishTitle } from './fish-titles.js';

/** Sessions of fish games; the token is that of every game of this provider. */
@Injectable()
export class FishSessionService {
  constructor(
    private readonly sessions: SessionService,
    private readonly view: RoundViewService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
  ) {}

  async open(ticket: string, code: string, language: Language): Promise<FishSession> {
    const title = fishTitleOf(code);
    if (!title) throw PlayErrors.PLAY_GAME_UNKNOWN();
    const { session, token } = await this.sessions.admit(title, ticket, language);
    return this.describe(session, token);
  }

  async describe(session: PlaySession, token: string): Promise<FishSession> {
    const { currency, mode, id } = session.player;
    return {
      token,
      game: this.infoOf(titleOfSession(session)),
      currency,
      mode,
      language: session.language,
      balance: await this.sessions.balance(session),
      fairness: await this.view.fairness(id),
    };
  }

  /** The session of a token, if it is of a fish game. */
  async ofToken(token: string | undefined): Promise<PlaySession> {
    const session = await this.sessions.ofToken(token);
    titleOfSession(session);
    return session;
  }

  history({ player }: PlaySession, page: HistoryPage): Promise<FishHistory> {
    return this.view.history<ShotResult>(player, page);
  }

  private infoOf({ gameId, code, names, model, stakes }: FishTitle): FishInfo {
    return {
      ...{ gameId, code, names, model },
      stakes: stakes.map(String),
      prey: fishModelOf(model).prey.map((prey) => {
        const { rtp, catchShare, maxOneIn } = preyFigures(prey);
        const awards = prey.awards.map(({ times }) => times);
        return { id: prey.id, awards, rtp: percent(rtp), catchShare: percent(catchShare), maxOneIn };
      }),
      minimumShotMs: this.config.minimumRoundMs,
    };
  }
}

function titleOfSession({ player }: PlaySession): FishTitle {
  const title = fishTitleOf(player.gameCode);
  if (!title) throw PlayErrors.PLAY_SESSION_UNKNOWN();
  return title;
}
