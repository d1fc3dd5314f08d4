interface Exception {
  call: string;
  what: RegExp;
}

const emptyIsAbsent = [
  'GET /lgw/games/game_menus',
  'GET /wps/relay/GCSGAME_hotGamesV2',
  'GET /wps/relay/GCSGAME_gameList',
  'GET /wps/relay/GCSGAME_getVassGameType',
  'GET /wps/relay/GCSGAME_gameVendor',
  'GET /wps/relay/GLS2_roomList',
  'GET /wps/relay/MCSFE_getFavoriteGames',
  'GET /wps/relay/MCSFE_getFavoriteGamesList',
  'GET /wps/relay/GCS_recentGame',
  'GET /wps/relay/ODSFE2_getWinnerBoard',
  'GET /wps/v2/records/bets',
];

/** Input that looks bad and is not: such a call may succeed, but it must not write either. */
export const byDesign: readonly Exception[] = [
  // The web app sends every filter, also the ones not chosen.
  ...emptyIsAbsent.map((call) => ({ call: `game-launch ${call}`, what: /of another form: $/ })),
  // The smallest bet of a filter may be nothing.
  { call: 'game-launch GET /wps/relay/GCSGAME_gameList', what: /^minBet an amount that cannot be: 0\.00$/ },
  // What is not there has been taken away; so many sessions have been ended: none.
  {
    call: 'game-launch DELETE /wps/v2/favorites/{gameId}',
    what: /^gameId (unknown|of another form|with a quote)$/,
  },
  { call: 'auth DELETE /wps/v2/ops/members/{memberId}/sessions', what: /^memberId unknown$/ },
  { call: 'points DELETE /wps/v2/points/addresses/{id}', what: /^id unknown$/ },
  // Nothing is known of a member who never came: no sessions, no limits.
  { call: 'auth GET /wps/v2/ops/members/{memberId}/sessions', what: /^memberId unknown$/ },
  { call: 'member GET /wps/v2/ops/members/{memberId}/responsible-gaming', what: /^memberId unknown$/ },
  // What never was has no history.
  { call: 'promotions GET /wps/v2/ops/promotions/{id}/history', what: /^id unknown$/ },
];

/** Cases that are left out: the call succeeds and rightly writes. */
export const inapplicable: readonly Exception[] = [
  // A limit of nothing stops transfers.
  ...['PUT /wps/v2/ops/agents/members/{memberId}/limits', 'PUT /wps/v2/agent/team/{memberId}/limits'].map(
    (call) => ({
      call: `agent-contracts ${call}`,
      what: /^transferLimit an amount that cannot be: "0\.00"$/,
    }),
  ),
  // A settlement may have a megabyte.
  { call: 'wallet POST /internal/postings/batch', what: /^an oversize body$/ },
  // The one call that takes a form, as the specification's site sends it.
  { call: 'auth POST /wps/member/password/email', what: /^a body of application\/x-www-form-urlencoded$/ },
  // The wallet knows accounts and no members: it opens one for whom a service asks about before word of the member has come.
  ...[
    'GET /internal/balances/{memberId}',
    'GET /internal/accounts/{memberId}',
    'PUT /internal/accounts/{memberId}/exclusion',
    'PUT /internal/accounts/{memberId}/reality-check',
    'PUT /internal/accounts/{memberId}/status',
    'PUT /internal/limits/{memberId}',
  ].map((call) => ({ call: `wallet ${call}`, what: /^memberId unknown$/ })),
  // A rollback need not name the round, and an empty name is none; that of an unknown bet is kept, so that the bet is refused if it comes.
  { call: 'wallet POST /internal/postings/rollback', what: /^roundId of another form: ""$/ },
  // Goods are worth no money.
  ...['POST /wps/v2/ops/points/items', 'PUT /wps/v2/ops/points/items/{id}'].map((call) => ({
    call: `points ${call}`,
    what: /^value an amount that cannot be: "0\.00"$/,
  })),
  // A level may ask for nothing and give nothing; a promotion's budget is judged with its formula.
  {
    call: 'promotions PUT /wps/v2/ops/vip/ranks/{level}',
    what: /^(depositSum|betSum|keepBet|upgradeGift|weeklyGift|monthlyGift|weeklyBet|monthlyBet) an amount that cannot be: "?0\.00"?$/,
  },
  ...['POST /wps/v2/ops/promotions', 'PUT /wps/v2/ops/promotions/{id}'].map((call) => ({
    call: `promotions ${call}`,
    what: /^budget an amount that cannot be: "?0\.00"?$/,
  })),
  // A lost round pays nothing; a provider that is not known yet is what is proposed.
  {
    call: 'game-launch POST /wps/v2/ops/stuck-rounds/{betId}/ending',
    what: /^payout an amount that cannot be: "?0\.00"?$/,
  },
  { call: 'game-launch PUT /wps/v2/ops/catalogue/providers/{provider}', what: /^provider unknown$/ },
  // An operator's order is logged, also where it met no session.
  { call: 'game-launch DELETE /wps/v2/ops/members/{memberId}/game-sessions', what: /^memberId unknown$/ },
];

const signedByVendor = ['player', 'balance', 'transfer', 'transfer-status', 'launch', 'kick', 'history'];

/** Refusals that come earlier than the one of the schema. */
export const refusedOtherwise: readonly (Exception & { expected: [number, string] })[] =
  // The vendor in the body says by which key the call is signed.
  signedByVendor.map((call) => ({
    call: `demo-provider POST /transfer-wallet/v1/${call}`,
    what: /^(a nest of lists|no vassalage|vassalage .*)$/,
    expected: [401, 'WALLET_SIGNATURE_INVALID'],
  }));

/** Tables that keep account of refusals, and may grow with them. */
export const mayGrow: readonly string[] = [
  // Refusals are what it is for.
  'auth public.security_log',
  // The same call under the same key is answered as the first was, by a refusal too.
  'wallet public.idempotent_request',
  'game-launch public.idempotent_request',
  'points public.idempotent_request',
  'promotions public.idempotent_request',
  'lottery public.idempotent_request',
  'agent-contracts public.idempotent_request',
  // A queue of members, which a job empties in its own time.
  'promotions public.reward_due',
  // What trails the postings comes by in its own time, for those that were there before.
  'wallet public.account_rollup',
  'wallet public.rollup_checkpoint',
  'wallet public.hash_chain_block',
  'wallet public.audit_account',
];
