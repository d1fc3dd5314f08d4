import { ArrayMaxSize, IsArray, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import type { ClientSeedBody, JoinBody, MoveBody } from './card-room.contract.js';

export class JoinRequest implements JoinBody {
  @IsUUID()
  joinId!: string;

  @IsInt()
  @Min(2)
  @Max(4)
  size!: number;
}

export class ClientSeedRequest implements ClientSeedBody {
  @IsUUID()
  handId!: string;

  @Matches(/^[0-9a-f]{32}$/)
  clientSeed!: string;
}

export class MoveRequest implements MoveBody {
  @IsUUID()
  handId!: string;

  @IsInt()
  @Min(0)
  @Max(2_000)
  turn!: number;

  @IsArray()
  @ArrayMaxSize(13)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(51, { each: true })
  cards!: number[];
}

export class HandQuery {
  @IsUUID()
  handId!: string;
}
