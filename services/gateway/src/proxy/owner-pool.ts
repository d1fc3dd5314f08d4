import { Pool, type Dispatcher } from 'undici';

export interface OwnerRequest {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface OwnerAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** The owner could not be reached or did not answer in time. */
export class OwnerUnavailable extends Error {}

/**
 * Connections to one owner, by undici's low-level dispatch, which costs a third less than its request API.
 * Hot reads are pipelined on connections of their own, so that a slow call never delays them.
 */
export class OwnerPool {
  private readonly hot: Pool;
  private readonly plain: Pool;

  constructor(origin: string, connections: number, timeoutMs: number) {
    const common = {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: 30_000,
      connect: { timeout: 2_000 },
    };
    this.hot = new Pool(origin, {
      ...common,
      connections: Math.max(2, Math.ceil(connections / 4)),
      pipelining: 10,
    });
    this.plain = new Pool(origin, { ...common, connections, pipelining: 1 });
  }

  send(request: OwnerRequest, hot: boolean): Promise<OwnerAnswer> {
    // Only calls without side effects may be pipelined: undici sends them again if the connection breaks.
    const pool = hot && request.method === 'GET' ? this.hot : this.plain;
    return new Promise((resolve, reject) => {
      pool.dispatch(
        { method: request.method, path: request.path, headers: request.headers, body: request.body ?? null },
        new Collector(resolve, reject),
      );
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.hot.destroy(), this.plain.destroy()]);
  }
}

/** Buffers an answer; owners answer with JSON of bounded size. */
class Collector implements Dispatcher.DispatchHandler {
  private status = 0;
  private headers: Record<string, string | string[]> = {};
  private readonly chunks: Buffer[] = [];

  constructor(
    private readonly resolve: (answer: OwnerAnswer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  onRequestStart(): void {}

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.status = status;
    this.headers = headers as Record<string, string | string[]>;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [only] = this.chunks;
    const body = this.chunks.length === 1 && only ? only : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, headers: this.headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.reject(new OwnerUnavailable(error.message));
  }
}
