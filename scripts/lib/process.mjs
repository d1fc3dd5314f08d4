import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** The code of a command that was ended because its time was up, as `timeout` has it. */
export const timedOut = 124;

/**
 * Runs a command to its end, or for `limitSeconds` at most, fed with `input`; gives back its code and, unless they go to the
 * terminal, what it printed. `withChildren`: what it has started is ended with it, at its limit and when this process is.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, priority?: number, input?: string, limitSeconds?: number,
 *   withChildren?: boolean, onOutput?: (text: string) => unknown,
 * }} [options]
 * @returns {Promise<{ code: number, signal?: NodeJS.Signals | null, output: string }>}
 */
export function runCommand(
  command,
  args,
  { cwd, env, show = false, priority, onOutput, input, limitSeconds, withChildren = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      detached: withChildren,
      stdio: show ? 'inherit' : [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    if (priority !== undefined && child.pid) setPriority(child.pid, priority);
    child.stdin?.end(input);
    const end = (signal) => (withChildren ? endGroup(child.pid, signal) : child.kill(signal));
    if (withChildren) endWithThis(child, end);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    const limit = limitSeconds && endAfter(end, limitSeconds);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code, signal) => {
      clearTimeout(limit?.timer);
      if (limit?.reached && withChildren) end('SIGKILL');
      resolve({ code: limit?.reached ? timedOut : (code ?? 128), signal, output });
    });
  });
}

const graceSeconds = 15;

/** What does not end on being asked is killed, so that a hang costs its limit and no more. */
function endAfter(end, seconds) {
  /** @type {{ reached: boolean, timer?: NodeJS.Timeout }} */
  const limit = { reached: false };
  limit.timer = setTimeout(() => {
    limit.reached = true;
    end('SIGTERM');
    limit.timer = setTimeout(() => end('SIGKILL'), graceSeconds * 1000);
  }, seconds * 1000);
  return limit;
}

/** A process that leads a group of its own, and all of the group. */
function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ctrl-C does not reach another group. */
function endWithThis(child, end) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const pass = (signal) => {
    end(signal);
    child.once('close', () => process.exit(130));
  };
  for (const signal of signals) process.on(signal, pass);
  child.once('close', () => signals.forEach((signal) => process.off(signal, pass)));
}

/** Becomes another command as far as Node allows: same terminal, same signals, same exit code. */
export async function handOver(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  // Ctrl-C reaches both of us; the child decides how to end.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
}

export const lastLines = (text, count = 8) => text.trim().split('\n').slice(-count).join('\n');

/** Is a command to be found and does it answer? */
export async function answers(command, args) {
  return (await runCommand(command, args)).code === 0;
}
