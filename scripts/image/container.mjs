import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const user = '10001';
const memory = 1024 * 2 ** 20;
const readyWithinMs = 60_000;
const endsWithinMs = 20_000;

/**
 * What a container runtime does, by hand: a mount namespace of its own whose root is read-only, the image at /lotus, memory file
 * systems for what may be written, then another user without capabilities.
 */
const enter = `
set -e
mount --make-rprivate /
mkdir -p /lotus
mount --bind "$TREE" /lotus
cp -r "$KEYS" /run/lotus-keys-$$
mount -t tmpfs tmpfs /var/lib
mkdir -p /var/lib/lotus
cp -r /run/lotus-keys-$$ /var/lib/lotus/keys
rm -r /run/lotus-keys-$$
mkdir -p /var/lib/lotus/files
chown -R ${user}:${user} /var/lib/lotus
mount -o remount,bind,ro /lotus
mount -o remount,bind,ro /
cd /lotus
exec setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \\
  "$NODE" --max-old-space-size=768 --enable-source-maps deploy/container.mjs "$SERVICE"`;

export class Container {
  /** @type {[service: number, management: number]} */
  ports;
  /** @type {import('node:child_process').ChildProcessWithoutNullStreams} */
  child;

  static async start(service, tree, data) {
    const { freePort } = await import('../../libs/local/src/index.ts');
    const container = new Container();
    container.ports = [await freePort(), await freePort()];
    const [port, management] = container.ports.map(String);
    const env = {
      ...environmentOf(readFileSync(join(data, 'run', `${service}.pid`), 'utf8')),
      ...{
        PORT: port,
        MANAGEMENT_PORT: management,
        KEYS_DIR: '/var/lib/lotus/keys',
        FILES_DIR: '/var/lib/lotus/files',
      },
      ...{ TREE: tree, KEYS: join(data, 'keys'), NODE: process.execPath, SERVICE: service },
    };
    container.child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter], {
      env,
    });
    container.child.stdout.on('data', (chunk) => (container.text += chunk));
    container.child.stderr.on('data', (chunk) => (container.text += chunk));
    return container;
  }

  text = '';

  output() {
    return this.text.trim().split('\n').slice(-5).join('\n');
  }

  async isReady() {
    const urls = this.ports.map((port) => `http://127.0.0.1:${port}/health/ready`);
    for (let waited = 0; waited < readyWithinMs && this.child.exitCode === null; waited += 200) {
      for (const url of urls) {
        const answer = await fetch(url).catch(() => undefined);
        if (answer?.ok) return true;
      }
      await sleep(200);
    }
    return false;
  }

  /** What the process could do beyond what an image's process may. */
  rightsTooMany() {
    const pid = this.servicePid();
    if (pid === undefined) return ['no process'];
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];
    const mounts = readFileSync(`/proc/${pid}/mounts`, 'utf8').split('\n');
    const isReadOnly = (place) =>
      mounts
        .filter((line) => line.split(' ')[1] === place)
        .at(-1)
        ?.split(' ')[3]
        ?.split(',')
        .includes('ro');
    return [
      ...(value('Uid') === user ? [] : [`runs as user ${value('Uid')}`]),
      ...(/^0+$/.test(value('CapEff')) && /^0+$/.test(value('CapBnd')) ? [] : ['has capabilities']),
      ...(value('NoNewPrivs') === '1' ? [] : ['may gain privileges']),
      ...(isReadOnly('/') && isReadOnly('/lotus') ? [] : ['its root can be written']),
      ...(Number(value('VmRSS')) * 1024 < memory ? [] : [`needs ${value('VmRSS')} kB`]),
    ];
  }

  /** Ends by itself after SIGTERM, as a pod is asked to. */
  async stop() {
    const pid = this.servicePid();
    if (pid === undefined) return ['no process to stop'];
    process.kill(pid, 'SIGTERM');
    for (let waited = 0; waited < endsWithinMs; waited += 100) {
      if (this.child.exitCode !== null) return [];
      await sleep(100);
    }
    return [`does not end within ${endsWithinMs / 1000} s after SIGTERM`];
  }

  kill() {
    if (this.child.exitCode === null) this.child.kill('SIGKILL');
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  /** The child of `unshare`: the shell, which has become the service. */
  servicePid() {
    const children = readFileSync(`/proc/${this.child.pid}/task/${this.child.pid}/children`, 'utf8');
    return Number(children.split(' ')[0]) || undefined;
  }
}

const environmentOf = (pid) =>
  Object.fromEntries(
    readFileSync(`/proc/${Number(pid)}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
