import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent } from 'undici';

const account = '/var/run/secrets/kubernetes.io/serviceaccount';

/** File name to content. */
export type SecretData = Record<string, string>;

export interface SecretStore {
  get(name: string): Promise<SecretData | undefined>;
  /** Makes the Secret, or leaves the one that is there; returns what holds afterwards. */
  ensure(name: string, make: () => Promise<SecretData> | SecretData): Promise<SecretData>;
  /** Lays the data over that of a Secret that exists. */
  merge(name: string, data: SecretData): Promise<void>;
}

/** The Secrets of the pod's own namespace, by the token of its service account. */
export class KubernetesSecrets implements SecretStore {
  constructor(
    private readonly url: string,
    private readonly namespace: string,
    private readonly token: string,
    private readonly agent: Agent,
  ) {}

  static inCluster(env: Record<string, string | undefined>): KubernetesSecrets {
    const read = (file: string) => readFileSync(join(account, file), 'utf8').trim();
    const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port = '443' } = env;
    if (!host) throw new Error('No Kubernetes API: KUBERNETES_SERVICE_HOST is not set');
    const agent = new Agent({ connect: { ca: read('ca.crt') } });
    return new KubernetesSecrets(`https://${host}:${port}`, read('namespace'), read('token'), agent);
  }

  async get(name: string): Promise<SecretData | undefined> {
    const { status, body } = await this.call('GET', `/${name}`);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`Secret ${name} cannot be read: status ${status}`);
    const { data = {} } = body as { data?: SecretData };
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString('utf8')]),
    );
  }

  async ensure(name: string, make: () => Promise<SecretData> | SecretData): Promise<SecretData> {
    const existing = await this.get(name);
    if (existing) return existing;
    const stringData = await make();
    const manifest = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name, labels: { 'app.kubernetes.io/part-of': 'lotus' } },
      immutable: false,
      stringData,
    };
    const { status } = await this.call('POST', '', manifest);
    if (status === 201) return stringData;
    // Another run was first: what it made holds.
    const made = status === 409 ? await this.get(name) : undefined;
    if (!made) throw new Error(`Secret ${name} cannot be made: status ${status}`);
    return made;
  }

  async merge(name: string, stringData: SecretData): Promise<void> {
    const { status } = await this.call('PATCH', `/${name}`, { stringData });
    if (status !== 200) throw new Error(`Secret ${name} cannot be changed: status ${status}`);
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
    const contentType = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const answer = await this.agent.request({
      origin: this.url,
      path: `/api/v1/namespaces/${this.namespace}/secrets${path}`,
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  }
}
