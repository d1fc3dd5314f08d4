import { IsIn, IsUUID, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import type {
  ClientSeedRequest,
  Language,
  SeenRequest,
  SessionRequest,
  SpinRequest,
} from './play.contract.js';

/** Printable, so that it can be read aloud and typed into any verifier. */
const clientSeedForm = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u;

export class OpenSessionRequest implements SessionRequest {
  @Matches(/^[\w-]{16,128}$/)
  ticket!: string;

  @Matches(/^[a-z0-9-]{1,64}$/)
  game!: string;

  @IsIn(['vi', 'en', 'zh', 'th', 'id', 'pt', 'ja'] satisfies Language[])
  lang!: Language;
}

export class PlaySpinRequest implements SpinRequest {
  /** Minor units. */
  @Matches(/^[1-9]\d{0,15}$/)
  stake!: string;

  @IsUUID()
  clientSpinId!: string;

  @Optional()
  @IsIn(['buy', 'red', 'black'])
  choice?: 'buy' | 'red' | 'black';
}

export class MarkSeenRequest implements SeenRequest {
  @IsUUID()
  roundId!: string;
}

export class ChangeClientSeedRequest implements ClientSeedRequest {
  @Matches(clientSeedForm)
  clientSeed!: string;
}

export class RevealSeedRequest {
  /** Absent: the client seed stays. */
  @Optional()
  @Matches(clientSeedForm)
  clientSeed?: string;
}

/** Without a commitment the newest rounds. */
export class HistoryQuery {
  /** That of the seed whose rounds are listed. */
  @Optional()
  @Matches(/^[0-9a-f]{64}$/)
  commitment?: string;

  /** Id of a round: those before it. */
  @Optional()
  @IsUUID()
  before?: string;
}
