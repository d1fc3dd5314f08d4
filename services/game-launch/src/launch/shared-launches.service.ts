import { Inject, Injectable } from '@nestjs/common';
import { parse } from 'secure-json-parse';
import { createValidationPipe } from '#libs/platform';
import { LaunchRequest } from './dto/launch.request.js';
import type { LaunchResponse } from './dto/launch.response.js';
import { Launches, type LaunchingMember } from './launch.service.js';

export interface SharedLaunch extends LaunchingMember {
  /** The body as the member sent it. */
  request: string;
  askedFrom: string | undefined;
}

/**
 * Launches of members who asked the gateway at a time: each is validated, decided and answered for itself, and null where anything
 * stands against it. The gateway then sends that one request by its own way, where it is refused (or fails) in its own words.
 */
@Injectable()
export class SharedLaunches {
  private readonly pipe = createValidationPipe();

  constructor(@Inject(Launches) private readonly launches: Launches) {}

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
      // Else it is the browser's header that tells, and here that is one for all.
      if (request.language === undefined) return null;
      return await this.launches.launch(one, request, one.askedFrom);
    } catch {
      return null;
    }
  }
}
