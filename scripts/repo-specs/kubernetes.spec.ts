import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const services = globSync('k8s/base/services/*.yaml', { cwd: root })
  .map((file) => /([\w-]+)\.yaml$/.exec(file)![1]!)
  .sort();
const manifestOf = (service: string): string => read(`k8s/base/services/${service}.yaml`);
const labelsOf = (service: string, prefix: string): string[] =>
  [...manifestOf(service).matchAll(new RegExp(String.raw`^        ${prefix}\.lotus/([\w-]+): 'true'`, 'gm'))]
    .map(([, name]) => name!)
    .sort();
const sourcesOf = (service: string): string =>
  globSync(`services/${service}/src/**/*.ts`, { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .map(read)
    .join('\n');

describe('the manifests of Kubernetes', () => {
  it('have every service, and each may call what its code calls and no more', () => {
    const folders = globSync('services/*/src/main.ts', { cwd: root }).map((file) => file.split('/')[1]!);
    expect(services).toEqual(folders.filter((name) => name !== 'demo-provider').sort());
    const names = services.join('|');
    for (const service of services.filter((name) => name !== 'gateway')) {
      const text = sourcesOf(service);
      const called = [
        ...text.matchAll(new RegExp(String.raw`\.call(?:<[^(]*>)?\(\s*'(${names})'`, 'g')),
        ...text.matchAll(new RegExp(String.raw`service: '(${names})', topic:`, 'g')),
        ...text.matchAll(new RegExp(String.raw`\bto: '(${names})'`, 'g')),
      ].map(([, name]) => name!);
      const missing = [...new Set(called)].filter((name) => !labelsOf(service, 'calls').includes(name));
      expect({ service, missing }).toEqual({ service, missing: [] });
    }
    expect(labelsOf('gateway', 'calls')).toEqual(services.filter((name) => name !== 'gateway'));
  });

  it('give the console a host of its own in production, which the ingress takes in', () => {
    const settings = read('k8s/overlays/production/settings/lotus.env');
    const [, host] = /^CONSOLE_HOST=(.+)$/m.exec(settings) ?? [];
    const hosts = [...read('k8s/overlays/production/ingress.yaml').matchAll(/^ +- host: (.+)$/gm)];
    expect(hosts.map(([, name]) => name)).toContain(host);
    expect(settings).not.toContain(`SITE_ORIGINS=https://${host}`);
  });

  it('log no values of statements', () => {
    for (const file of globSync('k8s/base/postgres/*.yaml', { cwd: root }).filter((name) =>
      read(name).includes('log_min_duration_statement'),
    )) {
      expect(read(file)).toMatch(/log_parameter_max_length: '0'/);
      expect(read(file)).toMatch(/log_parameter_max_length_on_error: '0'/);
    }
  });

  it('name settings that exist', () => {
    const known = new Set(
      [...read('docs/operations/settings.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
    );
    for (const file of globSync('k8s/**/*.env', { cwd: root })) {
      const names = read(file)
        .split('\n')
        .filter((line) => line.includes('='))
        .map((line) => line.slice(0, line.indexOf('=')).replace(/_FILE$/, ''));
      expect({ file, unknown: names.filter((name) => !known.has(name)) }).toEqual({ file, unknown: [] });
    }
  });

  it('watch metrics that the services have, with a runbook for each alert', () => {
    const rules = read('k8s/base/monitoring/alerts.yaml');
    const code = execFileSync('git', ['grep', '-hoE', "'[a-z][a-z0-9_]+'", '--', 'libs', 'services'], {
      cwd: root,
      encoding: 'utf8',
    });
    const known = new Set(code.split('\n').map((line) => line.slice(1, -1)));
    const ofTheRuntime =
      /^(process_(cpu_seconds_total|resident_memory_bytes)|nodejs_eventloop_lag_p99_seconds)$/;
    const dashboards = globSync('k8s/base/monitoring/dashboards/*.json', { cwd: root }).flatMap((file) =>
      (JSON.parse(read(file)) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(
        ({ targets }) => targets.map(({ expr }) => expr),
      ),
    );
    const used = [
      ...`${rules}\n${dashboards.join('\n')}`.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b(?=\s*[{[)])/g),
    ].map(([, name]) => name!.replace(/_(bucket|count|sum)$/, ''));
    expect(used.length).toBeGreaterThan(20);
    const unknown = [...new Set(used)].filter(
      (name) =>
        !known.has(name) && !ofTheRuntime.test(name) && !/^(histogram_quantile|ratio_rate)/.test(name),
    );
    expect(unknown).toEqual([]);

    const runbooks = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(runbooks.sort()).toEqual([...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name).sort());
  });
});
