import { jest } from '@jest/globals';
import { pino, type Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import type { WholePlatform } from '../../../support/whole-platform.js';

/** Everything that the services log from now on, in place of printing it. */
export function collectLogs({ services }: WholePlatform): string[] {
  const lines: string[] = [];
  for (const { app } of services.values()) {
    const logger = app.get<Logger>(LOGGER, { strict: false });
    const stream = (logger as unknown as Record<symbol, { write(text: string): void }>)[
      pino.symbols.streamSym as unknown as symbol
    ]!;
    jest.spyOn(stream, 'write').mockImplementation((text) => void lines.push(text));
  }
  return lines;
}
