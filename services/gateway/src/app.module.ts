import { Module } from '@nestjs/common';
import { StreamModule } from './stream/stream.module.js';

@Module({ imports: [StreamModule] })
export class AppModule {}
