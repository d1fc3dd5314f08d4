import query from '@tanstack/eslint-plugin-query';
import tseslint from 'typescript-eslint';
import { betPath } from './scripts/lint/batch-handlers.ts';
import { lotus } from './scripts/lint/plugin.ts';

const typescript = { parser: tseslint.parser, ecmaVersion: 2024, sourceType: 'module' };
const tests = ['**/*spec.ts', '**/test/**', 'tests/**', 'libs/testing/**'];
const neverShipped = ['**/dist/**', 'node_modules/**', '.cache/**', '.data/**', 'coverage/**'];
/** Only what oxlint cannot do: the project rules (scripts/lint) and those of TanStack Query. */
export default [
  { ignores: neverShipped },
  // Tests are known here though no rule concerns them, so that naming one to the linter is no mistake.
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { ...typescript, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  // Comments that switch off rules of oxlint are not known here.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['services/*/src/**/*.ts', 'libs/*/src/**/*.ts', 'deploy/local/**/*.ts'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/route-access': 'error', 'lotus/no-number-money': 'error' },
  },
  // A balance of points is a whole number of points, not money.
  { files: ['services/points/src/balance/**'], rules: { 'lotus/no-number-money': 'off' } },
  {
    files: ['services/*/src/**/*.ts'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/batch-handlers': ['error', { events: betPath }] },
  },
  {
    files: ['services/*/src/**/*.request.ts', 'libs/*/src/http/**/*.ts'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/bounded-integer': 'error' },
  },
  {
    files: ['services/*/{src,client}/**/*.ts', 'libs/*/src/**/*.ts', 'deploy/local/**/*.ts'],
    ignores: ['libs/config/**', 'libs/local/**', 'libs/api-client/**', 'libs/testing/**'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/no-process-env': 'error' },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/*/src/**/*.ts'],
    ignores: [
      ...tests,
      '**/*.repository.ts',
      '**/*.entity.ts',
      '**/database/**',
      'libs/database/**',
      'libs/messaging/**',
      'libs/platform/**',
    ],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/sql-in-repositories': 'error' },
  },
  {
    files: ['**/*.ts'],
    ignores: ['libs/database/src/**'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/no-data-source': 'error' },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/*/src/**/*.ts'],
    ignores: [...tests, 'libs/database/**'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: { 'lotus/within-transaction': 'error' },
  },
  {
    files: ['{services,libs}/*/{src,test}/**/*spec.ts', '{services,libs}/*/test/**/*.ts', 'tests/**/*.ts'],
    languageOptions: typescript,
    plugins: { lotus },
    rules: {
      'lotus/no-test-sleep': 'error',
      'lotus/no-elapsed-time': 'error',
      'lotus/optional-clean-up': 'error',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    languageOptions: { ...typescript, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@tanstack/query': query },
    rules: {
      ...Object.fromEntries(Object.keys(query.rules).map((rule) => [`@tanstack/query/${rule}`, 'error'])),
    },
  },
];
