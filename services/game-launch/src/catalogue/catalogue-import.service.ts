import { Inject, Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { request } from 'undici';
import { Transactions } from '#libs/database';
import { parseMinor } from '#libs/money';
import { CONFIG } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { CatalogueErrors } from './catalogue.errors.js';
import { CatalogueRepository, type CatalogueGame } from './catalogue.repository.js';
import { classesIn, searchable } from './catalogue.rules.js';
import {
  CatalogueDocument,
  type CatalogueGameEntry,
  type CatalogueRoomEntry,
} from './dto/catalogue-document.response.js';
import type { CatalogueImportResponse } from './dto/catalogue-import.response.js';
import { ProviderSourceRepository } from './provider-source.repository.js';
import { RoomRepository, type CatalogueRoom } from './room.repository.js';
import { VendorStateService } from './vendor-state.service.js';

const maxDocumentBytes = 4 * 1024 * 1024;
const timeoutMs = 5_000;

/** Imports a provider's catalogue: new games are added, missing ones withdrawn. Idempotent. */
@Injectable()
export class CatalogueImportService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly rooms: RoomRepository,
    private readonly vendorStates: VendorStateService,
    private readonly sources: ProviderSourceRepository,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** Fetches it from the one address that is configured for the provider, or that operators have agreed on. A preview is checked and counted, but changes nothing. */
  async fetchAndApply(provider: string, isPreview: boolean): Promise<CatalogueImportResponse> {
    const address = Object.hasOwn(this.config.providerCatalogues, provider)
      ? this.config.providerCatalogues[provider]
      : await this.sources.read(provider);
    if (address === undefined) throw CatalogueErrors.PROVIDER_UNKNOWN();
    const document = await fetchDocument(address, timeoutMs * this.config.timeoutFactor);
    return this.apply(provider, document, isPreview);
  }

  async apply(provider: string, document: unknown, isPreview = false): Promise<CatalogueImportResponse> {
    const read = await readDocument(document);
    const vassalages = read.vendors.map((vendor) => vendor.vassalage);
    const gameIds = read.games.map((game) => game.gameId);
    return this.transactions.run(async (tx) => {
      const owners = await this.catalogue.ownersOf(tx, vassalages, gameIds);
      const taken = owners.filter((owner) => owner.provider !== provider).map((owner) => owner.id);
      if (taken.length > 0) throw CatalogueErrors.CATALOGUE_INVALID({ takenByAnother: taken });
      const changed = await this.catalogue.withAnotherWallet(
        tx,
        read.vendors.map(({ vassalage, wallet = 'SEAMLESS' }) => ({ vassalage, wallet })),
      );
      if (changed.length > 0) throw CatalogueErrors.CATALOGUE_INVALID({ walletChanged: changed });
      const known = new Set(owners.map((owner) => owner.id));
      const added = gameIds.filter((id) => !known.has(id)).length;
      const counts = { vendors: vassalages.length, games: gameIds.length, added };
      if (isPreview)
        return { ...counts, withdrawn: await this.catalogue.countMissing(tx, provider, gameIds) };
      for (const [index, vendor] of read.vendors.entries()) {
        await this.catalogue.saveVendor(tx, {
          vassalage: vendor.vassalage,
          provider,
          displayName: vendor.displayName,
          smallIcon: vendor.iconPath ?? null,
          isHot: vendor.hot ?? false,
          sortOrder: index,
          wallet: vendor.wallet ?? 'SEAMLESS',
        });
      }
      for (const [index, game] of read.games.entries()) {
        await this.catalogue.saveGame(tx, gameOf(game, index));
        await this.rooms.replace(tx, game.gameId, (game.rooms ?? []).map(roomOf));
      }
      const withdrawn = await this.catalogue.withdrawMissing(tx, provider, vassalages, gameIds);
      for (const vassalage of await this.catalogue.vassalagesOf(tx, provider))
        await this.vendorStates.publish(tx, vassalage);
      return { ...counts, withdrawn };
    });
  }
}

const amountOf = (minorUnits: string | undefined): bigint | null =>
  minorUnits === undefined ? null : parseMinor(minorUnits);

function gameOf(game: CatalogueGameEntry, sortOrder: number): CatalogueGame {
  return {
    gameId: game.gameId,
    vassalage: game.vassalage,
    code: game.code,
    gameType: game.gameType,
    nameVi: game.names.vi,
    nameEn: game.names.en,
    sortOrder,
    tags: game.tags ?? [],
    searchText: searchable(`${game.names.vi} ${game.names.en} ${game.code}`),
    iconPath: game.thumbPath ?? null,
    isHot: game.hot ?? false,
    isNew: game.isNew ?? false,
    rtp: game.rtp ?? null,
    minBet: amountOf(game.minBet),
    maxBet: amountOf(game.maxBet),
    lineNum: game.lines ?? null,
    lobby: game.lobby ?? false,
    supportPlay: game.freePlay === false ? 1 : 0,
    isGame: game.isGame ?? 'GAME',
  };
}

function roomOf(room: CatalogueRoomEntry): CatalogueRoom {
  return {
    roomId: room.roomId,
    nameVi: room.names.vi,
    nameEn: room.names.en,
    minBet: amountOf(room.minBet),
    maxBet: amountOf(room.maxBet),
    seats: room.seats ?? null,
  };
}

async function readDocument(document: unknown): Promise<CatalogueDocument> {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw CatalogueErrors.CATALOGUE_INVALID();
  const read = plainToInstance(CatalogueDocument, document);
  const problems = await validate(read, { whitelist: true });
  if (problems.length > 0)
    throw CatalogueErrors.CATALOGUE_INVALID({ fields: problems.map((problem) => problem.property) });
  const vendors = new Set(read.vendors.map((vendor) => vendor.vassalage));
  const strays = read.games.filter((game) => !vendors.has(game.vassalage)).map((game) => game.gameId);
  const ids = new Set(read.games.map((game) => game.gameId));
  const codes = new Set(read.games.map((game) => `${game.vassalage}/${game.code}`));
  const repeated =
    ids.size < read.games.length || codes.size < read.games.length || vendors.size < read.vendors.length;
  if (strays.length > 0 || repeated)
    throw CatalogueErrors.CATALOGUE_INVALID({ withoutVendor: strays, repeated });
  const unknownClasses = read.games.flatMap(({ tags }) => classesIn(tags ?? []).unknown);
  const twice = read.games.filter(hasRoomTwice).map((game) => game.gameId);
  if (unknownClasses.length > 0 || twice.length > 0)
    throw CatalogueErrors.CATALOGUE_INVALID({ unknownClasses, roomTwice: twice });
  return read;
}

const hasRoomTwice = ({ rooms = [] }: CatalogueDocument['games'][number]): boolean =>
  new Set(rooms.map(({ roomId }) => roomId)).size < rooms.length;

/** Bounded in time and size, and a redirect is not followed: only the configured address is ever asked. */
async function fetchDocument(address: string, limitMs: number): Promise<unknown> {
  try {
    const answer = await request(address, {
      signal: AbortSignal.timeout(limitMs),
      headers: { accept: 'application/json' },
    });
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxDocumentBytes) throw new Error('too large');
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw CatalogueErrors.CATALOGUE_UNREACHABLE(undefined, 5);
  }
}
