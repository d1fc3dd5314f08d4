import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/**
 * Begins to count the processor time of these processes, of all that they started, and of our own; what it answers with tells
 * what each has taken since, the greatest first. Hashes of auth run on threads of their own and are told apart.
 * Where there is no /proc it tells nothing.
 */
export function processorTimes(pids) {
  if (!existsSync('/proc/self/stat')) return () => [];
  const before = takenBy(pids);
  return () => {
    const spent = new Map();
    for (const [thread, { name, ticks }] of takenBy(pids)) {
      const since = ticks - (before.get(thread)?.ticks ?? 0);
      if (since > 0) spent.set(name, (spent.get(name) ?? 0) + since * tickMs);
    }
    return [...spent].toSorted(([, a], [, b]) => b - a);
  };
}

function takenBy(pids) {
  const threads = new Map();
  for (const pid of [process.pid, ...withDescendants(pids)]) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      for (const tid of readdirSync(`/proc/${pid}/task`)) {
        const { thread, ticks } = read(`/proc/${pid}/task/${tid}/stat`);
        threads.set(`${pid}/${tid}`, { name: nameOf(pid, command, thread), ticks });
      }
    } catch {
      // it ended while we looked
    }
  }
  return threads;
}

function withDescendants(pids) {
  const found = new Set(pids);
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [[Number(name), read(`/proc/${name}/stat`).parent]];
      } catch {
        return [];
      }
    });
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return found;
}

function read(file) {
  const text = readFileSync(file, 'utf8');
  const rest = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const thread = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  return { thread, parent: Number(rest[1]), ticks: Number(rest[11]) + Number(rest[12]) };
}

function nameOf(pid, command, thread) {
  if (pid === process.pid) return 'clients';
  // "postgres: <role> <database> 127.0.0.1(41234) idle", or what works for all: "postgres: checkpointer".
  if (command.startsWith('postgres: '))
    return `postgres ${/ (lotus_\w+) \S+\(/.exec(command)?.[1] ?? 'itself'}`;
  const [, service] = /services\/([\w-]+)\//.exec(command) ?? [];
  if (service === 'auth' && thread.startsWith('libuv-worker')) return 'hashes';
  return service ?? (command.includes('kafka.Kafka') ? 'kafka' : command.split(' ')[0].split('/').at(-1));
}
