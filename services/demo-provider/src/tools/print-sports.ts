import { figuresOf } from '../sports-model/figures.js';
import { LEAGUES } from '../sports-model/leagues.js';
import { percentOfShare, percentText } from '../sports-model/prices.js';

/** Prints the exact returns of every market of every league, lowest and highest over all matches. */
for (const league of LEAGUES) {
  console.log(`${league.names.en} (${league.code})`);
  for (const { market, selections, least, most, minMargin, maxMargin } of figuresOf(league))
    console.log(
      `  ${market.padEnd(6)} ${String(selections).padStart(4)} selections  return ${percentOfShare(least)} to ${percentOfShare(most)} %` +
        `  margin ${percentText(minMargin)} to ${percentText(maxMargin)} %`,
    );
}
