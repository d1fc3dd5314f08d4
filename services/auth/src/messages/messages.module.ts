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
    if (config.smsUrl === undefined) throw new Error('SMS_URL is missing: SMS_PROVIDER=http needs it');
    const { smsUrl: url, smsToken: token, smsFields: fields } = config;
    return new HttpSmsSender({ url, fields, ...(token !== undefined && { token }) });
  }
  refuseInProduction(config, 'SMS_PROVIDER');
  return config.smsProvider === 'console'
    ? new ConsoleSmsSender(logger)
    : new FileSmsSender(config.messagesDir);
}

export function emailSender(config: AuthConfig): EmailSender {
  if (config.emailProvider === 'smtp') {
    if (config.smtpUrl === undefined) throw new Error('SMTP_URL is missing: EMAIL_PROVIDER=smtp needs it');
    return new SmtpEmailSender(config.smtpUrl, config.emailFrom);
  }
  refuseInProduction(config, 'EMAIL_PROVIDER');
  return new FileEmailSender(config.messagesDir);
}

function refuseInProduction({ nodeEnv }: AuthConfig, setting: string): void {
  if (nodeEnv === 'production') throw new Error(`${setting} must name a provider that sends, in production`);
}
