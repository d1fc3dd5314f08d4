import { Module } from '@nestjs/common';
import { TeamModule } from '../network/team.module.js';
import { AlertController } from './alert.controller.js';
import { AlertRepository } from './alert.repository.js';

@Module({ imports: [TeamModule], controllers: [AlertController], providers: [AlertRepository] })
export class AlertModule {}
