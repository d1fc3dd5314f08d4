import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../lib/journeys.mjs';
import { root } from '../lib/install.mjs';
import { answers } from '../lib/process.mjs';
import { getKafka, getRedis } from '../../libs/local/src/index.ts';
import { hasKubernetes } from '../k8s/tools.mjs';

/**
 * What is missing of each need, as a reason; undefined where it is here.
 * @type {Record<import('./parts.ts').Need, () => Promise<string | undefined>>}
 */
const missing = {
  chromium: async () => (findChromium() ? undefined : 'no Chromium (set CHROMIUM_PATH)'),
  etcd: () => lacksDebian('etcd-server', 'etcd'),
  go: async () => (hasKubernetes() || (await answers('go', ['version'])) ? undefined : 'no Go'),
  kafka: () => lacks(getKafka),
  mounts: async () => {
    if (process.platform !== 'linux' || process.getuid() !== 0) return 'not root on Linux';
    return (await answers('unshare', ['--mount', '--pid', '--fork', 'true']))
      ? undefined
      : 'no mount namespaces';
  },
  npm: async () => ((await answers('npm', ['--version'])) ? undefined : 'no npm'),
  promtool: () => lacksDebian('prometheus', 'promtool'),
  redis: () => lacks(getRedis),
};

/** The first need of a part that this machine does not meet. */
export async function missingOf({ needs = [] }) {
  for (const need of needs) {
    const reason = await missing[need]();
    if (reason) return reason;
  }
  return undefined;
}

async function lacks(get) {
  try {
    await get();
    return undefined;
  } catch (error) {
    return error.message.split('\n')[0];
  }
}

/** A program that the part itself takes out of a package of Debian, where apt is. */
async function lacksDebian(name, program) {
  const places = [join('/usr/bin', program), join(root, '.cache', name, 'usr', 'bin', program)];
  if (places.some((place) => existsSync(place))) return undefined;
  const hasTools = (await answers('apt-get', ['--version'])) && (await answers('dpkg', ['--version']));
  return hasTools ? undefined : `no ${program}, and no apt to fetch it`;
}
