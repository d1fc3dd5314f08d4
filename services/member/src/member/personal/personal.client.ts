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

  /** auth finds other accounts of the person; a login may ask for the name in addition to a second factor. */
  async identify(memberId: string, identity: { payeeName?: string; birthday?: string }): Promise<void> {
    await this.client.call('auth', 'PUT', `/internal/personal/${memberId}/identity`, {
      memberId,
      body: identity,
    });
  }
}
