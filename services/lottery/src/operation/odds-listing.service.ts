import { Inject, Injectable } from '@nestjs/common';
import {
  gameDefinitionOf,
  isProved,
  modesOfGroup,
  oddsFor,
  playsOf,
  type OddsBook,
  type Play,
  type PrizeMode,
} from '#libs/lottery-engine';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { OddsRepository } from '../odds/odds.repository.js';
import { bandOf, bookOf, returnIn, returnText } from '../odds/odds.rules.js';
import {
  every,
  inForce,
  isBySeries,
  keyOf,
  termText,
  termTexts,
  type TermRow,
  type TermSubject,
} from '../odds/term.rules.js';
import { OddsChangeResponse, type OddsListResponse, type OddsResponse } from './dto/odds.response.js';

/** What holds of a group of plays, and what is to come. */
class Sheet {
  private readonly current: Map<string, TermRow>;
  private readonly book: OddsBook;
  private readonly bySubject: Map<string, TermRow[]>;

  constructor(
    rows: readonly TermRow[],
    private readonly now: Date,
  ) {
    this.bySubject = Map.groupBy(rows, keyOf);
    this.current = inForce(rows, now);
    this.book = bookOf(this.current);
  }

  play(prizeMode: PrizeMode, play: Play): OddsResponse {
    const subject = { kind: 'ODDS' as const, prizeMode, group: play.group, play: play.code };
    const { lowest, highest } = returnIn(this.book, prizeMode, play);
    const band = bandOf(this.current, play.group, play.code);
    return {
      ...this.response({ ...subject, terms: oddsFor(this.book, prizeMode, play) }),
      isBySeries: isBySeries(prizeMode, play.group),
      returns: { lowest: returnText(lowest), highest: returnText(highest) },
      band: { lowest: termText('BAND', band.lowest), highest: termText('BAND', band.highest) },
    };
  }

  series(prizeMode: PrizeMode, group: string): OddsResponse[] {
    const found = this.current.get(keyOf({ kind: 'SERIES', prizeMode, group, play: every }));
    return found ? [this.response(found)] : [];
  }

  /** The bands of the group, of its plays with one of their own, and of every play. */
  bands(group: string): OddsResponse[] {
    return [...this.current.values()]
      .filter((row) => row.kind === 'BAND' && (row.group === group || row.group === every))
      .map((row) => this.response(row));
  }

  private response(of: TermSubject & Pick<TermRow, 'terms'>): OddsResponse {
    const own = this.bySubject.get(keyOf(of)) ?? [];
    const coming = own.filter(({ validFrom }) => validFrom > this.now);
    return {
      ...{ kind: of.kind, prizeMode: of.prizeMode, playCode: of.group, playId: of.play },
      ...{ terms: termTexts(of), version: own.length, isBySeries: false, returns: null, band: null },
      coming: coming
        .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime() || a.version - b.version)
        .map((row) => ({ terms: termTexts(row), validFrom: row.validFrom.toISOString() })),
    };
  }
}

@Injectable()
export class OddsListingService {
  constructor(
    private readonly odds: OddsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(gameCode: string): Promise<OddsListResponse> {
    const game = gameDefinitionOf(gameCode);
    if (!game) throw PlatformErrors.NOT_FOUND();
    const [rows, changes] = await Promise.all([
      this.odds.current(),
      this.odds.history([...game.playGroups, every]),
    ]);
    const sheet = new Sheet(rows, this.clock.now());
    const list = game.playGroups.flatMap((group) => [
      ...game.prizeModes
        .filter((prizeMode) => modesOfGroup[group]?.includes(prizeMode))
        .flatMap((prizeMode) => [
          ...sheet.series(prizeMode, group),
          ...playsOf(group)
            .filter(isProved)
            .map((play) => sheet.play(prizeMode, play)),
        ]),
      ...sheet.bands(group),
    ]);
    return { list, changes: changes.map(OddsChangeResponse.of) };
  }
}
