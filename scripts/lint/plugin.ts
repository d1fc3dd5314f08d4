import type { ESLint } from 'eslint';
import { noDataSource } from './no-data-source.ts';
import { noNumberMoney } from './no-number-money.ts';
import { noProcessEnv } from './no-process-env.ts';
import { routeAccess } from './route-access.ts';
import { sqlInRepositories } from './sql-in-repositories.ts';
import { withinTransaction } from './within-transaction.ts';

/** The project rules, as an eslint plugin. */
export const lotus: ESLint.Plugin = {
  meta: { name: 'lotus' },
  rules: {
    'no-data-source': noDataSource,
    'no-number-money': noNumberMoney,
    'no-process-env': noProcessEnv,
    'route-access': routeAccess,
    'sql-in-repositories': sqlInRepositories,
    'within-transaction': withinTransaction,
  },
};
