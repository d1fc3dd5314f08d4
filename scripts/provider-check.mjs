#!/usr/bin/env node
/**
 * Checks one side of the provider protocol (docs/providers/README.md). Node 24, nothing to install:
 * an operator by `--url`, `--vassalage`, `--key-id`, `--secret-file` and `--ticket` (of a fresh game address, it lives 60 seconds);
 * `--second-ticket` (of another player) adds shared rounds, `--lobby-ticket` and `--lobby-games a,b` add lobbies,
 * `--other-book-ticket` (of the first player, in play money if the other is real) adds books;
 * a provider by `--query-url`, `--play-port` and `--game-id` in place of `--url` and `--ticket`: the kit is then an operator on that port, prints
 * the tickets and waits until a round of each is played; one with a transfer wallet by `--transfer-url`, `--game-id` and `--currency`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ReferenceOperator,
  runOperatorConformance,
  runProviderConformance,
  runTransferWalletConformance,
} from '../libs/provider-sdk/src/index.ts';

const names = [
  'url',
  'query-url',
  'transfer-url',
  'game-id',
  'currency',
  'vassalage',
  'key-id',
  'secret-file',
  'ticket',
  'second-ticket',
  'lobby-ticket',
  'lobby-games',
  'other-book-ticket',
  'play-port',
];
/** A ticket may begin with a dash, which would read as the next option. */
const joined = process.argv
  .slice(2)
  .reduce(
    (args, word) =>
      /^--[a-z-]+$/.test(args.at(-1) ?? '')
        ? [...args.slice(0, -1), `${args.at(-1)}=${word}`]
        : [...args, word],
    /** @type {string[]} */ ([]),
  );
const { values } = parseArgs({
  args: joined,
  options: Object.fromEntries(names.map((name) => [name, /** @type {const} */ ({ type: 'string' })])),
});

/** @returns {string} */
function given(name) {
  if (values[name]) return values[name];
  process.stderr.write(`--${name} is missing\n`);
  process.exit(2);
}

/** @returns {[string, string]} */
function lobbyGames() {
  const [one, other, ...more] = given('lobby-games').split(',');
  if (one && other && more.length === 0) return [one, other];
  process.stderr.write('--lobby-games names two games, as in a,b\n');
  process.exit(2);
}

const side = {
  vassalage: given('vassalage'),
  keyId: given('key-id'),
  secret: readFileSync(given('secret-file'), 'utf8').trim(),
};
/** Rounds are played by a person or a script of the provider, with the tickets that are printed. */
async function checkProvider(queryUrl) {
  if (!values['play-port']) return runProviderConformance({ ...side, queryUrl });
  const gameId = given('game-id');
  const { vassalage, keyId, secret } = side;
  const operator = new ReferenceOperator({ vassalage, keys: { [keyId]: secret }, games: [{ gameId }] });
  process.stdout.write(`operator at ${await operator.listen(Number(values['play-port']), '0.0.0.0')}\n`);
  const play = async (ticket) => {
    process.stdout.write(`play one round of ${gameId} with the ticket ${ticket}\n`);
  };
  const settings = { ...side, queryUrl, play: { operator, gameId, play, patienceMs: 10 * 60_000 } };
  try {
    return await runProviderConformance(settings);
  } finally {
    await operator.close();
  }
}

const results = values['transfer-url']
  ? await runTransferWalletConformance({
      ...side,
      transferUrl: values['transfer-url'],
      gameId: given('game-id'),
      currency: given('currency'),
    })
  : values['query-url']
    ? await checkProvider(values['query-url'])
    : await runOperatorConformance({
        ...side,
        url: given('url').replace(/\/$/, ''),
        ticket: async () => given('ticket'),
        ...(values['second-ticket'] && { ticketOfAnother: async () => values['second-ticket'] }),
        ...(values['other-book-ticket'] && { ticketOfOtherBook: async () => values['other-book-ticket'] }),
        ...(values['lobby-ticket'] && {
          lobby: { ticket: async () => values['lobby-ticket'], gameIds: lobbyGames() },
        }),
      });
for (const { id, name, failure } of results)
  process.stdout.write(
    failure === undefined ? `ok    ${id} ${name}\n` : `FAIL  ${id} ${name}\n      ${failure}\n`,
  );
const failed = results.filter((result) => result.failure !== undefined).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
