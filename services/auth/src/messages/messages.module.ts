import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { ConsoleSmsSender } from './adapters/console-sms.js';
import { FileEmailSender, FileSmsSender } from './adapters/file-messages.js';
import { HttpSmsSender } from './adapters/http-sms.js';
import { SmtpEmailSender } from './adapters/smtp-email.js';
import { EMAIL_SENDER, SMS_SENDER, type EmailSender, type SmsSender } from './message.ports.js';
import { MessageRepository } from './message.repository.js';
import { MessagesJob } from './messages.job.js';
import { MessageService } from './message.service.js';

@Module({
  imports: [SealingModule],
  providers: [
    MessageRepository,
    MessageService,
    MessagesJob,
    {
      provide: SMS_SENDER,
      inject: [CONFIG, LOGGER],
      useFactory: (config: AuthConfig, logger: Logger) => smsSender(config, logger),
    },
    { provide: EMAIL_SENDER, inject: [CONFIG], useFactory: (config: AuthConfig) => emailSender(config) },
  ],
  exports: [MessageService, MessageRepository],
})
export class MessagesModule {}

export function smsSender(config: AuthConfig, logger: Logger): SmsSender {
  if (config.smsProvider === 'http') {
    const { smsUrl: url, smsToken: token, smsFields: fields } = config;
    return new HttpSmsSender({ url: url!, fields, ...(token !== undefined && { token }) });
  }
  return config.smsProvider === 'console'
    ? new ConsoleSmsSender(logger)
    : new FileSmsSender(config.messagesDir);
}

export function emailSender(config: AuthConfig): EmailSender {
  if (config.emailProvider === 'smtp') {
    return new SmtpEmailSender(config.smtpUrl!, config.emailFrom);
  }
  return new FileEmailSender(config.messagesDir);
}
