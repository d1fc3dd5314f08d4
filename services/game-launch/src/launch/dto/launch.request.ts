import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

/** Numbers and texts are both seen in these fields; what they say is not needed. */
const AsText = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  );

/**
 * The specification's launch payload. The session alone identifies the member, so
 * user name, token and the like are accepted and ignored.
 */
export class LaunchRequest {
  @AsText()
  @Optional()
  @Matches(/^[\w.-]{1,64}$/)
  gameId?: string;

  @AsText()
  @Optional()
  @Matches(/^[\w.-]{0,64}$/)
  nodeId?: string;

  /** A room of the game; its stakes hold in the session. */
  @AsText()
  @Optional()
  @Matches(/^[\w.-]{0,64}$/)
  roomId?: string;

  @Optional()
  @Matches(/^[A-Z0-9]{1,32}$/)
  vassalage?: string;

  /** `VI`, `CN`, `KO` or another code of two letters; else as the Accept-Language header says. */
  @Optional()
  @Matches(/^[A-Za-z]{2}([-_][A-Za-z]{2})?$/)
  language?: string;

  @Optional() @IsIn(['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT']) accountTypeName?: string;
  @Optional() @IsIn(['Lott', 'ZY', 'Elott', 'SEA']) lottoPrizeMode?: string;
  @Optional() @IsString() @MaxLength(64) lottoGameCode?: string;
  @Optional() @IsString() @MaxLength(64) lottoArea?: string;
  @Optional() @IsString() @MaxLength(64) lottoView?: string;

  @AsText() @Optional() @IsString() @MaxLength(64) hasLobby?: string;
  @AsText() @Optional() @IsString() @MaxLength(64) accountType?: string;
  @AsText() @Optional() @IsString() @MaxLength(64) confirmTrans?: string;
  @AsText() @Optional() @IsString() @MaxLength(64) clientType?: string;
  @Optional() @IsString() @MaxLength(64) launchMode?: string;
  @Optional() @IsString() @MaxLength(64) platform?: string;
  @Optional() @IsString() @MaxLength(64) device?: string;
  @Optional() @IsString() @MaxLength(64) merchantCode?: string;
  @Optional() @IsString() @MaxLength(64) username?: string;
  @Optional() @IsString() @MaxLength(4096) token?: string;
}
