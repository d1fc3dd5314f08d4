import { Injectable, type OnModuleInit } from '@nestjs/common';
import { brandState } from '#libs/events';
import { StateViews } from '#libs/messaging';
import { newId } from '#libs/platform';
import { StreamHub } from './stream.hub.js';

/** Tells every open page when the brand's settings or the maintenance flag change, so that it asks again. */
@Injectable()
export class StreamState implements OnModuleInit {
  constructor(
    private readonly views: StateViews,
    private readonly hub: StreamHub,
  ) {}

  onModuleInit(): void {
    this.views.view(brandState).onChange((brand, key) => {
      this.hub.toAll({
        id: newId(),
        name: 'brand',
        data: { merchantCode: key, maintenance: brand?.maintenance ?? false },
      });
    });
  }
}
