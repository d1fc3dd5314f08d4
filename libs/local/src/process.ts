import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a command to its end. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd }: { cwd?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (chunk: Buffer): void => {
      output += String(chunk);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/** Whether the command exists and ends with 0. */
export async function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return (await runCommand(command, args)).code === 0;
}

export const lastLines = (text: string, count = 8): string =>
  text.trim().split('\n').slice(-count).join('\n');

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
