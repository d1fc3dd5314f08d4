import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

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
  @IsOptional()
  @Matches(/^[\w.-]{1,64}$/)
  gameId?: string;

  @AsText()
  @IsOptional()
  @Matches(/^[\w.-]{0,64}$/)
  nodeId?: string;

  /** A room of the game; its stakes hold in the session. */
  @AsText()
  @IsOptional()
  @Matches(/^[\w.-]{0,64}$/)
  roomId?: string;

  @IsOptional()
  @Matches(/^[A-Z0-9]{1,32}$/)
  vassalage?: string;

  /** `VI`, `EN`, `CN`, `TH`, `ID`, `PT` or `JA`; else as the Accept-Language header says. */
  @IsOptional()
  @Matches(/^[A-Za-z]{2}([-_][A-Za-z]{2})?$/)
  language?: string;

  @IsOptional() @IsIn(['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT']) accountTypeName?: string;
  @IsOptional() @IsIn(['Lott', 'ZY', 'Elott', 'SEA']) lottoPrizeMode?: string;
  @IsOptional() @IsString() @MaxLength(64) lottoGameCode?: string;
  @IsOptional() @IsString() @MaxLength(64) lottoArea?: string;
  @IsOptional() @IsString() @MaxLength(64) lottoView?: string;

  @AsText() @IsOptional() @IsString() @MaxLength(64) hasLobby?: string;
  @AsText() @IsOptional() @IsString() @MaxLength(64) accountType?: string;
  @AsText() @IsOptional() @IsString() @MaxLength(64) confirmTrans?: string;
  @AsText() @IsOptional() @IsString() @MaxLength(64) clientType?: string;
  @IsOptional() @IsString() @MaxLength(64) launchMode?: string;
  @IsOptional() @IsString() @MaxLength(64) platform?: string;
  @IsOptional() @IsString() @MaxLength(64) device?: string;
  @IsOptional() @IsString() @MaxLength(64) merchantCode?: string;
  @IsOptional() @IsString() @MaxLength(64) username?: string;
  @IsOptional() @IsString() @MaxLength(4096) token?: string;
}
