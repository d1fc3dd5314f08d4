import { Module } from '@nestjs/common';
import { MessageConsumer } from './message.consumer.js';
import { MessageController } from './message.controller.js';
import { MessageRepository } from './message.repository.js';
import { MessageService } from './message.service.js';

@Module({
  controllers: [MessageController, MessageConsumer],
  providers: [MessageRepository, MessageService],
  exports: [MessageService],
})
export class InboxModule {}
