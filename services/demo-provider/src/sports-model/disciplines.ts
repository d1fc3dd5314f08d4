import type { Chances, Course, Discipline, Moment, Outcome, Score, Sport } from './sports.types.js';

const whole = 1000;
const inRange = (chance: number, least: number, most: number) => Math.min(Math.max(chance, least), most);

/** Each side has so many attacks, in turn; each is a goal by the side's chance. */
export const football = (attacks: number): Discipline => ({
  chances: (home, away) => ({
    home: inRange(128 + home.attack - away.guard, 40, 320),
    away: inRange(102 + away.attack - home.guard, 40, 320),
  }),
  play({ home, away }, draw) {
    const moments: Moment[] = [];
    for (let turn = 0; turn < attacks * 2; turn++) {
      const side = (turn % 2) as 0 | 1;
      if (draw(whole) < (side === 0 ? home : away))
        moments.push({ at: Math.floor(((turn + 1) * whole) / (attacks * 2 + 1)), side });
    }
    return courseOf(moments);
  },
  outcomes: ({ home, away }) =>
    binomial(attacks, home).flatMap((homeWeight, homeGoals) =>
      binomial(attacks, away).map((awayWeight, awayGoals): Outcome => ({
        score: [homeGoals, awayGoals],
        weight: homeWeight * awayWeight,
      })),
    ),
});

/** Games are played until a side has won so many. */
export const bestOf = (wins: number): Discipline => ({
  chances(home, away) {
    const own = inRange(500 + home.attack - away.attack, 150, 850);
    return { home: own, away: whole - own };
  },
  play({ home }, draw) {
    const moments: Moment[] = [];
    const games = wins * 2 - 1;
    for (let score = courseOf(moments).score; Math.max(...score) < wins; score = courseOf(moments).score)
      moments.push({
        at: Math.floor(((moments.length + 1) * whole) / (games + 1)),
        side: draw(whole) < home ? 0 : 1,
      });
    return courseOf(moments);
  },
  outcomes({ home, away }) {
    const found: Outcome[] = [];
    const games = wins * 2 - 1;
    const follow = (score: Score, weight: bigint): void => {
      const left = games - score[0] - score[1];
      if (Math.max(...score) === wins) found.push({ score, weight: weight * BigInt(whole) ** BigInt(left) });
      else {
        follow([score[0] + 1, score[1]], weight * BigInt(home));
        follow([score[0], score[1] + 1], weight * BigInt(away));
      }
    };
    follow([0, 0], 1n);
    return found;
  },
});

/** One number decides a fight; what neither side's chance covers is a draw. */
export const fight: Discipline = {
  chances(home, away) {
    const decided = whole - 60;
    const own = inRange(Math.floor(decided / 2) + home.attack - away.attack, 250, decided - 250);
    return { home: own, away: decided - own };
  },
  play({ home, away }, draw) {
    const drawn = draw(whole);
    if (drawn >= home + away) return courseOf([]);
    return courseOf([{ at: 800, side: drawn < home ? 0 : 1 }]);
  },
  outcomes: ({ home, away }) => [
    { score: [1, 0], weight: BigInt(home) },
    { score: [0, 1], weight: BigInt(away) },
    { score: [0, 0], weight: BigInt(whole - home - away) },
  ],
};

const disciplines: Record<Sport, Discipline> = { FOOTBALL: football(12), ESPORTS: bestOf(2), COCK: fight };

export const disciplineOf = (sport: Sport): Discipline => disciplines[sport];

export function scoreAt(moments: readonly Moment[], at = whole): Score {
  const points = (side: 0 | 1) => moments.filter((moment) => moment.side === side && moment.at <= at).length;
  return [points(0), points(1)];
}

const courseOf = (moments: Moment[]): Course => ({ score: scoreAt(moments), moments });

/** Weights of 0..n successes out of 1000ⁿ. */
function binomial(n: number, chance: Chances['home']): bigint[] {
  let ways = 1n;
  return Array.from({ length: n + 1 }, (_, k) => {
    if (k > 0) ways = (ways * BigInt(n - k + 1)) / BigInt(k);
    return ways * BigInt(chance) ** BigInt(k) * BigInt(whole - chance) ** BigInt(n - k);
  });
}
