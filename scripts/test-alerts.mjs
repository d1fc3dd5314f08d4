#!/usr/bin/env node
/**
 * npm run test:alerts: promtool on every alert of k8s/base/monitoring/alerts.yaml, with series that must make it fire and series
 * that must not (alerts.cases.json).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { log, run, UserError } from './lib/log.mjs';
import { runCommand } from './lib/process.mjs';
import { getDebian } from './k8s/tools.mjs';

const folder = join(root, 'k8s/base/monitoring');

await run(async () => {
  await ensureInstalled(import.meta.url);
  const promtool = await getDebian('prometheus', 'promtool');
  const rules = readFileSync(join(folder, 'alerts.yaml'), 'utf8');
  const cases = JSON.parse(readFileSync(join(folder, 'alerts.cases.json'), 'utf8'));
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const untested = names.filter((name) => !cases.some(({ alert }) => alert === name));
  if (untested.length > 0) throw new UserError(`no case for ${untested.join(', ')}`);
  const work = mkdtempSync(join(tmpdir(), 'lotus-alerts-'));
  try {
    // A PrometheusRule's spec is what promtool calls a rule file.
    const [, spec] = rules.split(/^spec:\n/m);
    writeFileSync(join(work, 'rules.yaml'), spec.replace(/^ {2}/gm, ''));
    let failed = 0;
    for (const { alert, at, fires, stays } of cases) {
      for (const [series, expected] of [
        [fires, true],
        [stays, false],
      ]) {
        const fired = await firesWith(promtool, work, { alert, at, series });
        if (fired === expected) continue;
        failed += 1;
        log(
          `FAILED ${alert} ${expected ? 'does not fire' : 'fires'} at ${at} with ${JSON.stringify(series[0])}`,
        );
      }
    }
    console.log(`${cases.length * 2 - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** promtool compares whole alerts; expecting none, it prints those that fire. */
async function firesWith(promtool, work, { alert, at, series }) {
  const file = join(work, 'test.yaml');
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: ['rules.yaml'],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: series,
          alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: [] }],
        },
      ],
    }),
  );
  const { code, output } = await runCommand(promtool, ['test', 'rules', file], { cwd: work });
  if (code === 0) return false;
  if (!output.includes('got:')) throw new Error(output);
  return true;
}
