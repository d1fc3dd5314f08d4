import { Controller, Get } from '@nestjs/common';
import { Public, RawAnswer } from '#libs/platform';
import { transferCatalogue } from '../transfer-wallet/dice.catalogue.js';
import { catalogueDocument } from './catalogue.document.js';

/** What platforms put on their shelves. */
@Controller('catalogue')
export class CatalogueController {
  @Public()
  @RawAnswer()
  @Get()
  read(): { vendors: object[]; games: object[] } {
    const { vendors, games } = catalogueDocument();
    return {
      vendors: [...vendors, ...transferCatalogue.vendors],
      games: [...games, ...transferCatalogue.games],
    };
  }
}
