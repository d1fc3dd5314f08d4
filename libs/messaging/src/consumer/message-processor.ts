import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isInfrastructure, type Transactions, type Tx } from '#libs/database';
import { moveToDeadLetter, park } from '../inbox/dead-letter.repository.js';
import type { EventMessage, Outcome } from '../broker/message.js';
import type { MessagingMetrics } from '../observability/messaging.metrics.js';
import type { EventTracing } from '../observability/tracing.js';
import { EventContext } from './event-context.js';
import type { EventHandlers } from './event-handlers.js';
import { MAX_ATTEMPTS, reasonOf, retryDelay } from './failure.rules.js';
import { isTimeout, isTransient } from './is-transient.js';
import type { Run, RunResults } from './run-gatherer.js';
import { TimeoutAges } from './timeout-ages.js';
import { WATERMARK_TYPE } from '../watermark/watermark.message.js';
import { recordWatermarks } from '../watermark/watermark.repository.js';
import { claim, claimAll } from '../inbox/inbox.repository.js';

/** The event itself is invalid, so a retry cannot help. */
class BrokenEvent extends Error {
  override readonly name = 'BrokenEvent';
}

/**
 * Handles a delivered event on either transport: inbox row and effect in one transaction, a few attempts for a bug, then
 * the dead letter. Rejects only with a transient failure, after which the transport delivers the event again.
 */
export class MessageProcessor {
  private readonly logger = new Logger(MessageProcessor.name);
  private readonly timeouts: TimeoutAges;

  constructor(
    private readonly consumer: string,
    private readonly handlers: EventHandlers,
    private readonly transactions: Transactions,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
    maxTimeoutAgeMs = 15 * 60_000,
  ) {
    this.timeouts = new TimeoutAges(maxTimeoutAgeMs);
  }

  async process(message: EventMessage): Promise<Outcome> {
    if (message.type === WATERMARK_TYPE && !message.malformed) {
      await this.recordWatermarks([message]);
      return 'applied';
    }
    if (!message.malformed && !this.handlers.contractOf(message.type)) return 'ignored';
    const outcome = await this.tracing.consume(message.type, message.traceparent, () =>
      this.attempt(message),
    );
    this.timeouts.forget(message.id);
    this.metrics.consumed(message.type, outcome);
    return outcome;
  }

  /**
   * Handles runs of one type in one transaction. If that is not possible, each run by itself and a run in halves, so that
   * a failure stays with its own event; an event that must be delivered again rejects its run alone.
   */
  async processRuns(runs: readonly Run[]): Promise<RunResults> {
    const all = runs.flat();
    if (all[0]!.type === WATERMARK_TYPE) return settleAll(runs, () => this.recordWatermarks(all));
    if (runs.length === 1) return settleAll(runs, () => this.inHalves(all));
    try {
      if (await this.inOneTransaction(all)) return settleAll(runs, async () => undefined);
    } catch (error) {
      // Without its database no run has a chance; an event that waits for something else must not hold the others.
      if (isInfrastructure(error)) return settleAll(runs, () => Promise.reject(error));
    }
    const results: PromiseSettledResult<void>[] = [];
    for (const run of runs) results.push(...(await settleAll([run], () => this.inHalves(run))));
    return results;
  }

  private async inHalves(run: Run): Promise<void> {
    if (run.length === 1) return void (await this.process(run[0]!));
    if (await this.inOneTransaction(run)) return;
    const half = Math.ceil(run.length / 2);
    await this.inHalves(run.slice(0, half));
    await this.inHalves(run.slice(half));
  }

  private async recordWatermarks(messages: readonly EventMessage[]): Promise<void> {
    await this.transactions.run((tx) => recordWatermarks(tx, this.consumer, messages));
  }

  /** False, with nothing done, if one of them is blocked or fails by a bug. */
  private async inOneTransaction(messages: readonly EventMessage[]): Promise<boolean> {
    const { type } = messages[0]!;
    try {
      const fresh = await this.tracing.consumeBatch(
        type,
        messages.map(({ traceparent }) => traceparent),
        () =>
          this.transactions.run(async (tx) => {
            const claimed = await claimAll(tx, this.consumer, messages);
            if (!claimed) return undefined;
            // An event that is delivered twice in one batch counts once.
            const firsts = messages.filter(({ id }) => claimed.delete(id));
            await this.runHandlers(tx, firsts);
            return new Set(firsts);
          }),
      );
      if (!fresh) return false;
      for (const message of messages)
        this.metrics.consumed(type, fresh.has(message) ? 'applied' : 'duplicate');
      return true;
    } catch (error) {
      // Events that are too slow together may be quick enough alone.
      if (isTransient(error) && !isTimeout(error)) throw error;
      return false;
    }
  }

  private async attempt(message: EventMessage): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const claimed = await this.transactions.run((tx) => this.once(tx, message));
        if (claimed === 'claimed') return 'applied';
        if (claimed === 'duplicate') return 'duplicate';
        if (await this.transactions.run((tx) => park(tx, this.consumer, message))) return 'parked';
      } catch (error) {
        if (isTimeout(error) && this.timeouts.isExhausted(message.id))
          return this.giveUp(message, error, this.timeouts.attemptsOf(message.id));
        if (isTransient(error)) throw error;
        this.logger.warn(
          `${message.type} ${message.id} failed (${attempt} of ${MAX_ATTEMPTS}): ${String(error)}`,
        );
        if (attempt >= MAX_ATTEMPTS || error instanceof BrokenEvent)
          return this.giveUp(message, error, attempt);
        await sleep(retryDelay(attempt));
      }
    }
  }

  private async once(tx: Tx, message: EventMessage) {
    const claimed = await claim(tx, this.consumer, message);
    if (claimed === 'claimed') await this.runHandlers(tx, [message]);
    return claimed;
  }

  /** Runs the handlers for events of one type whose inbox rows the transaction holds. */
  async runHandlers(tx: Tx, messages: readonly EventMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const events = messages.map((message) => ({
      payload: decode(message, this.handlers),
      context: new EventContext(message, tx),
    }));
    await this.handlers.run(messages[0]!.type, events);
  }

  private async giveUp(message: EventMessage, error: unknown, attempts: number): Promise<Outcome> {
    await this.transactions.run((tx) =>
      moveToDeadLetter(tx, this.consumer, message, reasonOf(error), attempts),
    );
    this.logger.error(
      `${message.type} ${message.id} failed and is a dead letter of ${this.consumer}: ${String(error)}`,
    );
    return 'dead';
  }
}

/** The same result for each run. */
async function settleAll(runs: readonly Run[], work: () => Promise<void>): Promise<RunResults> {
  const [result] = await Promise.allSettled([work()]);
  return runs.map(() => result);
}

function decode(message: EventMessage, handlers: EventHandlers): unknown {
  if (message.malformed) throw new BrokenEvent(message.malformed);
  const contract = handlers.contractOf(message.type);
  if (!contract) throw new BrokenEvent(`no handler for ${message.type}`);
  let payload: unknown;
  try {
    payload = JSON.parse(message.value ?? '');
  } catch (error) {
    throw new BrokenEvent(`no JSON: ${String(error)}`);
  }
  const violations = contract.violations(payload);
  if (violations.length > 0) throw new BrokenEvent(`breaks its contract: ${violations.join('; ')}`);
  return payload;
}

/** Handles events of a broadcast, which are never stored: no inbox, retry or dead letter. */
export class BroadcastProcessor {
  private readonly logger = new Logger(BroadcastProcessor.name);

  constructor(
    private readonly handlers: EventHandlers,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
  ) {}

  /** Several of one type in one call; if that fails, each by itself, so that only what fails is dropped. */
  async processRuns(runs: readonly Run[]): Promise<RunResults> {
    const messages = runs.flat();
    if (messages.length === 1 || !(await this.inOneCall(messages)))
      for (const message of messages) await this.process(message);
    return settleAll(runs, async () => undefined);
  }

  private async inOneCall(messages: readonly EventMessage[]): Promise<boolean> {
    const { type } = messages[0]!;
    if (!this.handlers.contractOf(type)) return true;
    try {
      const events = messages.map((message) => ({
        payload: decode(message, this.handlers),
        context: new EventContext(message),
      }));
      await this.tracing.consumeBatch(
        type,
        messages.map(({ traceparent }) => traceparent),
        () => this.handlers.run(type, events),
      );
    } catch {
      return false;
    }
    for (const message of messages) this.metrics.consumed(message.type, 'applied');
    return true;
  }

  async process(message: EventMessage): Promise<Outcome> {
    if (message.malformed || !this.handlers.contractOf(message.type)) return 'ignored';
    try {
      await this.tracing.consume(message.type, message.traceparent, () =>
        this.handlers.run(message.type, [
          { payload: decode(message, this.handlers), context: new EventContext(message) },
        ]),
      );
      this.metrics.consumed(message.type, 'applied');
      return 'applied';
    } catch (error) {
      this.logger.warn(
        `${message.type} ${message.id} failed in a broadcast consumer and is dropped: ${String(error)}`,
      );
      this.metrics.consumed(message.type, 'dead');
      return 'dead';
    }
  }
}
