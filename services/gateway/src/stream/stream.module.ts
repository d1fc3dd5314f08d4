import { Module } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { StreamBuffer } from './stream.buffer.js';
import { StreamConsumer } from './stream.consumer.js';
import { StreamHub } from './stream.hub.js';
import { StreamState } from './stream.state.js';

@Module({
  controllers: [StreamConsumer],
  providers: [
    StreamHub,
    StreamState,
    { provide: StreamBuffer, useFactory: (cache: Cache) => new StreamBuffer(cache), inject: [CACHE] },
  ],
  exports: [StreamHub, StreamBuffer],
})
export class StreamModule {}
