import { OperatorClient } from '../../../libs/api-client/src/index.ts';

/** As the local start seeds them. */
const seeded = {
  username: 'demo_operator',
  password: 'Den-Long-Pho-26',
  secret: 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2',
};

/** The demo operator, by the API. */
export class Operator {
  private readonly client: OperatorClient;

  private constructor(client: OperatorClient) {
    this.client = client;
  }

  static async logIn(site: string): Promise<Operator> {
    return new Operator(await OperatorClient.logIn(site, seeded, { encrypted: true }));
  }

  /** Switches of the brand, which take effect while the site runs. */
  async switch(switches: Record<string, boolean>): Promise<void> {
    const { version } = await this.client.value<{ version: number }>('GET', '/wps/v2/ops/brand');
    await this.client.value('PUT', '/wps/v2/ops/brand', { version, switches });
  }
}
