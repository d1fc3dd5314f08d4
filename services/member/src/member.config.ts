import { IsIn, IsOptional, IsString } from 'class-validator';
import { AsList, ServiceConfig } from '#libs/config';

export class MemberConfig extends ServiceConfig {
  /** The brand of a request that names none. */
  @IsString()
  merchantCode = 'senvang';

  /** Whether a database without any brand begins with the demo brand; a real platform says off and brings its own. */
  @IsIn(['on', 'off'])
  demoBrand: 'on' | 'off' = 'on';

  /** Origins of game pages where the brand lists none; by default the demo provider's address. */
  @AsList()
  @IsOptional()
  @IsString({ each: true })
  launchGameOrigins?: string[];

  /** Folder of uploaded files. */
  @IsString()
  filesDir = '.data/files';
}
