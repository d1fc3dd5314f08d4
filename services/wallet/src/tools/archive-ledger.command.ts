import { firstDay } from '../archive/archive.rules.js';
import type { ArchiveService } from '../archive/archive.service.js';

const usage = 'list | detach <year-month> | attach <year-month>';

/** Runs the command line; false if nothing was done. */
export async function archiveLedger(
  archive: ArchiveService,
  [verb, text = '']: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  if (verb === 'list') {
    for (const { month, place, blockReason } of await archive.months())
      print([month.slice(0, 7), place, ...(blockReason === null ? [] : [blockReason])].join(' '));
    return true;
  }
  const month = firstDay(text);
  if ((verb !== 'detach' && verb !== 'attach') || month === undefined) {
    print(usage);
    return false;
  }
  const blockReason = await archive[verb](month);
  print(blockReason === undefined ? `${text} ${verb}ed` : `${text} stays: ${blockReason}`);
  return blockReason === undefined;
}
