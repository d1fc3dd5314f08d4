import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module.js';
import { MenuController } from './menu.controller.js';

@Module({ imports: [PlayModule], controllers: [MenuController] })
export class MenuModule {}
