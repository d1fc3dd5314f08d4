import type { ESLint } from 'eslint';
import { batchHandlers } from './batch-handlers.ts';
import { boundedInteger } from './bounded-integer.ts';
import { noDataSource } from './no-data-source.ts';
import { noElapsedTime } from './no-elapsed-time.ts';
import { noNumberMoney } from './no-number-money.ts';
import { noProcessEnv } from './no-process-env.ts';
import { noTestSleep } from './no-test-sleep.ts';
import { optionalCleanUp } from './optional-clean-up.ts';
import { routeAccess } from './route-access.ts';
import { sqlInRepositories } from './sql-in-repositories.ts';
import { withinTransaction } from './within-transaction.ts';

/** The project rules, as an eslint plugin. */
export const lotus: ESLint.Plugin = {
  meta: { name: 'lotus' },
  rules: {
    'batch-handlers': batchHandlers,
    'bounded-integer': boundedInteger,
    'no-data-source': noDataSource,
    'no-elapsed-time': noElapsedTime,
    'no-number-money': noNumberMoney,
    'no-process-env': noProcessEnv,
    'no-test-sleep': noTestSleep,
    'optional-clean-up': optionalCleanUp,
    'route-access': routeAccess,
    'sql-in-repositories': sqlInRepositories,
    'within-transaction': withinTransaction,
  },
};
