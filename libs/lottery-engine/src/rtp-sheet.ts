import { grouped } from './grouped.js';
import { modesOfGroup, defaultOddsBook } from './default-odds.js';
import { oddsFor, rebatePpm, type LineOdds, type OddsBook, type PrizeMode } from './odds.js';
import type { Play, Proof } from './play.js';
import { playGroups, playsOf } from './plays/index.js';
import { fraction, judgeOdds, percent, rtpOfPick, type Fraction } from './rtp.js';

const head = `# Lottery: what every play returns

Written by \`npm run lottery:rtp\` from the plays and their default odds. Chance: wins to expect of one line, exact before
rounding. Odds: total return per unit staked. RTP: of all stakes, exact before rounding. Picks of a play that differ in their
chances have lines of their own. Odds by series stand at the default series; the rebate to the highest is taken off the price of a line. An RTP
below 80 % is marked, and one above 100 % with the rebate is refused.
`;

/** The sheet of all plays, as Markdown. */
export function rtpSheet(book: OddsBook = defaultOddsBook()): string {
  return [head, ...playGroups.map((group) => groupSection(book, group))].join('\n');
}

function groupSection(book: OddsBook, group: string): string {
  const modes = modesOfGroup[group] ?? [];
  const [mode] = modes;
  if (!mode) return '';
  const lines = playsOf(group).flatMap((play) => playLines(book, mode, play));
  return [
    `## ${group}`,
    '',
    `${modes.join(', ')}. ${seriesText(book, modes, group)}`,
    '',
    '| Play | Pick | Chance | Odds | RTP |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function seriesText(book: OddsBook, modes: readonly PrizeMode[], group: string): string {
  const texts = modes.flatMap((mode) => {
    const range = book.seriesRange(mode, group);
    if (!range) return [];
    const rebate = fraction(BigInt(rebatePpm(range, range.default)), 1_000_000n);
    return [
      `${mode}: series ${range.min}–${range.maxBet}, default ${range.default} with ${percent(rebate)} rebate.`,
    ];
  });
  return texts.length > 0 ? texts.join(' ') : 'Fixed odds.';
}

/** One line for the picks of a play that have the same chances and odds. */
function playLines(book: OddsBook, mode: PrizeMode, play: Play): string[] {
  const odds = oddsFor(book, mode, play);
  const alike = grouped(play.proof, (proof) => [chances(proof), prices(proof, odds)].join('|'));
  return [...alike.values()].map((proofs) => {
    const [proof] = proofs as [Proof];
    const rtp = rtpOfPick(proof, odds);
    const low = judgeOdds({ ...play, proof: [proof] }, odds) === 'low' ? ' low' : '';
    return `| ${play.code} | ${picks(proofs, play)} | ${chances(proof)} | ${prices(proof, odds)} | ${percent(rtp)}${low} |`;
  });
}

function picks(proofs: readonly Proof[], play: Play): string {
  if (play.proof.length === 1) return '';
  const [first, ...others] = proofs;
  const last = others.at(-1);
  if (!first || !last) return first?.pick ?? '';
  return others.length === 1
    ? `${first.pick}, ${last.pick}`
    : `${first.pick} … ${last.pick} (${proofs.length})`;
}

function chances(proof: Proof): string {
  const each = Object.values(proof.wins).map((count) => chanceText(perLine(proof, count)));
  const refunds = proof.refunds ? [`stake back ${chanceText(perLine(proof, proof.refunds))}`] : [];
  return [...each, ...refunds].join(', ');
}

const perLine = (proof: Proof, count: bigint): Fraction => fraction(count, proof.total * BigInt(proof.lines));

function prices(proof: Proof, odds: LineOdds): string {
  return Object.keys(proof.wins)
    .map((tier) => oddsText(odds[tier] ?? 0))
    .join(', ');
}

/** 9800 as "9.8". */
export const oddsText = (milli: number): string =>
  `${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`.replace(/\.?0+$/, '');

/** A chance in percent with at least four significant digits. */
export function chanceText(chance: Fraction): string {
  let decimals = 2;
  while (decimals < 14 && chance.over * 10n ** BigInt(decimals) * 100n < 1000n * chance.under) decimals += 1;
  return percent(chance, decimals).replace(/\.?0+ %$/, ' %');
}
