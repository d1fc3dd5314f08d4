import { keepsCommitment, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { BoardDay } from '../../../src/sports/dto/sports.contract.js';
import { disciplineOf } from '../../../src/sports-model/disciplines.js';
import { chancesOf, dayLabel, leagueOf, pairingsOf } from '../../../src/sports-model/leagues.js';

/** Whether the seed of a played day keeps its commitment, and all its matches come out again as they were shown. */
export function dayHolds(code: string, { day, commitment, serverSeed, matches }: BoardDay): boolean {
  const league = leagueOf(code);
  if (!league || serverSeed === undefined || !keepsCommitment(serverSeed, commitment)) return false;
  const pairings = pairingsOf(league, day);
  return (
    pairings.length === matches.length &&
    pairings.every((pairing, nonce) => {
      const draw = verifiedIntegers({ serverSeed, clientSeed: dayLabel(code, day), nonce });
      const again = disciplineOf(league.sport).play(chancesOf(league, pairing), draw);
      const { home, away, course } = matches[nonce]!;
      const isSame =
        JSON.stringify(again.moments) ===
        JSON.stringify(course?.moments?.map(({ at, side }) => ({ at, side })));
      return pairing.home.name === home && pairing.away.name === away && isSame;
    })
  );
}
