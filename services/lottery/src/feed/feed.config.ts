import { IsInt, IsObject, Max, Min } from 'class-validator';
import { AsNumber, AsRecord, InProduction, isHttps } from '#libs/config';

const areHttps = (urls: Record<string, string>): boolean => Object.values(urls).every(isHttps);

/** Where results of official draws come from, besides the console. */
export class ResultFeedConfig {
  /** `<name>=<url>`; a result stands when two of them say the same. */
  @AsRecord(() => ({}))
  @IsObject()
  @InProduction(areHttps, 'https addresses')
  resultFeeds: Record<string, string> = {};

  /** `<name>=<Ed25519 public key>`, hexadecimal; an answer that it has not signed is not believed. */
  @AsRecord(() => ({}))
  @IsObject()
  resultFeedKeys: Record<string, string> = {};

  /** Days back for which results of official draws are read, for the archive and the statistics. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(90)
  resultHistoryDays = 0;
}
