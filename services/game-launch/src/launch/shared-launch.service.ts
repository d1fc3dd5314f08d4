import { Injectable } from '@nestjs/common';
import { parse } from 'secure-json-parse';
import { createValidationPipe } from '#libs/platform';
import { LaunchRequest } from './dto/launch.request.js';
import type { LaunchResponse } from './dto/launch.response.js';
import { LaunchService, type LaunchingMember } from './launch.service.js';

export interface SharedLaunch extends LaunchingMember {
  /** The body as the member sent it. */
  request: string;
  askedFrom: string | undefined;
}

/**
 * Launches that the gateway has batched: each is validated and decided on its own, and is null if it is refused or
 * fails. The gateway then retries that one individually to get the error.
 */
@Injectable()
export class SharedLaunchService {
  private readonly pipe = createValidationPipe();

  constructor(private readonly launches: LaunchService) {}

  launch(shared: readonly SharedLaunch[]): Promise<(LaunchResponse | null)[]> {
    return Promise.all(shared.map((one) => this.launchOne(one)));
  }

  private async launchOne(one: SharedLaunch): Promise<LaunchResponse | null> {
    try {
      const body: unknown = parse(one.request);
      const request: LaunchRequest = await this.pipe.transform(body, {
        type: 'body',
        metatype: LaunchRequest,
      });
      // Without it the Accept-Language header decides, and a batch has none per member.
      if (request.language === undefined) return null;
      return await this.launches.launch(one, request, one.askedFrom);
    } catch {
      return null;
    }
  }
}
