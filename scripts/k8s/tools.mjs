import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { runCommand } from '../lib/process.mjs';
import { UserError } from '../lib/log.mjs';

export const kubernetes = '1.35.0';
const home = join(homedir(), '.cache', 'lotus', `kubernetes-${kubernetes}`);
const programs = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubectl'];
const kwok = 'v0.7.0';

/** The operators whose resources the manifests use: the version that k8s/operators installs, and where its module has its CRDs. */
const operators = [
  { module: 'github.com/cloudnative-pg/cloudnative-pg', version: 'v1.28.0', crds: 'config/crd/bases' },
  { module: 'github.com/kedacore/keda/v2', version: 'v2.18.1', crds: 'config/crd/bases' },
  { module: 'github.com/cert-manager/cert-manager', version: 'v1.19.1', crds: 'deploy/crds' },
  { module: 'github.com/external-secrets/external-secrets', version: 'v1.3.2', crds: 'config/crds/bases' },
  {
    module: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.85.0',
    crds: 'example/prometheus-operator-crd',
  },
];

const goEnvironment = { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };

export const hasKubernetes = () => existsSync(home);

/** Folder with the programs of Kubernetes, built once by Go from their modules (about five minutes). */
export async function getKubernetes(log) {
  if (hasKubernetes()) return home;
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  log(`Building Kubernetes ${kubernetes}; this is done once`);
  try {
    const { GoMod } = module('k8s.io/kubernetes', `v${kubernetes}`);
    const library = kubernetes.replace(/^1/, 'v0');
    // The modules that Kubernetes keeps in its own tree are published under a version of theirs.
    const staging = [...readFileSync(GoMod, 'utf8').matchAll(/^\s*(k8s\.io\/[\w.-]+) => \.\/staging/gm)];
    await goBuild(partial, {
      requires: `k8s.io/kubernetes v${kubernetes}`,
      replaces: staging.map(([, name]) => `${name} => ${name} ${library}`),
      packages: programs.map((name) => `k8s.io/kubernetes/cmd/${name}`),
    });
    await goBuild(partial, {
      requires: `sigs.k8s.io/kwok ${kwok}`,
      replaces: [],
      packages: ['sigs.k8s.io/kwok/cmd/kwok'],
    });
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  renameSync(partial, home);
  return home;
}

async function goBuild(folder, { requires, replaces, packages }) {
  rmSync(join(folder, 'go.sum'), { force: true });
  writeFileSync(
    join(folder, 'go.mod'),
    `module lotus.example/tools\n\ngo 1.25\n\nrequire ${requires}\n\nreplace (\n${replaces.join('\n')}\n)\n`,
  );
  const { code, output } = await runCommand(
    'go',
    ['build', '-trimpath', '-ldflags', '-s -w', '-o', folder, ...packages],
    { cwd: folder, env: goEnvironment },
  );
  if (code !== 0) throw new UserError(`Kubernetes could not be built by Go:\n${output.slice(-2000)}`);
}

/** Files of the CRDs of the operators. */
export function crdFiles() {
  return operators.flatMap(({ module: name, version, crds }) => {
    const folder = join(module(name, version).Dir, crds);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
      .map((file) => join(folder, file));
  });
}

/** A program of one of Debian's packages, unpacked into .cache/; nothing is installed. */
export async function getDebian(name, program) {
  if (existsSync(`/usr/bin/${program}`)) return `/usr/bin/${program}`;
  const folder = join(root, '.cache', name);
  const path = join(folder, 'usr', 'bin', program);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const step = async (command, args) => {
    const { code, output } = await runCommand(command, args, { cwd: folder });
    if (code !== 0) throw new UserError(`${name} could not be fetched (${command}):\n${output.slice(-800)}`);
  };
  await step('apt-get', ['download', name]);
  for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb')))
    await step('dpkg', ['-x', file, '.']);
  return path;
}

function module(name, version) {
  const folder = join(homedir(), '.cache', 'lotus');
  mkdirSync(folder, { recursive: true });
  const output = execFileSync('go', ['mod', 'download', '-json', `${name}@${version}`], {
    cwd: folder,
    env: goEnvironment,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
