import { IsIn, IsString, IsUrl, Matches, ValidateIf } from 'class-validator';
import { InProduction, isSafeAddress, NotInProduction } from '#libs/config';
import type { FileStore } from './file-store.js';
import { FolderFileStore } from './folder-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const isRemote = ({ store }: FilesConfig): boolean => store === 's3';

/** Where members' pictures are kept; the names are those of the member service. */
export class FilesConfig {
  @IsIn(['folder', 's3'])
  @NotInProduction('folder')
  store: 'folder' | 's3' = 'folder';

  /** Folder of uploaded files. */
  @IsString()
  dir = '.data/files';

  @ValidateIf(isRemote)
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  @InProduction(isSafeAddress, 'https')
  s3Endpoint?: string;

  @ValidateIf(isRemote)
  @Matches(/^[a-z0-9][a-z0-9.-]{2,62}$/)
  s3Bucket?: string;

  @ValidateIf(isRemote)
  @IsString()
  s3Region = 'us-east-1';

  @ValidateIf(isRemote)
  @IsString()
  s3AccessKey?: string;

  @ValidateIf(isRemote)
  @IsString()
  s3SecretKey?: string;
}

export function storeOf(config: FilesConfig): FileStore {
  if (config.store === 'folder') return new FolderFileStore(config.dir);
  return new S3FileStore({
    endpoint: config.s3Endpoint!,
    bucket: config.s3Bucket!,
    region: config.s3Region,
    accessKeyId: config.s3AccessKey!,
    secretAccessKey: config.s3SecretKey!,
  });
}
