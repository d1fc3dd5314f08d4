/** Below the time that a stop waits for running jobs. */
const maxRunMs = 20_000;

/** Repeats a step while it reports more work, for 20 seconds at most; the next run of the job continues. */
export async function repeatWhileMore(step: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + maxRunMs;
  while ((await step()) && performance.now() < end);
}
