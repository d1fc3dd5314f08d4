import { IsIn, IsString, IsUrl, Matches, ValidateIf } from 'class-validator';
import { NotInProduction } from '#libs/config';
import { FolderFileStore, S3FileStore, type FileStore } from '#libs/files';

const isRemote = ({ store }: ProofFilesConfig): boolean => store === 's3';

/** Where members' proof pictures are kept; the names are those of the member service. */
export class ProofFilesConfig {
  @IsIn(['folder', 's3'])
  @NotInProduction('folder')
  store: 'folder' | 's3' = 'folder';

  /** Folder of uploaded files. */
  @IsString()
  dir = '.data/files';

  @ValidateIf(isRemote)
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
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

export function proofStoreOf(config: ProofFilesConfig): FileStore {
  if (config.store === 'folder') return new FolderFileStore(config.dir);
  return new S3FileStore({
    endpoint: config.s3Endpoint!,
    bucket: config.s3Bucket!,
    region: config.s3Region,
    accessKeyId: config.s3AccessKey!,
    secretAccessKey: config.s3SecretKey!,
  });
}
