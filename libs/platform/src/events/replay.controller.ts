import { Controller, Get, Param, Query } from '@nestjs/common';
import { Internal } from '#libs/auth';
import { ReplaySources, type ReplayPage, type ReplaySource } from '#libs/messaging';
import { PlatformErrors } from '../errors/platform.errors.js';
import { ReplayRequest } from './replay.request.js';

const readers = ['member', 'wallet', 'points', 'promotions', 'agent-contracts'] as const;

/** The events of a topic, built from this service's own tables, for consumers that compute a projection again. */
@Controller('internal/events')
export class ReplayController {
  constructor(private readonly sources: ReplaySources) {}

  @Get(':topic')
  @Internal(...readers)
  async page(@Param('topic') topic: string, @Query() { after, limit }: ReplayRequest): Promise<ReplayPage> {
    return this.sources.page(this.source(topic), after, limit);
  }

  @Get(':topic/position')
  @Internal(...readers)
  async position(@Param('topic') topic: string): Promise<{ position: string }> {
    return { position: await this.source(topic).position() };
  }

  private source(topic: string): ReplaySource {
    const source = this.sources.get(topic);
    if (!source) throw PlatformErrors.NOT_FOUND();
    return source;
  }
}
