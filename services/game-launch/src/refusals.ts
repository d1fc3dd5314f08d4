import type { RefusalTable } from '#libs/platform';

/** What each operation refuses beyond the common. Written by `npm run api:types` from what its code can raise. */
export const refusals: RefusalTable = {
  BetRecordController_list: '400 PERIOD_INVALID',
  BetRecordController_one: '404 BET_NOT_FOUND',
  CatalogueImportController_import: '404 PROVIDER_UNKNOWN, 422 CATALOGUE_INVALID, 503 CATALOGUE_UNREACHABLE',
  FavoriteController_add: '404 GAME_UNKNOWN, 422 FAVORITES_FULL',
  LaunchController_launch:
    '404 GAME_UNKNOWN, 404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 CURRENCY_UNSUPPORTED, 422 FREE_PLAY_UNAVAILABLE, 422 GAME_MAINTENANCE, 422 LAUNCH_ROUTE_UNAVAILABLE, 422 REALITY_CHECK_DUE, 422 WALLET_TRANSFER_FUNDS, 422 WALLET_TRANSFER_REFUSED, 503 VENDOR_UNREACHABLE',
  LaunchController_shared:
    '400 MALFORMED_REQUEST, 400 VALIDATION_FAILED, 404 GAME_UNKNOWN, 404 NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 CURRENCY_UNSUPPORTED, 422 FREE_PLAY_UNAVAILABLE, 422 GAME_MAINTENANCE, 422 LAUNCH_ROUTE_UNAVAILABLE, 422 REALITY_CHECK_DUE, 422 WALLET_TRANSFER_FUNDS, 422 WALLET_TRANSFER_REFUSED, 503 VENDOR_UNREACHABLE',
  PlayControlController_changeValidBetSettings: '404 VENDOR_UNKNOWN',
  PlayControlController_game: '404 GAME_UNKNOWN',
  PlayControlController_validBetSettings: '404 VENDOR_UNKNOWN',
  PlayControlController_vendor: '404 VENDOR_UNKNOWN',
  ProviderController_adjust: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_balance: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_bet: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_confirm: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_credit: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_manyBets: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_rollback: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_session: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_status: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  ProviderController_win: '401 SIGNATURE_INVALID, 404 VENDOR_UNKNOWN',
  StuckRoundController_askAgain: '403 FORBIDDEN, 404 ROUND_NOT_FOUND, 409 ROUND_NOT_OPEN',
  StuckRoundController_one: '404 ROUND_NOT_FOUND',
  StuckRoundController_retry: '403 FORBIDDEN, 404 TRANSACTION_NOT_FOUND',
  VendorAdminController_addKey:
    '403 FORBIDDEN, 404 VENDOR_UNKNOWN, 409 VENDOR_KEYS_FULL, 409 VENDOR_KEY_EXISTS',
  VendorAdminController_changeGame: '403 FORBIDDEN, 404 GAME_UNKNOWN',
  VendorAdminController_changeVendor: '403 FORBIDDEN, 404 VENDOR_UNKNOWN, 422 LAUNCH_ORIGIN_NOT_FRAMED',
  VendorAdminController_removeKey: '403 FORBIDDEN, 404 VENDOR_KEY_UNKNOWN',
  VendorWalletController_balance: '404 VENDOR_UNKNOWN',
  VendorWalletController_query: '404 VENDOR_UNKNOWN',
  VendorWalletController_transfer: '404 VENDOR_UNKNOWN',
};
