import { IsInt, IsObject, Max, Min, ValidateBy } from 'class-validator';
import { AsNumber, AsRecord, InProduction, isHttps } from '#libs/config';
import { gameDefinitionOf } from '#libs/lottery-engine';

const areHttps = (urls: Record<string, string>): boolean => Object.values(urls).every(isHttps);

const isSheet = (gameCode: string): boolean => {
  const game = gameDefinitionOf(gameCode);
  return game?.source === 'OFFICIAL' && !game.resultOf && ['MB27', 'MN18'].includes(game.layout);
};

const AreSheets = (): PropertyDecorator =>
  ValidateBy({
    name: 'areSheets',
    validator: {
      validate: (pages: Record<string, string>) =>
        Object.entries(pages).every(([game, url]) => isSheet(game) && URL.canParse(url)),
      defaultMessage: () =>
        'resultPages must name addresses by official games with a sheet of Vietnamese prizes',
    },
  });

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

  /** `<game>=<url>`: pages of Vietnamese prizes, with `{day}`, `{month}`, `{year}`. Unsigned, each is one of the two sources. */
  @AsRecord(() => ({}))
  @IsObject()
  @AreSheets()
  @InProduction(areHttps, 'https addresses')
  resultPages: Record<string, string> = {};

  /** Days back for which results of official draws are read, for the archive and the statistics. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(90)
  resultHistoryDays = 0;
}
