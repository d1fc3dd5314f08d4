export class VendorWalletResponse {
  vassalage!: string;
  displayName!: string;
  currency!: string;
  maintenance!: boolean;
}

export class VendorWalletsResponse {
  vendors!: VendorWalletResponse[];
}

export class VendorBalanceResponse {
  outcome!: 'OK' | 'UNREACHABLE';
  /** Minor units. */
  balance?: string;
}

export class TransferOutcomeResponse {
  outcome!: 'DONE' | 'REFUSED' | 'UNKNOWN';
  code?: string;
}
