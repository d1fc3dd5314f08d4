import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { PlayModule } from './play/play.module.js';

@Module({ imports: [PlayModule], controllers: [CatalogueController] })
export class AppModule {}
