import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module.js';
import { PlayModule } from '../play/play.module.js';
import { MenuController } from './menu.controller.js';

@Module({ imports: [OddsModule, PlayModule], controllers: [MenuController] })
export class MenuModule {}
