import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
}

const checkAgainMs = 10;

/**
 * kafkajs 2.2.4 re-arms a timer per connection with a time in the past: a thousand timers a second in an idle process. With
 * this patch a timer exists only while requests are queued.
 */
export function patchRequestQueueTimer(): void {
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
