/** Where the load goes: BASE_URL. The platform must run with CAPTCHA=off, PAYLOAD_ENCRYPTION=optional and raised RATE_LIMITS. */
export const baseUrl = (__ENV['BASE_URL'] ?? 'http://localhost:8080').replace(/\/$/, '');

/** Members made for the run; every virtual user plays as one of them. */
export const players = Number(__ENV['PLAYERS'] ?? 20);

/** Members who deposit and play in the profiles that move money. */
export const moneyPlayers = Number(__ENV['MONEY_PLAYERS'] ?? 100);

/** Where the summary goes, for those who reconcile it with the databases. */
export const summaryFile = __ENV['SUMMARY'];
