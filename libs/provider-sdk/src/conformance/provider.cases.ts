import { strictEqual as equal, match } from 'node:assert/strict';
import { runCase, type CaseResult, type ConformanceCase } from './conformance-case.ts';
import { forgedSignatures } from './forged-signatures.ts';
import { newId } from './operator-connection.ts';
import { providerPlayCases } from './provider-play.cases.ts';
import { ask, pathOf, post, type ProviderSettings } from './provider-query.ts';

const forged: ConformanceCase<ProviderSettings>[] = forgedSignatures.map(({ number, what, forge }) => ({
  id: `QRY-SIG-${number}`,
  name: `query with ${what} is answered 401`,
  run: async (settings) => {
    const body = JSON.stringify({ vassalage: settings.vassalage, roundId: newId('round') });
    const header = forge({ ...settings, path: pathOf(settings), body });
    equal((await post(settings, body, header)).status, 401);
  },
}));

const questions: ConformanceCase<ProviderSettings>[] = [
  ...(['roundId', 'transactionId'] as const).map((field, at) => ({
    id: `QRY-UNKNOWN-0${at + 1}`,
    name: `query for an unknown ${field} is answered UNKNOWN, signed, without bets and wins`,
    run: async (settings: ProviderSettings) => {
      const report = await ask(settings, { [field]: newId('never') });
      equal(report.httpStatus, 200, report.text);
      equal(report.signed, true, 'the answer is not signed for this call');
      equal(report.status, 'OK', report.text);
      equal(report.state, 'UNKNOWN', report.text);
      equal((report.bets?.length ?? 0) + (report.wins?.length ?? 0), 0, report.text);
    },
  })),
  {
    id: 'QRY-EMPTY-01',
    name: 'query that names no round and no transaction is refused',
    run: async (settings) => match(String((await ask(settings, {})).httpStatus), /^4\d\d$/),
  },
  {
    id: 'QRY-REPEAT-01',
    name: 'the same question twice is answered twice, each time for its own request',
    run: async (settings) => {
      const roundId = newId('never');
      const [first, second] = [await ask(settings, { roundId }), await ask(settings, { roundId })];
      equal(first.signed && second.signed, true, 'an answer is not signed for its call');
      equal(first.text, second.text);
    },
  },
];

/** The cases of the provider's side, in their order. */
export const providerCases = [...forged, ...questions, ...providerPlayCases];

/** Plays the operator against a provider. */
export async function runProviderConformance(settings: ProviderSettings): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of providerCases) results.push(await runCase(one, () => settings));
  return results;
}
