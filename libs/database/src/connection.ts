import pg from 'pg';

/** How much longer the client waits than the server allows a statement: its cancellation must arrive first. */
const graceMs = 2_000;

/**
 * The server notices a client that vanished without a FIN within half a minute, and frees its locks: a session's
 * advisory locks and row locks would otherwise stay for the two hours of the kernel's default.
 */
const serverKeepalive =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000';

/** How long a connection may take; a pool whose connections are all taken makes its callers wait as long. */
export const defaultConnectTimeoutMs = 5_000;

/** What every connection to PostgreSQL has in common, so that a silent peer costs seconds on either side. */
export interface ConnectionSettings {
  statement_timeout: number;
  query_timeout?: number;
  connectionTimeoutMillis: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
  options: string;
}

/** `statementTimeoutMs` is the server's clock; 0 for none, and then the client has none either. */
export function connectionSettings(
  statementTimeoutMs: number,
  connectionTimeoutMillis = defaultConnectTimeoutMs,
): ConnectionSettings {
  return {
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + graceMs }),
    connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: serverKeepalive,
  };
}

/** pg keeps a connection whose query timed out, with that query still under way; this client closes it. */
export class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks between two owners has no other listener, and an error without one ends the process.
    this.on('error', () => undefined);
  }

  override query = ((...args: unknown[]) => {
    const returned: unknown = (super.query as (...args: unknown[]) => unknown)(...args);
    if (!(returned instanceof Promise)) return returned;
    return returned.catch((error: unknown) => {
      if (isReadTimeout(error)) streamOf(this).destroy(error);
      throw error;
    });
  }) as typeof pg.Client.prototype.query;
}

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

function streamOf(client: pg.Client): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream;
}
