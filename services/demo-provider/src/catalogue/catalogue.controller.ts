import { Controller, Get } from '@nestjs/common';
import { Public, RawAnswer } from '#libs/platform';
import { catalogueDocument, type CatalogueDocument } from './catalogue.document.js';

/** What platforms put on their shelves. */
@Controller('catalogue')
export class CatalogueController {
  @Public()
  @RawAnswer()
  @Get()
  read(): CatalogueDocument {
    return catalogueDocument();
  }
}
