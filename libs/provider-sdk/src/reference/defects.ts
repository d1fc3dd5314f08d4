import { bookCases, lobbyCases, sharedRoundCases } from '../conformance/shared-round.cases.ts';
import { playCases } from '../conformance/play.cases.ts';
import { settlementCases } from '../conformance/settlement.cases.ts';

/** The cases of play: each has a defect of the reference operator under its id, which makes it fail and no other. */
export const casesOfPlay: readonly string[] = [
  'SES-01',
  'SES-02',
  ...[...playCases, ...settlementCases, ...sharedRoundCases, ...lobbyCases, ...bookCases].map(({ id }) => id),
];
