import { Injectable, type OnModuleInit } from '@nestjs/common';
import { brandState } from '#libs/events';
import { StateViews } from '#libs/messaging';
import { newId } from '#libs/platform';
import { StreamHub } from './stream.hub.js';

/** Notifies every open page of changed brand settings or maintenance, so that it reloads them. */
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
