import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allPlays,
  faultsOf,
  layoutOf,
  parseSelection,
  playOf,
  playsOf,
  typeOf,
  type Play,
  type Result,
} from '../src/index.js';
import { bothAnswers } from './agreement.js';

interface Ticket {
  sheet: string;
  group: string;
  result: Result;
  play: string;
  pick: string;
  lines: number;
  wins: string;
}

const folder = join(import.meta.dirname, 'golden');
const tickets = readdirSync(folder).flatMap((file) => ticketsOf(readFileSync(join(folder, file), 'utf8')));

/** Sections `## GROUP: title`, the slots of the result line by line, and a table of tickets. */
function ticketsOf(text: string): Ticket[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [sheet = '', ...lines] = section.split('\n');
      const group = sheet.split(':')[0]!;
      const slots = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.trim().split(/\s+/));
      const result = Object.fromEntries(slots.map(([slot, ...values]) => [slot, values]));
      const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (Play|-)/.test(line));
      return rows.map((row) => {
        const [play = '', pick = '', count = '', wins = ''] = row
          .split('|')
          .slice(1)
          .map((cell) => cell.trim());
        return { sheet, group, result, play, pick, lines: Number(count), wins };
      });
    });
}

/**
 * `3` is three times the tier WIN, or once the option 3 where the play has options; `P1 2, X` the tiers P1 twice and X once;
 * `back 2` returns two lines.
 */
function expected(play: Play, wins: string): { wins: Record<string, number>; refundedLines: number } {
  const found = { wins: {} as Record<string, number>, refundedLines: 0 };
  if (play.tiers[0]?.code === 'WIN' && /^\d+$/.test(wins)) return { ...found, wins: { WIN: Number(wins) } };
  for (const part of wins === '-' ? [] : wins.split(', ')) {
    const [tier = '', times = '1'] = part.split(' ');
    if (tier === 'back') found.refundedLines = Number(times);
    else found.wins[tier] = Number(times);
  }
  return found;
}

describe('Tickets that were worked by hand', () => {
  it('stand on complete results', () => {
    for (const { group, result } of tickets) {
      const layout = layoutOf(playsOf(group)[0]!.layout);
      expect(faultsOf(layout, result)).toEqual([]);
    }
  });

  it('there are at least five of every type of play', () => {
    const counts = new Map<string, number>();
    for (const { group, play } of tickets) {
      const type = typeName({ group, code: play });
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    const types = new Set(allPlays().map((play) => typeName(play)));
    const short = [...types].filter((type) => (counts.get(type) ?? 0) < 5);
    expect(short.map((type) => `${type} ${counts.get(type) ?? 0}`)).toEqual([]);
  });

  it.each(tickets.map((ticket) => [`${ticket.sheet} | ${ticket.play} ${ticket.pick}`, ticket] as const))(
    '%s',
    (_name, { group, play: code, pick, lines, result, wins }) => {
      const play = playOf(group, code)!;
      const selection = parseSelection(play, pick);
      const { engine, rules } = bothAnswers(play, pick, selection, result);
      const answer = { lines, ...expected(play, wins) };
      expect({ engine, rules }).toEqual({ engine: answer, rules: answer });
    },
  );
});

function typeName(play: Pick<Play, 'group' | 'code'>): string {
  const { family, type, place } = typeOf(play);
  return [family, place === 'LO' ? 'LO' : '', type].join(' ');
}
