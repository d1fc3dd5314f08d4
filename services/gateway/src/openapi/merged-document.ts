import { Agent, request } from 'undici';
import type { ServiceName } from '#libs/config';
import type { Route } from '../routes/route.js';
import { mergeDocuments, type ServiceDocument } from './merge-documents.js';

const keepMs = 30_000;

/** The merged document of the running services, kept for half a minute. */
export class MergedDocument {
  private readonly agent = new Agent({ connections: 2 });
  private kept: { document: unknown; until: number } | undefined;

  constructor(
    private readonly peers: Record<ServiceName, string>,
    private readonly routes: readonly Route[],
  ) {}

  async get(): Promise<unknown> {
    if (!this.kept || this.kept.until < Date.now()) {
      this.kept = { document: await this.merge(), until: Date.now() + keepMs };
    }
    return this.kept.document;
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async merge(): Promise<unknown> {
    const owners = [...new Set(this.routes.map((route) => route.owner))];
    const documents = await Promise.all(
      owners.map(async (owner) => ({ owner, document: await this.fetch(owner) })),
    );
    return mergeDocuments(documents, this.routes);
  }

  private async fetch(owner: ServiceName): Promise<ServiceDocument> {
    const answer = await request(`${this.peers[owner]}/openapi.json`, {
      dispatcher: this.agent,
      headersTimeout: 5000,
    });
    return (await answer.body.json()) as ServiceDocument;
  }
}
