import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FavoriteController } from './favorite.controller.js';
import { FavoriteRepository } from './favorite.repository.js';
import { FavoriteService } from './favorite.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [FavoriteController],
  providers: [FavoriteRepository, FavoriteService],
})
export class FavoriteModule {}
