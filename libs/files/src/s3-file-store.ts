import { AwsClient } from 'aws4fetch';
import { fileNameForm, type FileStore } from './file-store.js';

export interface S3Settings {
  /** `https://s3.example`: the bucket's name follows as the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

/** Files in an S3-compatible store. Its bucket is private: pictures go out through the service, with its headers. */
export class S3FileStore implements FileStore {
  private readonly client: AwsClient;
  private readonly base: string;
  private readonly timeoutMs: number;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 10_000 }: S3Settings) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.timeoutMs = timeoutMs;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    // A copy of its own buffer: what is signed is what is sent.
    await this.ask('PUT', name, { body: new Uint8Array(bytes), headers: { 'content-type': type } });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const answer = await this.ask('GET', name);
    return answer && Buffer.from(await answer.arrayBuffer());
  }

  async delete(name: string): Promise<void> {
    await this.ask('DELETE', name);
  }

  /** Undefined where there is no such file; anything else that is no success is an error of the infrastructure. */
  private async ask(method: string, name: string, init: RequestInit = {}): Promise<Response | undefined> {
    if (!fileNameForm.test(name)) throw new Error('Not a name of a stored file');
    const answer = await this.client.fetch(`${this.base}/${name}`, {
      ...init,
      method,
      redirect: 'error', // a signed request goes to no other host
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`The file store answered ${method} by ${answer.status}`);
  }
}
