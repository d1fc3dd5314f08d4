import { IsIn, IsOptional, IsString, IsUrl, Matches, ValidateIf } from 'class-validator';
import { AsList, NotInProduction, ServiceConfig } from '#libs/config';

const isRemote = ({ filesStore }: MemberConfig): boolean => filesStore === 's3';

export class MemberConfig extends ServiceConfig {
  /** The brand of a request that names none. */
  @IsString()
  merchantCode = 'senvang';

  /** Whether a database without any brand begins with the demo brand; a real platform says off and brings its own. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  demoBrand: 'on' | 'off' = 'on';

  /** Origins of game pages if the brand lists none; by default the demo provider's address. */
  @AsList()
  @IsOptional()
  @IsString({ each: true })
  launchGameOrigins?: string[];

  /** Storage of uploaded files: a folder, or S3-compatible storage. */
  @IsIn(['folder', 's3'])
  @NotInProduction('folder')
  filesStore: 'folder' | 's3' = 'folder';

  /** Folder of uploaded files. */
  @IsString()
  filesDir = '.data/files';

  /** All five if the store is `s3`; the secrets may be mounted (`FILES_S3_SECRET_KEY_FILE`). */
  @ValidateIf(isRemote)
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  filesS3Endpoint?: string;

  @ValidateIf(isRemote)
  @Matches(/^[a-z0-9][a-z0-9.-]{2,62}$/)
  filesS3Bucket?: string;

  @ValidateIf(isRemote)
  @IsString()
  filesS3Region = 'us-east-1';

  @ValidateIf(isRemote)
  @IsString()
  filesS3AccessKey?: string;

  @ValidateIf(isRemote)
  @IsString()
  filesS3SecretKey?: string;
}
