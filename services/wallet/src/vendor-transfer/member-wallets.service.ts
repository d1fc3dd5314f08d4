import { Injectable } from '@nestjs/common';
import { PlatformErrors } from '#libs/platform';
import { BalanceService } from '../balance/balance.service.js';
import { VendorTransferErrors } from './vendor-transfer.errors.js';
import { VendorTransferRepository, type Transfer } from './vendor-transfer.repository.js';
import { VendorTransferService } from './vendor-transfer.service.js';
import { VendorWalletClient, type VendorWallet } from './vendor-wallet.client.js';

/** The name of the main wallet among those of vendors. */
export const mainWallet = 'MAIN';

export interface MemberWallet extends VendorWallet {
  /** Minor units; null if the vendor does not answer. */
  balance: bigint | null;
}

export interface Collected {
  outcome: 'DONE' | 'PARTIAL';
  moved: bigint;
}

/** All wallets of one member, and moves between them. */
@Injectable()
export class MemberWalletsService {
  constructor(
    private readonly transfers: VendorTransferService,
    private readonly repository: VendorTransferRepository,
    private readonly vendors: VendorWalletClient,
    private readonly balances: BalanceService,
  ) {}

  async of(memberId: string): Promise<{ main: bigint; wallets: MemberWallet[]; isComplete: boolean }> {
    const [account, vendors] = await Promise.all([this.balances.read(memberId, 'REAL'), this.vendors.list()]);
    const wallets = await Promise.all(
      (vendors ?? []).map(async (vendor) => ({
        ...vendor,
        balance: (await this.vendors.balance(vendor.vassalage, memberId)) ?? null,
      })),
    );
    return { main: account.balance - account.held, wallets, isComplete: vendors !== undefined };
  }

  /** Whether one wallet serves all vendors. */
  async isSingle(): Promise<boolean> {
    const vendors = await this.vendors.list();
    if (!vendors) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    return vendors.length === 0;
  }

  /** Between the main wallet and one of a vendor, either way. */
  async move(
    memberId: string,
    { from, to, amount }: { from: string; to: string; amount: bigint },
    key: string,
  ): Promise<Transfer> {
    if ((from === mainWallet) === (to === mainWallet)) throw VendorTransferErrors.WALLET_TRANSFER_WAY();
    const direction = from === mainWallet ? 'IN' : 'OUT';
    const vassalage = direction === 'IN' ? to : from;
    const vendors = await this.vendors.list();
    if (vendors && !vendors.some((vendor) => vendor.vassalage === vassalage))
      throw VendorTransferErrors.VENDOR_WALLET_UNKNOWN();
    return this.transfers.move({ memberId, vassalage, direction, amount }, key);
  }

  /** First all money at other vendors, then, where a vendor is given, all of it to there. A silent vendor is left out. */
  async collect(memberId: string, externalId: string, to: string | null): Promise<Collected> {
    const elsewhere = (await this.repository.vendorsOf(memberId)).filter((vassalage) => vassalage !== to);
    const back = await Promise.all(
      elsewhere.map((vassalage) => this.collectFrom(memberId, vassalage, externalId)),
    );
    const parts = to === null ? back : [...back, await this.moveAll(memberId, to, externalId)];
    const isWhole = parts.every((part) => part !== undefined);
    const last = to === null ? back : parts.slice(-1);
    const moved = last.reduce((sum: bigint, part) => sum + (part ?? 0n), 0n);
    return { outcome: isWhole ? 'DONE' : 'PARTIAL', moved };
  }

  /** What came back; undefined where it is not known. */
  private async collectFrom(
    memberId: string,
    vassalage: string,
    externalId: string,
  ): Promise<bigint | undefined> {
    const amount = await this.vendors.balance(vassalage, memberId);
    if (amount === undefined || amount <= 0n) return amount;
    const order = { memberId, vassalage, direction: 'OUT' as const, amount };
    return movedBy(await this.transfers.moveOnce(order, `${externalId}/${vassalage}/OUT`));
  }

  private async moveAll(
    memberId: string,
    vassalage: string,
    externalId: string,
  ): Promise<bigint | undefined> {
    const name = `${externalId}/${vassalage}/IN`;
    const known = await this.repository.byExternalId(name);
    if (known) return movedBy(known);
    const { balance, held } = await this.balances.read(memberId, 'REAL');
    const amount = balance - held;
    if (amount <= 0n) return 0n;
    const order = { memberId, vassalage, direction: 'IN' as const, amount };
    return movedBy(await this.transfers.moveOnce(order, name));
  }
}

function movedBy({ status, amount }: Transfer): bigint | undefined {
  return status === 'DONE' ? amount : undefined;
}
