import { firstDay } from '../archive/archive.rules.js';
import type { ArchiveService } from '../archive/archive.service.js';

const usage = 'list | detach <year-month> | attach <year-month>';

/** What the command line asks for; false where it was not done. */
export async function archiveLedger(
  archive: ArchiveService,
  [verb, text = '']: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  if (verb === 'list') {
    for (const { month, place, hindrance } of await archive.months())
      say([month.slice(0, 7), place, ...(hindrance === null ? [] : [hindrance])].join(' '));
    return true;
  }
  const month = firstDay(text);
  if ((verb !== 'detach' && verb !== 'attach') || month === undefined) {
    say(usage);
    return false;
  }
  const blockReason = await archive[verb](month);
  say(blockReason === undefined ? `${text} ${verb}ed` : `${text} stays: ${blockReason}`);
  return blockReason === undefined;
}
