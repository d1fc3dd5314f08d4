import { Injectable } from '@nestjs/common';
import { ServiceClient } from '#libs/platform';

export interface RegisteredPerson {
  profile: { payeeName?: string; nickname?: string; birthday?: string };
  contacts: { kind: string; masked: string; proven: boolean }[];
  fundPassword: boolean;
  secondFactor: boolean;
}

/** Contacts leave auth only masked; other registration data is copied once. */
@Injectable()
export class PersonalClient {
  constructor(private readonly client: ServiceClient) {}

  registered(memberId: string): Promise<RegisteredPerson> {
    return this.client.call('auth', 'GET', `/internal/personal/${memberId}`, { memberId });
  }

  /** The login may ask for it in addition to a second factor. */
  async namePayee(memberId: string, payeeName: string): Promise<void> {
    const body = { payeeName };
    await this.client.call('auth', 'PUT', `/internal/personal/${memberId}/payee-name`, { memberId, body });
  }
}
