import { Module } from '@nestjs/common';
import { FILES, Images } from '#libs/files';
import { CONFIG } from '#libs/platform';
import { fileStoreOf } from './file-store.js';

/** The store of uploaded files, and the re-encoding that every uploaded picture passes. */
@Module({
  providers: [{ provide: FILES, useFactory: fileStoreOf, inject: [CONFIG] }, Images],
  exports: [FILES, Images],
})
export class FilesModule {}
