import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
}

const checkAgainMs = 10;

/**
 * kafkajs 2.2.4 sets a timer for every connection again and again with a time that lies in the past, which is a thousand timers a
 * second in an idle process. Here a timer is set only while requests wait; one that comes later sets it itself.
 */
export function quietRequestQueues(): void {
  const queues = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
    prototype: RequestQueue & { scheduleCheckPendingRequests(): void };
  };
  queues.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return;
    const throttled = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      throttled > 0 ? throttled : checkAgainMs,
    );
  };
}
