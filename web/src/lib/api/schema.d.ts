/** Written by `npm run api:types` from the OpenAPI documents of the services. */
export interface paths {
  '/bank-channel/v1/arrivals': {
    parameters: {};
    post: operations['ArrivalController_receive'];
  };
  '/bank-channel/v1/payouts': {
    parameters: {};
    post: operations['PayoutNoticeController_receive'];
  };
  '/lgw/betting': {
    parameters: {};
    post: operations['OrderController_bet'];
  };
  '/lgw/customers/series': {
    parameters: {};
    get: operations['MenuController_series'];
  };
  '/lgw/draw/{gameId}': {
    parameters: {};
    get: operations['DrawController_results'];
  };
  '/lgw/draw/{gameId}/chain': {
    parameters: {};
    get: operations['DrawController_chain'];
  };
  '/lgw/draw/{gameId}/hot_gap_info': {
    parameters: {};
    get: operations['DrawController_hotAndGaps'];
  };
  '/lgw/draw/{gameId}/numeros/{numero}': {
    parameters: {};
    get: operations['DrawController_detail'];
  };
  '/lgw/draw/{gameId}/numeros/{numero}/sold-out': {
    parameters: {};
    get: operations['SoldOutController_soldOut'];
  };
  '/lgw/draw/{gameId}/voids': {
    parameters: {};
    get: operations['DrawController_voids'];
  };
  '/lgw/games/{gameId}/play_menu': {
    parameters: {};
    get: operations['MenuController_menu'];
  };
  '/lgw/games/{gameId}/setting': {
    parameters: {};
    get: operations['MenuController_setting'];
  };
  '/lgw/games/game_menus': {
    parameters: {};
    get: operations['CatalogueController_menus'];
  };
  '/lgw/games/popular': {
    parameters: {};
    get: operations['NumeroController_popular'];
  };
  '/lgw/numeros/calendar': {
    parameters: {};
    get: operations['CalendarController_calendar'];
  };
  '/lgw/numeros/chase/{gameId}': {
    parameters: {};
    get: operations['DrawController_chase'];
  };
  '/lgw/numeros/near': {
    parameters: {};
    get: operations['DrawController_near'];
  };
  '/lgw/orders': {
    parameters: {};
    get: operations['OrderController_history'];
  };
  '/lgw/orders/{orderNumber}': {
    parameters: {};
    get: operations['OrderController_detail'];
  };
  '/lgw/orders/suborders/cancel': {
    parameters: {};
    put: operations['OrderController_cancel'];
  };
  '/lgw/orders/today': {
    parameters: {};
    get: operations['OrderController_today'];
  };
  '/lgw/vn/games/game_menu': {
    parameters: {};
    get: operations['NumeroController_menu'];
  };
  '/lgw/vn/games/game_menu/recent': {
    parameters: {};
    get: operations['NumeroController_recent'];
  };
  '/lgw/vn/numeros/opened/game': {
    parameters: {};
    get: operations['NumeroController_openedVietnam'];
  };
  '/lotto/lgw/games/opened/numero': {
    parameters: {};
    get: operations['NumeroController_opened'];
  };
  '/usdt-channel/v1/transfers': {
    parameters: {};
    post: operations['UsdtTransferController_receive'];
  };
  '/wps/agent/affiliate': {
    parameters: {};
    get: operations['AffiliateController_check'];
  };
  '/wps/captcha': {
    parameters: {};
    get: operations['CaptchaController_createImage'];
  };
  '/wps/captcha/slider': {
    parameters: {};
    post: operations['CaptchaController_createSlider'];
  };
  '/wps/captcha/work': {
    parameters: {};
    post: operations['CaptchaController_createWork'];
  };
  '/wps/feedback': {
    parameters: {};
    put: operations['FeedbackController_send'];
  };
  '/wps/game/launchGame': {
    parameters: {};
    post: operations['LaunchController_launch'];
  };
  '/wps/member/info': {
    parameters: {};
    get: operations['ProfileController_readInfo'];
  };
  '/wps/member/info/funds/consolidated': {
    parameters: {};
    get: operations['ConsolidatedController_mine'];
  };
  '/wps/member/info/icon': {
    parameters: {};
    get: operations['AvatarController_readIcon'];
  };
  '/wps/member/password': {
    parameters: {};
    post: operations['PasswordController_change'];
  };
  '/wps/member/password/email': {
    parameters: {};
    post: operations['PasswordController_sendLink'];
  };
  '/wps/member/password/reset': {
    parameters: {};
    post: operations['PasswordController_resetByLink'];
  };
  '/wps/member/password/verification': {
    parameters: {};
    post: operations['PasswordController_resetByPhone'];
  };
  '/wps/member/register': {
    parameters: {};
    put: operations['RegistrationController_register'];
  };
  '/wps/member/register/mobile': {
    parameters: {};
    put: operations['RegistrationController_registerByMobile'];
  };
  '/wps/relay/CSP_unreadCount': {
    parameters: {};
    get: operations['MessageController_countUnread'];
  };
  '/wps/relay/GCS_merchantWallet': {
    parameters: {};
    get: operations['VendorTransferController_merchantWallet'];
  };
  '/wps/relay/GCS_recentGame': {
    parameters: {};
    get: operations['FavoriteController_recent'];
  };
  '/wps/relay/GCS_walletTransfer': {
    parameters: {};
    post: operations['VendorTransferController_transfer'];
  };
  '/wps/relay/GCSGAME_gameList': {
    parameters: {};
    get: operations['CatalogueController_gameList'];
  };
  '/wps/relay/GCSGAME_gameVendor': {
    parameters: {};
    get: operations['CatalogueController_vendors'];
  };
  '/wps/relay/GCSGAME_getVassGameType': {
    parameters: {};
    get: operations['CatalogueController_vendorTypes'];
  };
  '/wps/relay/GCSGAME_hotGamesV2': {
    parameters: {};
    get: operations['CatalogueController_hotGames'];
  };
  '/wps/relay/GLS2_roomList': {
    parameters: {};
    get: operations['CatalogueController_rooms'];
  };
  '/wps/relay/MCS2_claimRafflePromotion': {
    parameters: {};
    post: operations['RaffleController_draw'];
  };
  '/wps/relay/MCS2_getPointBalance': {
    parameters: {};
    get: operations['BalanceController_balance'];
  };
  '/wps/relay/MCS2_getPointConfig': {
    parameters: {};
    get: operations['BalanceController_config'];
  };
  '/wps/relay/MCS2_getPointReward': {
    parameters: {};
    get: operations['MallController_rewards'];
  };
  '/wps/relay/MCS2_getRedeemPointList': {
    parameters: {};
    get: operations['MallController_orders'];
  };
  '/wps/relay/MCS2_processContractHourSalary': {
    parameters: {};
    post: operations['ContractController_hourly'];
  };
  '/wps/relay/MCS2_processDailySalContract': {
    parameters: {};
    post: operations['ContractController_daily'];
  };
  '/wps/relay/MCS2_processDividendReq': {
    parameters: {};
    post: operations['ContractController_dividend'];
  };
  '/wps/relay/MCSFE_getFavoriteGames': {
    parameters: {};
    get: operations['FavoriteController_ids'];
  };
  '/wps/relay/MCSFE_getFavoriteGamesList': {
    parameters: {};
    get: operations['FavoriteController_list'];
  };
  '/wps/relay/MCSFE_getListAnnouncements': {
    parameters: {};
    get: operations['AnnouncementController_list'];
  };
  '/wps/relay/MCSFE_getMissionLeaderboard': {
    parameters: {};
    get: operations['MissionController_leaderboards'];
  };
  '/wps/relay/MCSFE_getMissionSummaryDetails': {
    parameters: {};
    get: operations['MissionController_summary'];
  };
  '/wps/relay/MCSFE_getPlayerAvatar': {
    parameters: {};
    get: operations['AvatarController_readOwn'];
  };
  '/wps/relay/MCSFE_processRealTimeSalaryContract': {
    parameters: {};
    post: operations['ContractController_realTime'];
  };
  '/wps/relay/ODSFE2_getWinnerBoard': {
    parameters: {};
    get: operations['WinnerController_board'];
  };
  '/wps/relay/ODSFE2_MemTransDet': {
    parameters: {};
    get: operations['MallController_ledger'];
  };
  '/wps/relay/passwordCheck/MCS2_convertPoint': {
    parameters: {};
    post: operations['MallController_convert'];
  };
  '/wps/relay/passwordCheck/MCS2_redeemPointReward': {
    parameters: {};
    post: operations['MallController_redeem'];
  };
  '/wps/session/login': {
    parameters: {};
    post: operations['LoginController_logIn'];
  };
  '/wps/session/login/freeplay': {
    parameters: {};
    post: operations['LoginController_beginFreePlay'];
  };
  '/wps/session/login/second-factor': {
    parameters: {};
    post: operations['SecondFactorLoginController_complete'];
  };
  '/wps/session/login/second-factor/passkey': {
    parameters: {};
    post: operations['SecondFactorLoginController_passkeyOptions'];
  };
  '/wps/session/logout': {
    parameters: {};
    delete: operations['SessionController_logOut'];
  };
  '/wps/session/remembered': {
    parameters: {};
    post: operations['LoginController_logInRemembered'];
  };
  '/wps/system/countries': {
    parameters: {};
    get: operations['SystemController_readCountries'];
  };
  '/wps/system/domainRoute': {
    parameters: {};
    get: operations['SystemController_readDomains'];
  };
  '/wps/system/helpCenter': {
    parameters: {};
    get: operations['SystemController_readHelp'];
  };
  '/wps/system/service': {
    parameters: {};
    get: operations['SystemController_readCustomerService'];
  };
  '/wps/system/setting/register': {
    parameters: {};
    get: operations['SystemController_readRegisterRules'];
  };
  '/wps/system/status': {
    parameters: {};
    get: operations['SystemController_readStatus'];
  };
  '/wps/system/whitelabel': {
    parameters: {};
    get: operations['SystemController_readWhitelabel'];
  };
  '/wps/v2/agent/alerts': {
    parameters: {};
    get: operations['AlertController_list'];
  };
  '/wps/v2/agent/announcements': {
    parameters: {};
    get: operations['AgentAnnouncementController_list'];
  };
  '/wps/v2/agent/bills': {
    parameters: {};
    get: operations['StatementController_bills'];
  };
  '/wps/v2/agent/bills/{id}': {
    parameters: {};
    get: operations['StatementController_bill'];
  };
  '/wps/v2/agent/bills/{id}/bets': {
    parameters: {};
    get: operations['StatementController_bets'];
  };
  '/wps/v2/agent/bills/{id}/disputes': {
    parameters: {};
    get: operations['DisputeController_list'];
    post: operations['DisputeController_raise'];
  };
  '/wps/v2/agent/contracts': {
    parameters: {};
    get: operations['ContractController_list'];
  };
  '/wps/v2/agent/contracts/{id}/history': {
    parameters: {};
    get: operations['ContractController_history'];
  };
  '/wps/v2/agent/contracts/{id}/terminations': {
    parameters: {};
    get: operations['ContractController_terminations'];
  };
  '/wps/v2/agent/contracts/simulation': {
    parameters: {};
    post: operations['SimulationController_simulate'];
  };
  '/wps/v2/agent/income': {
    parameters: {};
    get: operations['StatementController_income'];
  };
  '/wps/v2/agent/invitation': {
    parameters: {};
    get: operations['InvitationController_read'];
  };
  '/wps/v2/agent/links': {
    parameters: {};
    get: operations['TeamController_links'];
    post: operations['TeamController_open'];
  };
  '/wps/v2/agent/links/{code}': {
    parameters: {};
    put: operations['TeamController_switch'];
  };
  '/wps/v2/agent/real-time-salary': {
    parameters: {};
    get: operations['StatementController_realtime'];
  };
  '/wps/v2/agent/reports/bets': {
    parameters: {};
    get: operations['ReportController_bets'];
  };
  '/wps/v2/agent/reports/lines': {
    parameters: {};
    get: operations['ReportController_lines'];
  };
  '/wps/v2/agent/reports/members/{memberId}': {
    parameters: {};
    get: operations['ReportController_member'];
  };
  '/wps/v2/agent/reports/overview': {
    parameters: {};
    get: operations['ReportController_overview'];
  };
  '/wps/v2/agent/reports/transactions': {
    parameters: {};
    get: operations['ReportController_transactions'];
  };
  '/wps/v2/agent/rights': {
    parameters: {};
    get: operations['TeamController_rights'];
  };
  '/wps/v2/agent/team': {
    parameters: {};
    get: operations['TeamController_page'];
  };
  '/wps/v2/agent/team/{memberId}': {
    parameters: {};
    get: operations['TeamController_member'];
  };
  '/wps/v2/agent/team/{memberId}/freeze': {
    parameters: {};
    put: operations['TeamController_freeze'];
  };
  '/wps/v2/agent/team/{memberId}/limits': {
    parameters: {};
    put: operations['TeamController_setLimits'];
  };
  '/wps/v2/agent/team/{memberId}/rights': {
    parameters: {};
    put: operations['TeamController_setRights'];
  };
  '/wps/v2/agent/transfers': {
    parameters: {};
    get: operations['AgentTransferController_list'];
    post: operations['AgentTransferController_down'];
  };
  '/wps/v2/avatars': {
    parameters: {};
    get: operations['AvatarController_readOffered'];
  };
  '/wps/v2/avatars/own': {
    parameters: {};
    put: operations['AvatarController_choose'];
    post: operations['AvatarController_upload'];
  };
  '/wps/v2/avatars/pictures/{picture}': {
    parameters: {};
    get: operations['AvatarController_readPicture'];
  };
  '/wps/v2/bank-accounts': {
    parameters: {};
    get: operations['BankAccountController_list'];
    post: operations['BankAccountController_bind'];
  };
  '/wps/v2/bank-accounts/{id}/removal': {
    parameters: {};
    post: operations['BankAccountController_remove'];
  };
  '/wps/v2/bank-accounts/institutions': {
    parameters: {};
    get: operations['BankAccountController_institutions'];
  };
  '/wps/v2/bonuses': {
    parameters: {};
    get: operations['PromotionController_bonusPage'];
  };
  '/wps/v2/bonuses/{rolloverId}/give-up': {
    parameters: {};
    post: operations['BonusController_giveUp'];
  };
  '/wps/v2/bonuses/contributions': {
    parameters: {};
    get: operations['ContributionController_shares'];
  };
  '/wps/v2/cashback': {
    parameters: {};
    get: operations['CashbackController_open'];
  };
  '/wps/v2/cashback/claims': {
    parameters: {};
    post: operations['CashbackController_claim'];
  };
  '/wps/v2/claims': {
    parameters: {};
    get: operations['ClaimController_mine'];
  };
  '/wps/v2/contacts/email': {
    parameters: {};
    put: operations['ContactChangeController_changeEmail'];
  };
  '/wps/v2/contacts/email/code': {
    parameters: {};
    post: operations['ContactChangeController_sendEmailCode'];
  };
  '/wps/v2/contacts/mobile': {
    parameters: {};
    put: operations['ContactChangeController_changeMobile'];
  };
  '/wps/v2/contacts/mobile/code': {
    parameters: {};
    post: operations['ContactChangeController_sendMobileCode'];
  };
  '/wps/v2/deposits': {
    parameters: {};
    get: operations['DepositController_list'];
    post: operations['DepositController_create'];
  };
  '/wps/v2/deposits/{id}': {
    parameters: {};
    get: operations['DepositController_find'];
  };
  '/wps/v2/deposits/channels': {
    parameters: {};
    get: operations['DepositController_channels'];
  };
  '/wps/v2/favorites/{gameId}': {
    parameters: {};
    put: operations['FavoriteController_add'];
    delete: operations['FavoriteController_remove'];
  };
  '/wps/v2/fund-password': {
    parameters: {};
    get: operations['MemberFundPasswordController_state'];
    put: operations['MemberFundPasswordController_change'];
    post: operations['MemberFundPasswordController_set'];
  };
  '/wps/v2/fund-password/code': {
    parameters: {};
    post: operations['MemberFundPasswordController_sendCode'];
  };
  '/wps/v2/fund-password/reset': {
    parameters: {};
    post: operations['MemberFundPasswordController_reset'];
  };
  '/wps/v2/jackpots': {
    parameters: {};
    get: operations['JackpotController_board'];
  };
  '/wps/v2/login-history': {
    parameters: {};
    get: operations['LoginHistoryController_page'];
  };
  '/wps/v2/member/identity': {
    parameters: {};
    get: operations['IdentityController_read'];
    post: operations['IdentityController_submit'];
  };
  '/wps/v2/member/profile': {
    parameters: {};
    get: operations['PersonalController_read'];
    put: operations['PersonalController_change'];
  };
  '/wps/v2/member/security': {
    parameters: {};
    get: operations['PersonalController_readSecurity'];
  };
  '/wps/v2/messages': {
    parameters: {};
    get: operations['MessageController_list'];
  };
  '/wps/v2/messages/{id}': {
    parameters: {};
    delete: operations['MessageController_delete'];
  };
  '/wps/v2/messages/{id}/read': {
    parameters: {};
    put: operations['MessageController_read'];
  };
  '/wps/v2/messages/read': {
    parameters: {};
    put: operations['MessageController_readAll'];
  };
  '/wps/v2/notices': {
    parameters: {};
    get: operations['AnnouncementController_notices'];
  };
  '/wps/v2/notices/{id}': {
    parameters: {};
    get: operations['AnnouncementController_notice'];
  };
  '/wps/v2/ops/adjustments': {
    parameters: {};
    post: operations['AdjustmentController_propose'];
  };
  '/wps/v2/ops/agents/adjustments': {
    parameters: {};
    get: operations['OpsStatementController_proposed'];
  };
  '/wps/v2/ops/agents/adjustments/{id}/decision': {
    parameters: {};
    put: operations['OpsStatementController_decide'];
  };
  '/wps/v2/ops/agents/bills/{id}/adjustments': {
    parameters: {};
    post: operations['OpsStatementController_propose'];
  };
  '/wps/v2/ops/agents/bills/{id}/retry': {
    parameters: {};
    put: operations['OpsStatementController_retry'];
  };
  '/wps/v2/ops/agents/contracts': {
    parameters: {};
    get: operations['OpsContractController_page'];
    post: operations['OpsContractController_act'];
  };
  '/wps/v2/ops/agents/contracts/{id}/history': {
    parameters: {};
    get: operations['OpsContractController_history'];
  };
  '/wps/v2/ops/agents/contracts/{id}/terminations': {
    parameters: {};
    get: operations['OpsContractController_terminations'];
  };
  '/wps/v2/ops/agents/disputes': {
    parameters: {};
    get: operations['OpsDisputeController_list'];
  };
  '/wps/v2/ops/agents/disputes/{id}/answer': {
    parameters: {};
    put: operations['OpsDisputeController_answer'];
  };
  '/wps/v2/ops/agents/downline': {
    parameters: {};
    get: operations['DownlineController_downline'];
  };
  '/wps/v2/ops/agents/members/{memberId}/freeze': {
    parameters: {};
    put: operations['OpsNetworkController_freeze'];
  };
  '/wps/v2/ops/agents/members/{memberId}/limits': {
    parameters: {};
    put: operations['OpsNetworkController_setLimits'];
  };
  '/wps/v2/ops/agents/members/{memberId}/upline': {
    parameters: {};
    put: operations['OpsNetworkController_move'];
  };
  '/wps/v2/ops/agents/runs': {
    parameters: {};
    get: operations['OpsStatementController_list'];
  };
  '/wps/v2/ops/agents/runs/{id}/approval': {
    parameters: {};
    put: operations['OpsStatementController_approve'];
  };
  '/wps/v2/ops/agents/runs/{id}/bills': {
    parameters: {};
    get: operations['OpsStatementController_bills'];
  };
  '/wps/v2/ops/agents/runs/{id}/hold': {
    parameters: {};
    put: operations['OpsStatementController_hold'];
  };
  '/wps/v2/ops/agents/runs/{id}/recalculation': {
    parameters: {};
    put: operations['OpsStatementController_recalculate'];
  };
  '/wps/v2/ops/agents/runs/{id}/release': {
    parameters: {};
    post: operations['OpsStatementController_release'];
  };
  '/wps/v2/ops/agents/transfers': {
    parameters: {};
    get: operations['AgentTransferController_report'];
  };
  '/wps/v2/ops/agents/tree': {
    parameters: {};
    get: operations['OpsNetworkController_tree'];
  };
  '/wps/v2/ops/announcements': {
    parameters: {};
    get: operations['OpsAnnouncementController_list'];
    post: operations['OpsAnnouncementController_add'];
  };
  '/wps/v2/ops/announcements/{id}': {
    parameters: {};
    put: operations['OpsAnnouncementController_change'];
    delete: operations['OpsAnnouncementController_remove'];
  };
  '/wps/v2/ops/approvals/agent-contracts': {
    parameters: {};
    get: operations['agent-contracts_ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/agent-contracts/{id}/approval': {
    parameters: {};
    post: operations['agent-contracts_ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/agent-contracts/{id}/refusal': {
    parameters: {};
    post: operations['agent-contracts_ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/agent-contracts/{id}/withdrawal': {
    parameters: {};
    post: operations['agent-contracts_ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/agent-contracts/policies': {
    parameters: {};
    get: operations['agent-contracts_ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/agent-contracts/policies/{kind}': {
    parameters: {};
    put: operations['agent-contracts_ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/approvals/game-launch': {
    parameters: {};
    get: operations['game-launch_ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/game-launch/{id}/approval': {
    parameters: {};
    post: operations['game-launch_ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/game-launch/{id}/refusal': {
    parameters: {};
    post: operations['game-launch_ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/game-launch/{id}/withdrawal': {
    parameters: {};
    post: operations['game-launch_ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/game-launch/policies': {
    parameters: {};
    get: operations['game-launch_ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/game-launch/policies/{kind}': {
    parameters: {};
    put: operations['game-launch_ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/approvals/lottery': {
    parameters: {};
    get: operations['lottery_ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/lottery/{id}/approval': {
    parameters: {};
    post: operations['lottery_ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/lottery/{id}/refusal': {
    parameters: {};
    post: operations['lottery_ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/lottery/{id}/withdrawal': {
    parameters: {};
    post: operations['lottery_ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/lottery/policies': {
    parameters: {};
    get: operations['lottery_ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/lottery/policies/{kind}': {
    parameters: {};
    put: operations['lottery_ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/approvals/points': {
    parameters: {};
    get: operations['points_ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/points/{id}/approval': {
    parameters: {};
    post: operations['points_ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/points/{id}/refusal': {
    parameters: {};
    post: operations['points_ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/points/{id}/withdrawal': {
    parameters: {};
    post: operations['points_ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/points/policies': {
    parameters: {};
    get: operations['points_ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/points/policies/{kind}': {
    parameters: {};
    put: operations['points_ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/approvals/promotions': {
    parameters: {};
    get: operations['promotions_ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/promotions/{id}/approval': {
    parameters: {};
    post: operations['promotions_ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/promotions/{id}/refusal': {
    parameters: {};
    post: operations['promotions_ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/promotions/{id}/withdrawal': {
    parameters: {};
    post: operations['promotions_ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/promotions/policies': {
    parameters: {};
    get: operations['promotions_ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/promotions/policies/{kind}': {
    parameters: {};
    put: operations['promotions_ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/approvals/wallet': {
    parameters: {};
    get: operations['ApprovalController_list'];
  };
  '/wps/v2/ops/approvals/wallet/{id}/approval': {
    parameters: {};
    post: operations['ApprovalController_approve'];
  };
  '/wps/v2/ops/approvals/wallet/{id}/refusal': {
    parameters: {};
    post: operations['ApprovalController_refuse'];
  };
  '/wps/v2/ops/approvals/wallet/{id}/withdrawal': {
    parameters: {};
    post: operations['ApprovalController_withdraw'];
  };
  '/wps/v2/ops/approvals/wallet/policies': {
    parameters: {};
    get: operations['ApprovalController_policies'];
  };
  '/wps/v2/ops/approvals/wallet/policies/{kind}': {
    parameters: {};
    put: operations['ApprovalController_changePolicy'];
  };
  '/wps/v2/ops/bank-accounts/members': {
    parameters: {};
    get: operations['AccountOfMemberController_members'];
  };
  '/wps/v2/ops/bank-accounts/shared': {
    parameters: {};
    get: operations['SharedNumberController_shared'];
  };
  '/wps/v2/ops/brand': {
    parameters: {};
    get: operations['OpsBrandController_read'];
    put: operations['OpsBrandController_change'];
  };
  '/wps/v2/ops/brand/changes': {
    parameters: {};
    get: operations['OpsBrandController_changes'];
  };
  '/wps/v2/ops/cashback/rates': {
    parameters: {};
    get: operations['OpsRateController_history'];
    post: operations['OpsRateController_change'];
  };
  '/wps/v2/ops/catalogue/imports': {
    parameters: {};
    post: operations['CatalogueImportController_import'];
  };
  '/wps/v2/ops/catalogue/providers/{provider}': {
    parameters: {};
    put: operations['CatalogueImportController_proposeSource'];
  };
  '/wps/v2/ops/claims/{claimId}/write-off': {
    parameters: {};
    post: operations['ClaimController_writeOff'];
  };
  '/wps/v2/ops/contributions': {
    parameters: {};
    get: operations['ContributionController_list'];
    put: operations['ContributionController_change'];
  };
  '/wps/v2/ops/dead-letters/agent-contracts': {
    parameters: {};
    get: operations['agent-contracts_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/agent-contracts/{id}/discard': {
    parameters: {};
    post: operations['agent-contracts_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/agent-contracts/{id}/redrive': {
    parameters: {};
    post: operations['agent-contracts_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/agent-contracts/actions': {
    parameters: {};
    get: operations['agent-contracts_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/agent-contracts/redrive': {
    parameters: {};
    post: operations['agent-contracts_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/auth': {
    parameters: {};
    get: operations['DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/auth/{id}/discard': {
    parameters: {};
    post: operations['DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/auth/{id}/redrive': {
    parameters: {};
    post: operations['DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/auth/actions': {
    parameters: {};
    get: operations['DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/auth/redrive': {
    parameters: {};
    post: operations['DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/game-launch': {
    parameters: {};
    get: operations['game-launch_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/game-launch/{id}/discard': {
    parameters: {};
    post: operations['game-launch_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/game-launch/{id}/redrive': {
    parameters: {};
    post: operations['game-launch_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/game-launch/actions': {
    parameters: {};
    get: operations['game-launch_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/game-launch/redrive': {
    parameters: {};
    post: operations['game-launch_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/lottery': {
    parameters: {};
    get: operations['lottery_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/lottery/{id}/discard': {
    parameters: {};
    post: operations['lottery_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/lottery/{id}/redrive': {
    parameters: {};
    post: operations['lottery_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/lottery/actions': {
    parameters: {};
    get: operations['lottery_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/lottery/redrive': {
    parameters: {};
    post: operations['lottery_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/member': {
    parameters: {};
    get: operations['member_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/member/{id}/discard': {
    parameters: {};
    post: operations['member_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/member/{id}/redrive': {
    parameters: {};
    post: operations['member_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/member/actions': {
    parameters: {};
    get: operations['member_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/member/redrive': {
    parameters: {};
    post: operations['member_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/points': {
    parameters: {};
    get: operations['points_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/points/{id}/discard': {
    parameters: {};
    post: operations['points_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/points/{id}/redrive': {
    parameters: {};
    post: operations['points_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/points/actions': {
    parameters: {};
    get: operations['points_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/points/redrive': {
    parameters: {};
    post: operations['points_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/promotions': {
    parameters: {};
    get: operations['promotions_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/promotions/{id}/discard': {
    parameters: {};
    post: operations['promotions_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/promotions/{id}/redrive': {
    parameters: {};
    post: operations['promotions_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/promotions/actions': {
    parameters: {};
    get: operations['promotions_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/promotions/redrive': {
    parameters: {};
    post: operations['promotions_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/dead-letters/wallet': {
    parameters: {};
    get: operations['wallet_DeadLetterController_list'];
  };
  '/wps/v2/ops/dead-letters/wallet/{id}/discard': {
    parameters: {};
    post: operations['wallet_DeadLetterController_discard'];
  };
  '/wps/v2/ops/dead-letters/wallet/{id}/redrive': {
    parameters: {};
    post: operations['wallet_DeadLetterController_redrive'];
  };
  '/wps/v2/ops/dead-letters/wallet/actions': {
    parameters: {};
    get: operations['wallet_DeadLetterController_actions'];
  };
  '/wps/v2/ops/dead-letters/wallet/redrive': {
    parameters: {};
    post: operations['wallet_DeadLetterController_redriveAll'];
  };
  '/wps/v2/ops/deposit-channels': {
    parameters: {};
    get: operations['DepositChannelController_list'];
  };
  '/wps/v2/ops/deposit-channels/{code}': {
    parameters: {};
    put: operations['DepositChannelController_change'];
  };
  '/wps/v2/ops/deposits': {
    parameters: {};
    get: operations['DepositSearchController_found'];
  };
  '/wps/v2/ops/deposits/{depositId}/reversal': {
    parameters: {};
    post: operations['DepositReversalController_propose'];
  };
  '/wps/v2/ops/deposits/review': {
    parameters: {};
    get: operations['ReviewController_list'];
  };
  '/wps/v2/ops/deposits/review/{id}/credit': {
    parameters: {};
    post: operations['ReviewController_credit'];
  };
  '/wps/v2/ops/deposits/review/{id}/refusal': {
    parameters: {};
    post: operations['ReviewController_refuse'];
  };
  '/wps/v2/ops/enrolment': {
    parameters: {};
    post: operations['EnrolmentController_begin'];
  };
  '/wps/v2/ops/enrolment/confirmation': {
    parameters: {};
    post: operations['EnrolmentController_confirm'];
  };
  '/wps/v2/ops/feedback': {
    parameters: {};
    get: operations['FeedbackController_list'];
  };
  '/wps/v2/ops/feedback/{id}/answer': {
    parameters: {};
    post: operations['FeedbackController_answer'];
  };
  '/wps/v2/ops/feedback/{id}/handled': {
    parameters: {};
    put: operations['FeedbackController_handle'];
  };
  '/wps/v2/ops/feedback/images/{picture}': {
    parameters: {};
    get: operations['FeedbackController_readImage'];
  };
  '/wps/v2/ops/games/{gameId}/maintenance': {
    parameters: {};
    put: operations['PlayControlController_game'];
  };
  '/wps/v2/ops/games/{gameId}/settings': {
    parameters: {};
    put: operations['VendorAdminController_changeGame'];
  };
  '/wps/v2/ops/identity-checks': {
    parameters: {};
    get: operations['IdentityReviewController_list'];
  };
  '/wps/v2/ops/identity-checks/{id}': {
    parameters: {};
    get: operations['IdentityReviewController_find'];
  };
  '/wps/v2/ops/identity-checks/{id}/approval': {
    parameters: {};
    post: operations['IdentityReviewController_approve'];
  };
  '/wps/v2/ops/identity-checks/{id}/claim': {
    parameters: {};
    post: operations['IdentityReviewController_claim'];
  };
  '/wps/v2/ops/identity-checks/{id}/documents/{side}': {
    parameters: {};
    get: operations['IdentityReviewController_preview'];
  };
  '/wps/v2/ops/identity-checks/{id}/rejection': {
    parameters: {};
    post: operations['IdentityReviewController_reject'];
  };
  '/wps/v2/ops/jackpots': {
    parameters: {};
    get: operations['JackpotController_report'];
  };
  '/wps/v2/ops/ledger/accounts/{memberId}/release': {
    parameters: {};
    post: operations['AuditController_release'];
  };
  '/wps/v2/ops/ledger/accounts/{memberId}/statement': {
    parameters: {};
    get: operations['StatementController_ofMember'];
  };
  '/wps/v2/ops/ledger/closings': {
    parameters: {};
    get: operations['ClosingController_list'];
  };
  '/wps/v2/ops/ledger/findings': {
    parameters: {};
    get: operations['AuditController_findings'];
  };
  '/wps/v2/ops/ledger/findings/{id}/closure': {
    parameters: {};
    post: operations['AuditController_close'];
  };
  '/wps/v2/ops/ledger/jackpot-pools': {
    parameters: {};
    get: operations['JackpotPoolController_list'];
  };
  '/wps/v2/ops/ledger/months': {
    parameters: {};
    get: operations['ArchiveController_months'];
  };
  '/wps/v2/ops/ledger/seal': {
    parameters: {};
    get: operations['HashChainController_head'];
  };
  '/wps/v2/ops/ledger/seal/verification': {
    parameters: {};
    post: operations['HashChainController_verify'];
  };
  '/wps/v2/ops/ledger/today': {
    parameters: {};
    get: operations['DayFiguresController_today'];
  };
  '/wps/v2/ops/ledger/trial-balance': {
    parameters: {};
    get: operations['RollupController_trialBalance'];
  };
  '/wps/v2/ops/lottery/actions': {
    parameters: {};
    get: operations['OperationController_actions'];
  };
  '/wps/v2/ops/lottery/draws': {
    parameters: {};
    get: operations['ListingController_draws'];
  };
  '/wps/v2/ops/lottery/draws/{gameId}/{numero}/comparison': {
    parameters: {};
    post: operations['OperationController_compare'];
  };
  '/wps/v2/ops/lottery/draws/{gameId}/{numero}/exposure': {
    parameters: {};
    get: operations['OperationController_exposure'];
  };
  '/wps/v2/ops/lottery/draws/{gameId}/{numero}/proposals': {
    parameters: {};
    get: operations['OperationController_proposals'];
    post: operations['OperationController_propose'];
  };
  '/wps/v2/ops/lottery/draws/{gameId}/{numero}/voiding': {
    parameters: {};
    post: operations['OperationController_proposeVoid'];
  };
  '/wps/v2/ops/lottery/exceptions': {
    parameters: {};
    get: operations['ListingController_exceptions'];
    put: operations['ExceptionController_add'];
  };
  '/wps/v2/ops/lottery/exceptions/preview': {
    parameters: {};
    post: operations['ExceptionController_preview'];
  };
  '/wps/v2/ops/lottery/exposure': {
    parameters: {};
    get: operations['LimitController_fullest'];
  };
  '/wps/v2/ops/lottery/games': {
    parameters: {};
    get: operations['ListingController_games'];
  };
  '/wps/v2/ops/lottery/games/{gameId}/held-numbers': {
    parameters: {};
    get: operations['LimitController_list'];
  };
  '/wps/v2/ops/lottery/games/{gameId}/plays': {
    parameters: {};
    get: operations['ListingController_plays'];
  };
  '/wps/v2/ops/lottery/games/{gameId}/plays/{play}': {
    parameters: {};
    put: operations['OperationController_switchPlay'];
  };
  '/wps/v2/ops/lottery/games/{gameId}/plays/{play}/held-numbers': {
    parameters: {};
    put: operations['LimitController_set'];
  };
  '/wps/v2/ops/lottery/limits': {
    parameters: {};
    get: operations['BetLimitController_list'];
    put: operations['BetLimitController_change'];
  };
  '/wps/v2/ops/lottery/odds': {
    parameters: {};
    get: operations['OddsController_list'];
    put: operations['OddsController_change'];
  };
  '/wps/v2/ops/lottery/weekdays': {
    parameters: {};
    get: operations['WeekdayController_list'];
    put: operations['WeekdayController_change'];
  };
  '/wps/v2/ops/members': {
    parameters: {};
    get: operations['DirectoryController_page'];
  };
  '/wps/v2/ops/members-today': {
    parameters: {};
    get: operations['MemberDaysController_today'];
  };
  '/wps/v2/ops/members/{memberId}': {
    parameters: {};
    get: operations['DirectoryController_sheet'];
  };
  '/wps/v2/ops/members/{memberId}/account-payout': {
    parameters: {};
    get: operations['AccountPayoutController_find'];
    post: operations['AccountPayoutController_propose'];
  };
  '/wps/v2/ops/members/{memberId}/balance': {
    parameters: {};
    get: operations['BalanceController_forOperator'];
  };
  '/wps/v2/ops/members/{memberId}/claims': {
    parameters: {};
    get: operations['ClaimController_ofMember'];
  };
  '/wps/v2/ops/members/{memberId}/deposits': {
    parameters: {};
    get: operations['DepositReversalController_ofMember'];
  };
  '/wps/v2/ops/members/{memberId}/game-sessions': {
    parameters: {};
    delete: operations['PlayControlController_sessions'];
  };
  '/wps/v2/ops/members/{memberId}/labels': {
    parameters: {};
    get: operations['LabelController_read'];
    put: operations['LabelController_set'];
  };
  '/wps/v2/ops/members/{memberId}/name': {
    parameters: {};
    get: operations['MemberNameController_name'];
  };
  '/wps/v2/ops/members/{memberId}/password-expiry': {
    parameters: {};
    post: operations['PasswordController_expire'];
  };
  '/wps/v2/ops/members/{memberId}/responsible-gaming': {
    parameters: {};
    get: operations['OpsGamingController_read'];
  };
  '/wps/v2/ops/members/{memberId}/rewards': {
    parameters: {};
    get: operations['MemberSheetController_sheet'];
  };
  '/wps/v2/ops/members/{memberId}/sessions': {
    parameters: {};
    get: operations['SessionController_sessionsOf'];
    delete: operations['SessionController_endSessionsOf'];
  };
  '/wps/v2/ops/members/{memberId}/status': {
    parameters: {};
    get: operations['AccountStatusController_read'];
    put: operations['AccountStatusController_set'];
  };
  '/wps/v2/ops/members/{memberId}/vip': {
    parameters: {};
    put: operations['OpsVipController_setLevel'];
  };
  '/wps/v2/ops/operators': {
    parameters: {};
    get: operations['OperatorManagementController_list'];
    post: operations['OperatorManagementController_create'];
  };
  '/wps/v2/ops/operators/{operatorId}': {
    parameters: {};
    get: operations['OperatorManagementController_details'];
  };
  '/wps/v2/ops/operators/{operatorId}/disabled': {
    parameters: {};
    put: operations['OperatorManagementController_setDisabled'];
  };
  '/wps/v2/ops/operators/{operatorId}/enrolment': {
    parameters: {};
    post: operations['OperatorManagementController_reinvite'];
  };
  '/wps/v2/ops/operators/{operatorId}/roles': {
    parameters: {};
    put: operations['OperatorManagementController_setRoles'];
  };
  '/wps/v2/ops/operators/{operatorId}/sessions/termination': {
    parameters: {};
    post: operations['OperatorManagementController_endSessions'];
  };
  '/wps/v2/ops/operators/names': {
    parameters: {};
    get: operations['OperatorManagementController_names'];
  };
  '/wps/v2/ops/points/items': {
    parameters: {};
    get: operations['OpsMallController_items'];
    post: operations['OpsMallController_add'];
  };
  '/wps/v2/ops/points/items/{id}': {
    parameters: {};
    put: operations['OpsMallController_change'];
  };
  '/wps/v2/ops/points/orders': {
    parameters: {};
    get: operations['OpsMallController_queue'];
  };
  '/wps/v2/ops/points/orders/{id}/decision': {
    parameters: {};
    put: operations['OpsMallController_decide'];
  };
  '/wps/v2/ops/points/ratios': {
    parameters: {};
    get: operations['OpsRatioController_history'];
    post: operations['OpsRatioController_change'];
  };
  '/wps/v2/ops/projections/agent-contracts': {
    parameters: {};
    get: operations['agent-contracts_ProjectionController_list'];
  };
  '/wps/v2/ops/projections/agent-contracts/{name}/rebuild': {
    parameters: {};
    get: operations['agent-contracts_ProjectionController_runs'];
    post: operations['agent-contracts_ProjectionController_rebuild'];
  };
  '/wps/v2/ops/projections/game-launch': {
    parameters: {};
    get: operations['ProjectionController_list'];
  };
  '/wps/v2/ops/projections/game-launch/{name}/rebuild': {
    parameters: {};
    get: operations['ProjectionController_runs'];
    post: operations['ProjectionController_rebuild'];
  };
  '/wps/v2/ops/projections/points': {
    parameters: {};
    get: operations['points_ProjectionController_list'];
  };
  '/wps/v2/ops/projections/points/{name}/rebuild': {
    parameters: {};
    get: operations['points_ProjectionController_runs'];
    post: operations['points_ProjectionController_rebuild'];
  };
  '/wps/v2/ops/projections/promotions': {
    parameters: {};
    get: operations['promotions_ProjectionController_list'];
  };
  '/wps/v2/ops/projections/promotions/{name}/rebuild': {
    parameters: {};
    get: operations['promotions_ProjectionController_runs'];
    post: operations['promotions_ProjectionController_rebuild'];
  };
  '/wps/v2/ops/promotions': {
    parameters: {};
    get: operations['OpsPromotionController_list'];
    post: operations['OpsPromotionController_add'];
  };
  '/wps/v2/ops/promotions/{id}': {
    parameters: {};
    put: operations['OpsPromotionController_change'];
  };
  '/wps/v2/ops/promotions/{id}/history': {
    parameters: {};
    get: operations['OpsPromotionController_history'];
  };
  '/wps/v2/ops/promotions/{id}/simulation': {
    parameters: {};
    get: operations['OpsPromotionController_simulate'];
  };
  '/wps/v2/ops/promotions/{id}/state': {
    parameters: {};
    put: operations['OpsPromotionController_setState'];
  };
  '/wps/v2/ops/promotions/review': {
    parameters: {};
    get: operations['OpsPromotionController_queue'];
  };
  '/wps/v2/ops/promotions/review/{id}/approval': {
    parameters: {};
    post: operations['OpsPromotionController_approve'];
  };
  '/wps/v2/ops/promotions/review/{id}/pictures/{picture}': {
    parameters: {};
    get: operations['ApplicationController_picture'];
  };
  '/wps/v2/ops/promotions/review/{id}/refusal': {
    parameters: {};
    post: operations['OpsPromotionController_refuse'];
  };
  '/wps/v2/ops/recovery-codes': {
    parameters: {};
    post: operations['OperatorSessionController_renewRecoveryCodes'];
  };
  '/wps/v2/ops/red-rain/rounds': {
    parameters: {};
    get: operations['RedRainController_schedule'];
  };
  '/wps/v2/ops/rtp': {
    parameters: {};
    get: operations['VendorAdminController_rtp'];
  };
  '/wps/v2/ops/security-log': {
    parameters: {};
    get: operations['SecurityLogController_page'];
  };
  '/wps/v2/ops/session': {
    parameters: {};
    post: operations['OperatorSessionController_logIn'];
    delete: operations['OperatorSessionController_logOut'];
  };
  '/wps/v2/ops/silent-payouts': {
    parameters: {};
    get: operations['SilentPayoutController_list'];
  };
  '/wps/v2/ops/silent-payouts/{id}/confirmation': {
    parameters: {};
    post: operations['SilentPayoutController_confirm'];
  };
  '/wps/v2/ops/silent-payouts/{id}/proposal': {
    parameters: {};
    post: operations['SilentPayoutController_propose'];
  };
  '/wps/v2/ops/silent-payouts/{id}/query': {
    parameters: {};
    post: operations['SilentPayoutController_ask'];
  };
  '/wps/v2/ops/silent-payouts/{id}/refusal': {
    parameters: {};
    post: operations['SilentPayoutController_refuse'];
  };
  '/wps/v2/ops/stuck-rounds': {
    parameters: {};
    get: operations['StuckRoundController_list'];
  };
  '/wps/v2/ops/stuck-rounds/{betId}': {
    parameters: {};
    get: operations['StuckRoundController_one'];
  };
  '/wps/v2/ops/stuck-rounds/{betId}/ending': {
    parameters: {};
    post: operations['StuckRoundController_proposeEnding'];
  };
  '/wps/v2/ops/stuck-rounds/{betId}/query': {
    parameters: {};
    post: operations['StuckRoundController_askAgain'];
  };
  '/wps/v2/ops/stuck-transactions': {
    parameters: {};
    get: operations['StuckRoundController_listTransactions'];
  };
  '/wps/v2/ops/stuck-transactions/{vassalage}/{transactionId}/retry': {
    parameters: {};
    post: operations['StuckRoundController_retry'];
  };
  '/wps/v2/ops/vendors': {
    parameters: {};
    get: operations['VendorAdminController_list'];
  };
  '/wps/v2/ops/vendors/{vassalage}/games': {
    parameters: {};
    get: operations['VendorAdminController_games'];
  };
  '/wps/v2/ops/vendors/{vassalage}/keys': {
    parameters: {};
    post: operations['VendorAdminController_addKey'];
  };
  '/wps/v2/ops/vendors/{vassalage}/keys/{keyId}/removal': {
    parameters: {};
    post: operations['VendorAdminController_removeKey'];
  };
  '/wps/v2/ops/vendors/{vassalage}/maintenance': {
    parameters: {};
    put: operations['PlayControlController_vendor'];
  };
  '/wps/v2/ops/vendors/{vassalage}/settings': {
    parameters: {};
    put: operations['VendorAdminController_changeVendor'];
  };
  '/wps/v2/ops/vendors/{vassalage}/valid-bet': {
    parameters: {};
    get: operations['PlayControlController_validBetSettings'];
    put: operations['PlayControlController_changeValidBetSettings'];
  };
  '/wps/v2/ops/vip/ranks': {
    parameters: {};
    get: operations['OpsVipController_ranks'];
  };
  '/wps/v2/ops/vip/ranks/{level}': {
    parameters: {};
    put: operations['OpsVipController_change'];
  };
  '/wps/v2/ops/withdrawal-rules': {
    parameters: {};
    get: operations['RiskRuleController_list'];
  };
  '/wps/v2/ops/withdrawal-rules/{code}': {
    parameters: {};
    put: operations['RiskRuleController_change'];
  };
  '/wps/v2/ops/withdrawals': {
    parameters: {};
    get: operations['WithdrawalReviewController_list'];
  };
  '/wps/v2/ops/withdrawals/{id}': {
    parameters: {};
    get: operations['WithdrawalReviewController_find'];
  };
  '/wps/v2/ops/withdrawals/{id}/approval': {
    parameters: {};
    post: operations['WithdrawalReviewController_approve'];
  };
  '/wps/v2/ops/withdrawals/{id}/claim': {
    parameters: {};
    post: operations['WithdrawalReviewController_claim'];
  };
  '/wps/v2/ops/withdrawals/{id}/closure': {
    parameters: {};
    post: operations['WithdrawalReviewController_close'];
  };
  '/wps/v2/ops/withdrawals/{id}/proofs/{picture}': {
    parameters: {};
    get: operations['WithdrawalReviewController_proof'];
  };
  '/wps/v2/ops/withdrawals/{id}/rejection': {
    parameters: {};
    post: operations['WithdrawalReviewController_reject'];
  };
  '/wps/v2/ops/withdrawals/{id}/release': {
    parameters: {};
    post: operations['WithdrawalReviewController_release'];
  };
  '/wps/v2/ops/withdrawals/{id}/resolution': {
    parameters: {};
    post: operations['WithdrawalReviewController_resolve'];
  };
  '/wps/v2/password/code': {
    parameters: {};
    post: operations['PasswordController_sendCode'];
  };
  '/wps/v2/points/addresses': {
    parameters: {};
    get: operations['MallController_addresses'];
    post: operations['MallController_addAddress'];
  };
  '/wps/v2/points/addresses/{id}': {
    parameters: {};
    delete: operations['MallController_removeAddress'];
  };
  '/wps/v2/promotions': {
    parameters: {};
    get: operations['PromotionController_list'];
  };
  '/wps/v2/promotions/{id}': {
    parameters: {};
    get: operations['PromotionController_one'];
  };
  '/wps/v2/promotions/{id}/applications': {
    parameters: {};
    post: operations['ApplicationController_apply'];
  };
  '/wps/v2/promotions/{id}/claim': {
    parameters: {};
    post: operations['PromotionController_claim'];
  };
  '/wps/v2/promotions/{id}/join': {
    parameters: {};
    post: operations['PromotionController_join'];
  };
  '/wps/v2/promotions/{id}/leave': {
    parameters: {};
    post: operations['PromotionController_leave'];
  };
  '/wps/v2/promotions/available': {
    parameters: {};
    get: operations['PromotionController_available'];
  };
  '/wps/v2/raffles/{id}': {
    parameters: {};
    get: operations['RaffleController_one'];
  };
  '/wps/v2/raffles/{id}/proof': {
    parameters: {};
    get: operations['RaffleController_proof'];
  };
  '/wps/v2/records/bets': {
    parameters: {};
    get: operations['BetRecordController_list'];
  };
  '/wps/v2/records/bets/{betId}': {
    parameters: {};
    get: operations['BetRecordController_one'];
  };
  '/wps/v2/red-rain': {
    parameters: {};
    get: operations['RedRainController_next'];
  };
  '/wps/v2/red-rain/grabs': {
    parameters: {};
    post: operations['RedRainController_grab'];
  };
  '/wps/v2/referral': {
    parameters: {};
    get: operations['ReferralController_own'];
  };
  '/wps/v2/resources/{resourceType}/qr': {
    parameters: {};
    get: operations['ResourceController_readQr'];
  };
  '/wps/v2/responsible-gaming': {
    parameters: {};
    get: operations['GamingController_read'];
  };
  '/wps/v2/responsible-gaming/exclusion': {
    parameters: {};
    post: operations['GamingController_exclude'];
  };
  '/wps/v2/responsible-gaming/limits/{kind}/{period}': {
    parameters: {};
    put: operations['GamingController_setLimit'];
    delete: operations['GamingController_liftLimit'];
  };
  '/wps/v2/responsible-gaming/limits/{kind}/{period}/confirmation': {
    parameters: {};
    post: operations['GamingController_confirmLimit'];
  };
  '/wps/v2/responsible-gaming/limits/{kind}/{period}/pending': {
    parameters: {};
    delete: operations['GamingController_withdrawLimitRequest'];
  };
  '/wps/v2/responsible-gaming/notices': {
    parameters: {};
    put: operations['GamingController_answerNotices'];
  };
  '/wps/v2/responsible-gaming/reality-check': {
    parameters: {};
    get: operations['GamingController_readReality'];
    put: operations['GamingController_setReality'];
  };
  '/wps/v2/responsible-gaming/reality-check/acknowledgement': {
    parameters: {};
    post: operations['GamingController_acknowledge'];
  };
  '/wps/v2/second-factor': {
    parameters: {};
    get: operations['SecondFactorController_state'];
  };
  '/wps/v2/second-factor/authenticator': {
    parameters: {};
    post: operations['SecondFactorController_begin'];
  };
  '/wps/v2/second-factor/authenticator/confirmation': {
    parameters: {};
    post: operations['SecondFactorController_confirm'];
  };
  '/wps/v2/second-factor/authenticator/removal': {
    parameters: {};
    post: operations['SecondFactorController_remove'];
  };
  '/wps/v2/second-factor/passkeys': {
    parameters: {};
    post: operations['SecondFactorController_addPasskey'];
  };
  '/wps/v2/second-factor/passkeys/{passkeyId}/removal': {
    parameters: {};
    post: operations['SecondFactorController_removePasskey'];
  };
  '/wps/v2/second-factor/passkeys/options': {
    parameters: {};
    post: operations['SecondFactorController_passkeyOptions'];
  };
  '/wps/v2/second-factor/recovery-codes': {
    parameters: {};
    post: operations['SecondFactorController_renewCodes'];
  };
  '/wps/v2/security-log': {
    parameters: {};
    get: operations['SecurityLogController_ownPage'];
  };
  '/wps/v2/sessions': {
    parameters: {};
    get: operations['SessionController_list'];
    delete: operations['SessionController_logOutEverywhere'];
  };
  '/wps/v2/sessions/{openSessionId}': {
    parameters: {};
    delete: operations['SessionController_endOne'];
  };
  '/wps/v2/sessions/others': {
    parameters: {};
    delete: operations['SessionController_endOthers'];
  };
  '/wps/v2/statements': {
    parameters: {};
    get: operations['StatementController_mine'];
  };
  '/wps/v2/statements/balance': {
    parameters: {};
    get: operations['StatementController_balanceAt'];
  };
  '/wps/v2/statements/profit': {
    parameters: {};
    get: operations['StatementController_profit'];
  };
  '/wps/v2/transfers/terms': {
    parameters: {};
    get: operations['AgentTransferController_terms'];
  };
  '/wps/v2/transfers/upline': {
    parameters: {};
    get: operations['AgentTransferController_own'];
    post: operations['AgentTransferController_up'];
  };
  '/wps/v2/vendor-wallets': {
    parameters: {};
    get: operations['VendorTransferController_list'];
  };
  '/wps/v2/vendor-wallets/collection': {
    parameters: {};
    post: operations['VendorTransferController_collect'];
  };
  '/wps/v2/vip': {
    parameters: {};
    get: operations['VipController_own'];
  };
  '/wps/v2/vip/gifts/{kind}': {
    parameters: {};
    post: operations['VipController_claim'];
  };
  '/wps/v2/vip/ranks': {
    parameters: {};
    get: operations['VipController_ranks'];
  };
  '/wps/v2/wallets/balance': {
    parameters: {};
    get: operations['BalanceController_mine'];
  };
  '/wps/v2/withdrawals': {
    parameters: {};
    get: operations['WithdrawalController_list'];
    post: operations['WithdrawalController_create'];
  };
  '/wps/v2/withdrawals/{id}': {
    parameters: {};
    get: operations['WithdrawalController_find'];
  };
  '/wps/v2/withdrawals/{id}/cancellation': {
    parameters: {};
    post: operations['WithdrawalController_cancel'];
  };
  '/wps/v2/withdrawals/{id}/not-received': {
    parameters: {};
    post: operations['WithdrawalController_notReceived'];
  };
  '/wps/v2/withdrawals/{id}/received': {
    parameters: {};
    post: operations['WithdrawalController_received'];
  };
  '/wps/v2/withdrawals/terms': {
    parameters: {};
    get: operations['WithdrawalController_terms'];
  };
  '/wps/verification/phone': {
    parameters: {};
    get: operations['PhoneAuthController_describe'];
  };
  '/wps/verification/sms/noLogin': {
    parameters: {};
    post: operations['VerificationController_sendForAccess'];
  };
  '/wps/verification/sms/register': {
    parameters: {};
    post: operations['VerificationController_sendForRegistration'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    'AgentContracts.AdjustmentDecisionRequest': {
      approved: boolean;
    };
    'AgentContracts.AdjustmentIdResponse': {
      /** Format: uuid */
      id: string;
    };
    'AgentContracts.AdjustmentRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      reason: string;
    };
    'AgentContracts.AdjustmentResponse': {
      account: string;
      amount: string;
      /** Format: uuid */
      id: string;
      periodKey: string;
      proposedBy: string;
      reason: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED';
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
    };
    'AgentContracts.AffiliateResponse': {
      /** @description The code is good: the field can be hidden */
      accepted: boolean;
    };
    'AgentContracts.AgentTransferPage': {
      list: components['schemas']['AgentContracts.AgentTransferResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.AgentTransferResponse': {
      amount: string;
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      direction: 'DOWN' | 'UP';
      from: string;
      /** Format: uuid */
      id: string;
      note: string | null;
      /** @enum {string} */
      status: 'REQUESTED' | 'DONE' | 'REFUSED';
      to: string;
    };
    'AgentContracts.AlertResponse': {
      account: string;
      /** @description the win or the valid bets of the day */
      amount: string;
      /**
       * Format: date
       * @description for members who left: the last day of play
       */
      day: string;
      /** @enum {string} */
      kind: 'BIG_WIN' | 'UNUSUAL_BETS' | 'LEFT';
      /** Format: uuid */
      memberId: string;
      /** @description valid bets of an average day in the three weeks before */
      usual: string;
    };
    'AgentContracts.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'AgentContracts.ApprovalDecisionRequest': {
      note: string;
    };
    'AgentContracts.ApprovalPage': {
      list: components['schemas']['AgentContracts.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'AgentContracts.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'AgentContracts.BillPage': {
      list: components['schemas']['AgentContracts.BillResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.BillResponse': {
      account: string;
      activeMembers: number;
      /** @description what the rate is applied to */
      base: string;
      carryIn: string;
      carryOut: string;
      /** Format: date-time */
      from: string;
      gross: string;
      /** Format: uuid */
      id: string;
      /** @description amounts of the contracts directly below */
      lowerTotal: string;
      net: string;
      paid: string;
      payable: string;
      periodKey: string;
      /** @description millionths */
      rate: number;
      /** @description the wallet has refused a payment that was not tried again */
      refused: boolean;
      /** @enum {string} */
      status: 'CALCULATED' | 'NOT_REACHED' | 'DENIED' | 'READY' | 'PART_PAID' | 'INSUFFICIENT' | 'PAID';
      /** @description valid bets of the team */
      teamBet: string;
      /** @description 0: no tier was reached */
      tierNumber: number;
      /**
       * Format: date-time
       * @description exclusive
       */
      to: string;
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
    };
    'AgentContracts.BillStatementResponse': {
      bill: components['schemas']['AgentContracts.BillResponse'];
      lower: components['schemas']['AgentContracts.BillResponse'][];
    };
    'AgentContracts.ConsolidatedFunds': {
      /**
       * @description the total less what is held
       * @example 1250000.00
       */
      available: string;
      /** @example VND */
      currency: string;
      /** @example 0.00 */
      held: string;
      /**
       * @description total, held amounts included
       * @example 1250000.00
       */
      sumBalance: string;
      /**
       * @description turnover still required before a withdrawal
       * @example 0.00
       */
      turnoverLeft: string;
      /**
       * @description what can be paid out now
       * @example 1250000.00
       */
      withdrawable: string;
    };
    'AgentContracts.ConsolidatedResponse': {
      /**
       * @description 0 member, 1 agent, 2 top agent; a sub-agent as the agent above
       * @enum {number}
       */
      agent: 0 | 1 | 2;
      /**
       * @description what waits for the caller: 0 nothing, 1 an offer, 2 an end of the contract
       * @enum {number}
       */
      contracthoursalreq: 0 | 1 | 2;
      /**
       * @description what waits for the caller: 0 nothing, 1 an offer, 2 an end of the contract
       * @enum {number}
       */
      dailysalreqtype: 0 | 1 | 2;
      /**
       * @description what waits for the caller: 0 nothing, 1 an offer, 2 an end of the contract
       * @enum {number}
       */
      divtypereq: 0 | 1 | 2;
      funds: components['schemas']['AgentContracts.ConsolidatedFunds'];
      /**
       * @description what waits for the caller: 0 nothing, 1 an offer, 2 an end of the contract
       * @enum {number}
       */
      realtimesalreqtype: 0 | 1 | 2;
      /** @description types of which the caller has a contract */
      types: ('DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME')[];
    };
    'AgentContracts.ContractActionRequest': {
      /** @enum {string} */
      action:
        | 'REQUEST_NEW'
        | 'SIGN'
        | 'REJECT'
        | 'CANCEL'
        | 'REQUEST_TERMINATE'
        | 'ACCEPT_TERMINATE'
        | 'REFUSE_TERMINATE'
        | 'CANCEL_TERMINATE';
      /** @enum {string} */
      carryRule?: 'NONE' | 'PREV' | 'MONTH' | 'FOREVER';
      confirmed?: string[];
      /** Format: uuid */
      contractId?: string;
      /** Format: uuid */
      memberId?: string;
      /** @enum {string} */
      period?: 'D' | 'W' | 'H' | 'M';
      tiers?: components['schemas']['AgentContracts.TierRequest'][];
      version?: number;
    };
    'AgentContracts.ContractActionResponse': {
      /** Format: uuid */
      contractId: string;
    };
    'AgentContracts.ContractEventResponse': {
      /** @description user name of a member */
      account: string | null;
      action: string;
      /** @enum {string} */
      actor: 'MEMBER' | 'OPERATOR' | 'SYSTEM';
      /** Format: date-time */
      at: string;
      /** @description the contract whose signature or end caused it */
      causeId: string | null;
      from: string | null;
      to: string;
    };
    'AgentContracts.ContractPage': {
      list: components['schemas']['AgentContracts.ContractResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.ContractResponse': {
      /**
       * @description whose answer is awaited
       * @enum {string|null}
       */
      awaits: 'PARTY' | 'COUNTERPARTY' | null;
      /** @enum {string} */
      carryRule: 'NONE' | 'PREV' | 'MONTH' | 'FOREVER';
      /** @description user name of the upline; null: the platform */
      counterparty: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      effectiveFrom: string | null;
      /** Format: date-time */
      effectiveTo: string | null;
      endReason: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** Format: uuid */
      id: string;
      /** @description the agent for whom the caller acts is the one who earns */
      own: boolean;
      /** @description user name of the agent who earns */
      party: string;
      /** Format: uuid */
      partyId: string;
      /** @enum {string} */
      payer: 'PLATFORM_ALL' | 'UPLINE_CHAIN';
      /**
       * @description T: each hour; N: without a period
       * @enum {string}
       */
      period: 'D' | 'W' | 'H' | 'M' | 'T' | 'N';
      /** @description the contract that this one renews */
      previousId: string | null;
      /** Format: date-time */
      signedAt: string | null;
      /** @enum {string} */
      status:
        | 'PENDING_SIGN'
        | 'ACTIVE'
        | 'TERMINATING'
        | 'REJECTED'
        | 'CANCELLED'
        | 'EXPIRED'
        | 'SUPERSEDED'
        | 'TERMINATED'
        | 'AUTO_TERMINATED';
      tiers: components['schemas']['AgentContracts.TierResponse'][];
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
      version: number;
    };
    'AgentContracts.DayFiguresResponse': {
      activeMembers: number;
      bet: string;
      bets: number;
      bonus: string;
      /** Format: date */
      day: string;
      deposit: string;
      deposits: number;
      dividend: string;
      firstDeposit: string;
      firstDeposits: number;
      payout: string;
      /** @description of the members: payouts, cashback and bonuses less bets */
      profit: string;
      rebate: string;
      salary: string;
      /** @description from the upline or the downline */
      transferIn: string;
      /** @description to the upline or the downline */
      transferOut: string;
      validBet: string;
      withdrawal: string;
    };
    'AgentContracts.DeadLetterActionPage': {
      list: components['schemas']['AgentContracts.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'AgentContracts.DeadLetterPage': {
      list: components['schemas']['AgentContracts.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.DeadLetterReasonRequest': {
      reason: string;
    };
    'AgentContracts.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'AgentContracts.DisputeAnswerRequest': {
      accepted: boolean;
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount?: string;
      answer: string;
    };
    'AgentContracts.DisputePage': {
      list: components['schemas']['AgentContracts.DisputeResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.DisputeRequest': {
      reason: string;
    };
    'AgentContracts.DisputeResponse': {
      account: string;
      /** @description amount of the adjustment */
      adjustment: string | null;
      /** @enum {string|null} */
      adjustmentStatus: 'PROPOSED' | 'APPROVED' | 'REFUSED' | null;
      answer: string | null;
      /** Format: date-time */
      answeredAt: string | null;
      /** Format: uuid */
      billId: string;
      /** Format: uuid */
      id: string;
      /** @description what the bill brings */
      net: string;
      periodKey: string;
      /** Format: date-time */
      raisedAt: string;
      reason: string;
      /** @enum {string} */
      status: 'OPEN' | 'ACCEPTED' | 'REFUSED';
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
    };
    'AgentContracts.DownTransferRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      /** Format: uuid */
      memberId: string;
      note?: string;
    };
    'AgentContracts.FiguresResponse': {
      activeMembers: number;
      bet: string;
      bets: number;
      bonus: string;
      deposit: string;
      deposits: number;
      dividend: string;
      firstDeposit: string;
      firstDeposits: number;
      payout: string;
      /** @description of the members: payouts, cashback and bonuses less bets */
      profit: string;
      rebate: string;
      salary: string;
      /** @description from the upline or the downline */
      transferIn: string;
      /** @description to the upline or the downline */
      transferOut: string;
      validBet: string;
      withdrawal: string;
    };
    'AgentContracts.FreezeRequest': {
      frozen: boolean;
    };
    'AgentContracts.HoldRequest': {
      held: boolean;
    };
    'AgentContracts.IncomeResponse': {
      amount: string;
      /** Format: date */
      day: string;
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
    };
    'AgentContracts.InvitationResponse': {
      /** @description null before the agent has one, or where it is switched off */
      code: string | null;
      /** @description members whom the agent has brought himself */
      direct: number;
      /** @description these, and all below them */
      team: number;
    };
    'AgentContracts.LimitRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      transferLimit?: string | null;
    };
    'AgentContracts.LineResponse': {
      account: string;
      /** @enum {number} */
      accountType: 0 | 1 | 2 | 41 | 42;
      activeMembers: number;
      bet: string;
      bets: number;
      bonus: string;
      deposit: string;
      deposits: number;
      dividend: string;
      firstDeposit: string;
      firstDeposits: number;
      /** Format: uuid */
      memberId: string;
      payout: string;
      /** @description of the members: payouts, cashback and bonuses less bets */
      profit: string;
      rebate: string;
      salary: string;
      /** @description members below */
      team: number;
      /** @description from the upline or the downline */
      transferIn: string;
      /** @description to the upline or the downline */
      transferOut: string;
      validBet: string;
      withdrawal: string;
    };
    'AgentContracts.LinesResponse': {
      /** @description the first one is the agent alone, the others are whole teams */
      lines: components['schemas']['AgentContracts.LineResponse'][];
      totals: components['schemas']['AgentContracts.FiguresResponse'];
      trail: components['schemas']['AgentContracts.TeamNodeResponse'][];
    };
    'AgentContracts.LinkCodeResponse': {
      code: string;
    };
    'AgentContracts.LinkRequest': {
      channel?: string;
      domain?: string;
      /** Format: date-time */
      expiresAt?: string;
      /** @enum {string} */
      kind: 'MEMBER' | 'AGENT' | 'SUB_AGENT';
      maxUses?: number;
    };
    'AgentContracts.LinkResponse': {
      channel: string | null;
      code: string;
      /** Format: date-time */
      createdAt: string;
      /** @description host that it is for; null: each of the brand */
      domain: string | null;
      enabled: boolean;
      /** Format: date-time */
      expiresAt: string | null;
      /** @enum {string} */
      kind: 'MEMBER' | 'AGENT' | 'SUB_AGENT';
      maxUses: number | null;
      /** @description registrations so far */
      uses: number;
    };
    'AgentContracts.LinkSwitchRequest': {
      enabled: boolean;
    };
    'AgentContracts.MemberDetailsResponse': {
      /** @description balance of the wallet now */
      balance: string;
      /** @description of as many days before */
      before: components['schemas']['AgentContracts.FiguresResponse'];
      /** @description days on which something happened */
      days: components['schemas']['AgentContracts.DayFiguresResponse'][];
      member: components['schemas']['AgentContracts.TeamMemberResponse'];
      /** @description of the member and, for an agent, the team below */
      totals: components['schemas']['AgentContracts.FiguresResponse'];
    };
    'AgentContracts.MoveRequest': {
      /** Format: uuid */
      uplineId: string | null;
    };
    'AgentContracts.OpsContractActionRequest': {
      /** @enum {string} */
      action:
        | 'REQUEST_NEW'
        | 'TERMINATE'
        | 'SIGN'
        | 'REJECT'
        | 'CANCEL'
        | 'REQUEST_TERMINATE'
        | 'ACCEPT_TERMINATE'
        | 'REFUSE_TERMINATE'
        | 'CANCEL_TERMINATE';
      /** @enum {string} */
      carryRule?: 'NONE' | 'PREV' | 'MONTH' | 'FOREVER';
      confirmed?: string[];
      /** Format: uuid */
      contractId?: string;
      /** Format: uuid */
      memberId?: string;
      /** @enum {string} */
      period?: 'D' | 'W' | 'H' | 'M';
      tiers?: components['schemas']['AgentContracts.TierRequest'][];
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
      version?: number;
    };
    'AgentContracts.OpsTeamPage': {
      list: components['schemas']['AgentContracts.TeamMemberResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.OpsTransferPage': {
      list: components['schemas']['AgentContracts.AgentTransferResponse'][];
      pageNum: number;
      /** @description of all transfers in these days */
      sums: components['schemas']['AgentContracts.TransferSumResponse'][];
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.OverviewResponse': {
      /** @description of as many days before */
      before: components['schemas']['AgentContracts.FiguresResponse'];
      /** @description days on which something happened */
      days: components['schemas']['AgentContracts.DayFiguresResponse'][];
      registered: number;
      /** @description members of the team now */
      team: number;
      totals: components['schemas']['AgentContracts.FiguresResponse'];
    };
    'AgentContracts.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'AgentContracts.ProjectionListResponse': {
      list: components['schemas']['AgentContracts.ProjectionResponse'][];
    };
    'AgentContracts.ProjectionResponse': {
      last: components['schemas']['AgentContracts.ProjectionRunResponse'] | null;
      name: string;
    };
    'AgentContracts.ProjectionRunListResponse': {
      list: components['schemas']['AgentContracts.ProjectionRunResponse'][];
    };
    'AgentContracts.ProjectionRunResponse': {
      /** Format: date-time */
      endedAt: string | null;
      error: string | null;
      events: number;
      id: string;
      operatorId: string;
      projection: string;
      reason: string;
      /** Format: date-time */
      startedAt: string;
      /** @enum {string} */
      status: 'RUNNING' | 'DONE' | 'FAILED';
    };
    'AgentContracts.RealtimeLineResponse': {
      account: string;
      amount: string;
      /** Format: date-time */
      at: string;
      id: string;
      /** @description millionths */
      rate: number;
      /** @enum {string} */
      status: 'OPEN' | 'REQUESTED' | 'PAID' | 'REFUSED';
      validBet: string;
    };
    'AgentContracts.RealtimePage': {
      list: components['schemas']['AgentContracts.RealtimeLineResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.RebuildRequest': {
      reason: string;
    };
    'AgentContracts.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'AgentContracts.RedriveResponse': {
      requested: number;
    };
    'AgentContracts.ReleaseRequest': {
      reason: string;
    };
    'AgentContracts.RightsRequest': {
      rights: ('TEAM' | 'MONEY' | 'LINKS' | 'CONTRACTS')[];
    };
    'AgentContracts.RightsResponse': {
      rights: ('TEAM' | 'MONEY' | 'LINKS' | 'CONTRACTS')[];
    };
    'AgentContracts.RunPage': {
      list: components['schemas']['AgentContracts.RunResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.RunResponse': {
      bills: number;
      held: boolean;
      /** Format: uuid */
      id: string;
      paid: string;
      periodKey: string;
      /** @enum {string} */
      status: 'OPEN' | 'CALCULATED' | 'FROZEN' | 'PAYING' | 'STOPPED' | 'DONE';
      stops: components['schemas']['AgentContracts.RunStopResponse'][];
      /** Format: date-time */
      to: string;
      /** @description sum of what the bills bring */
      total: string;
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
      /** Format: date-time */
      watermark: string | null;
    };
    'AgentContracts.RunStopResponse': {
      /** @description the agent at the top of the tree that is not paid */
      account: string;
      /** @description what the top has earned */
      gross: string;
      /** @description what the platform would pay to the tree */
      payable: string;
    };
    'AgentContracts.SimulationRequest': {
      /** Format: date */
      from: string;
      /** Format: uuid */
      memberId?: string;
      tiers: components['schemas']['AgentContracts.TierRequest'][];
      /** Format: date */
      to: string;
      /** @enum {string} */
      type: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
    };
    'AgentContracts.SimulationResponse': {
      activeMembers: number;
      gross: string;
      /** @description what contracts directly below would take off */
      lowerTotal: string;
      net: string;
      /** @description what the team lost: bets less payouts, cashback and bonuses */
      netLoss: string;
      /** @description millionths */
      rate: number;
      teamBet: string;
      /** @description counted from 1; 0 when no tier is reached */
      tier: number;
    };
    'AgentContracts.TeamBetPage': {
      list: components['schemas']['AgentContracts.TeamBetResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.TeamBetResponse': {
      account: string;
      /** Format: date-time */
      at: string;
      bet: string;
      category: string;
      id: string;
      payout: string;
      validBet: string;
      vassalage: string;
    };
    'AgentContracts.TeamMemberResponse': {
      account: string;
      /** @enum {number} */
      accountType: 0 | 1 | 2 | 41 | 42;
      /** @description members directly below */
      direct: number;
      /** @description payments by contract and transfers are stopped */
      frozen: boolean;
      /**
       * @description who froze the account
       * @enum {string|null}
       */
      frozenBy: 'UPLINE' | 'OPERATOR' | null;
      /** @description levels below the caller */
      level: number;
      /** Format: uuid */
      memberId: string;
      /** Format: date-time */
      registeredAt: string;
      /** @description of a sub-agent */
      rights: ('TEAM' | 'MONEY' | 'LINKS' | 'CONTRACTS')[];
      /** @description these, and all below them */
      team: number;
      /** @description what may be sent in a day; null: as the brand allows */
      transferLimit: string | null;
    };
    'AgentContracts.TeamNodeResponse': {
      account: string;
      /** Format: uuid */
      memberId: string;
    };
    'AgentContracts.TeamPage': {
      list: components['schemas']['AgentContracts.TeamMemberResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
      /** @description from the caller down to whose members these are */
      trail: components['schemas']['AgentContracts.TeamNodeResponse'][];
    };
    'AgentContracts.TierRequest': {
      activeMember: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      betAmount: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      lossAmount?: string;
      rate: number;
    };
    'AgentContracts.TierResponse': {
      activeMember: number;
      betAmount: string;
      lossAmount: string;
      /** @description millionths: 5000 is 0.5 % */
      rate: number;
    };
    'AgentContracts.TransactionPage': {
      list: components['schemas']['AgentContracts.TransactionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'AgentContracts.TransactionResponse': {
      account: string;
      amount: string;
      /** Format: date-time */
      at: string;
      /** @description the first deposit of the member */
      first: boolean;
      id: string;
      /** @enum {string} */
      kind:
        | 'DEPOSIT'
        | 'WITHDRAWAL'
        | 'REBATE'
        | 'BONUS'
        | 'SALARY'
        | 'DIVIDEND'
        | 'TRANSFER_IN'
        | 'TRANSFER_OUT';
    };
    'AgentContracts.TransferIdResponse': {
      /** Format: uuid */
      id: string;
    };
    'AgentContracts.TransferSumResponse': {
      amount: string;
      count: number;
      /** @enum {string} */
      direction: 'DOWN' | 'UP';
    };
    'AgentContracts.TransferTermsResponse': {
      /** @description levels below that money may be sent to */
      levels: number;
      maximum: string;
      minimum: string;
      /** @description turnover required of the receiver, as a multiple of the amount */
      turnover: string;
    };
    'AgentContracts.UpTransferRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      note?: string;
    };
    'Auth.AccountStatusChangeResponse': {
      /** Format: date-time */
      at: string;
      /**
       * Format: uuid
       * @description null where the platform itself held the account
       */
      operatorId: string | null;
      reason: string;
      /** @enum {string} */
      status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
    };
    'Auth.AccountStatusRequest': {
      reason: string;
      /** @enum {string} */
      status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
    };
    'Auth.AccountStatusResponse': {
      /** @description the newest first */
      changes: components['schemas']['Auth.AccountStatusChangeResponse'][];
      /**
       * Format: date-time
       * @description nobody has come since long before
       */
      dormantSince: string | null;
      /** @description every service holds to it; until then it is being carried out */
      enforced: boolean;
      /** @enum {string} */
      status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
    };
    'Auth.AddPasskeyRequest': {
      name: string;
      response: Record<string, unknown>;
    };
    'Auth.BeginEnrolmentRequest': {
      token: string;
    };
    'Auth.ChangeEmailRequest': {
      email: string;
      password?: string;
      verificationCode: string;
    };
    'Auth.ChangeFundPasswordRequest': {
      confirmFundPassword: string;
      newFundPassword: string;
      oldFundPassword: string;
    };
    'Auth.ChangeMobileRequest': {
      countryDialingCode?: string;
      mobileNum: string;
      password?: string;
      verificationCode: string;
    };
    'Auth.ChangePasswordRequest': {
      confirmNewPassword: string;
      newPassword: string;
      oldPassword?: string;
      verificationCode?: string;
    };
    'Auth.CodeSentResponse': {
      /** @description how long the code is good; the countdown of the button */
      expiredMinutes: number;
    };
    'Auth.ConfirmAuthenticatorRequest': {
      code: string;
    };
    'Auth.ConfirmedByFactorRequest': {
      code: string;
      password: string;
    };
    'Auth.ConfirmedByPasswordRequest': {
      password: string;
    };
    'Auth.ConfirmEnrolmentRequest': {
      code: string;
      password: string;
      token: string;
    };
    'Auth.DeadLetterActionPage': {
      list: components['schemas']['Auth.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Auth.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Auth.DeadLetterPage': {
      list: components['schemas']['Auth.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Auth.DeadLetterReasonRequest': {
      reason: string;
    };
    'Auth.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Auth.EmailCodeRequest': {
      email: string;
    };
    'Auth.EmailResetRequest': {
      email: string;
      username: string;
    };
    'Auth.EncryptedRequest': {
      /** @description Compact JWE (ECDH-ES, A256GCM) to `info.payloadKey` of /wps/system/status; the plaintext is the JSON of the fields plus `iat` (seconds) and `jti` (16 to 64 characters, new each time) */
      jwe: string;
    };
    'Auth.EndedSessionsResponse': {
      ended: number;
    };
    'Auth.EnrolmentLinkResponse': {
      /** Format: date-time */
      expiresAt: string;
      token: string;
    };
    'Auth.EnrolmentResponse': {
      secret: string;
      uri: string;
      username: string;
    };
    'Auth.FreePlayResponse': {
      token: string;
      /** @enum {number} */
      type: 4;
    };
    'Auth.FundPasswordStateResponse': {
      /** Format: date-time */
      lockedUntil: string | null;
      set: boolean;
    };
    'Auth.ImageCaptchaAnswer': {
      /** Format: uuid */
      id: string;
      text: string;
    };
    'Auth.ImageCaptchaResponse': {
      /** Format: uuid */
      id: string;
      /** @description PNG, base64 */
      image: string;
    };
    'Auth.LinkResetRequest': {
      confirmNewPassword: string;
      newPassword: string;
      token: string;
    };
    'Auth.LoginHistoryResponse': {
      list: components['schemas']['Auth.LoginRecordResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Auth.LoginRecordResponse': {
      /** Format: date-time */
      at: string;
      /** @description the kind of browser and system */
      device: string;
      ip: string;
      /** @enum {string} */
      method:
        'password' | 'sms' | 'phone-service' | 'remembered' | 'registration' | 'second-factor' | 'freeplay';
      newDevice: boolean;
    };
    'Auth.LoginRequest': {
      /** @enum {string} */
      as?: 'member' | 'agent';
      captcha?: components['schemas']['Auth.ImageCaptchaAnswer'];
      captchaWork?: components['schemas']['Auth.WorkAnswer'];
      countryDialingCode?: string;
      /** @enum {string} */
      firebaseChannel?: 'sms';
      idToken?: string;
      mobileNum?: string;
      password?: string;
      remember?: boolean;
      sliderCaptcha?: components['schemas']['Auth.SliderCaptchaAnswer'];
      /** @enum {string} */
      type: 'username' | 'sms' | '';
      username?: string;
      verificationCode?: string;
      workProof?: components['schemas']['Auth.WorkAnswer'];
    };
    'Auth.LoginResponse': {
      /** @description the password was given by somebody else and has to be changed */
      firstTimeLogin: boolean;
      /** @description the change-password modal is to open before anything else */
      forcePasswordChange: boolean;
      /**
       * Format: date-time
       * @description the login before this one
       */
      lastLoginAt: string | null;
      /** @description the password has become one that everybody tries, or was declared expired */
      passwordExpired: boolean;
      /** @description the password is a well-known default */
      passwordKnownDefault: boolean;
      token: string;
      /** @enum {number} */
      type: 0 | 1 | 2 | 41 | 42;
    };
    'Auth.MemberCodeResponse': {
      /** @enum {string} */
      channel: 'sms' | 'email';
      expiredMinutes: number;
    };
    'Auth.MemberContactResponse': {
      /** @example email */
      kind: string;
      /** @example la****@example.com */
      masked: string;
      proven: boolean;
    };
    'Auth.MemberDayResponse': {
      /** Format: date */
      day: string;
      hours: components['schemas']['Auth.MemberHourResponse'][];
    };
    'Auth.MemberEntryResponse': {
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastLoginAt: string | null;
      /** Format: uuid */
      memberId: string;
      /** @enum {string} */
      status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
      /** @enum {number} */
      type: 0 | 1 | 2 | 4 | 41 | 42;
      username: string;
    };
    'Auth.MemberHourResponse': {
      active: number;
      registered: number;
    };
    'Auth.MemberNameResponse': {
      /** Format: uuid */
      memberId: string;
      username: string;
    };
    'Auth.MemberPageResponse': {
      list: components['schemas']['Auth.MemberEntryResponse'][];
      pageNum: number;
      /** @enum {string} */
      searchedBy?: 'id' | 'name' | 'email' | 'mobile' | 'address' | 'device';
      totalCount: number;
      totalIsLeast?: boolean;
      totalPages: number;
    };
    'Auth.MemberSheetResponse': {
      affiliateCode: string | null;
      contacts: components['schemas']['Auth.MemberContactResponse'][];
      /** Format: date-time */
      createdAt: string;
      devices: string[];
      language: string;
      /** Format: date-time */
      lastLoginAt: string | null;
      /** Format: uuid */
      memberId: string;
      openSessions: number;
      referralCode: string | null;
      registerDomain: string | null;
      registerMethod: string | null;
      /** @enum {string} */
      status: 'OPEN' | 'SUSPENDED' | 'CLOSED';
      /** @enum {number} */
      type: 0 | 1 | 2 | 4 | 41 | 42;
      username: string;
    };
    'Auth.MembersTodayResponse': {
      days: components['schemas']['Auth.MemberDayResponse'][];
    };
    'Auth.MobileCodeRequest': {
      countryDialingCode?: string;
      mobileNum: string;
    };
    'Auth.NewAuthenticatorResponse': {
      /** @description base32, for typing */
      secret: string;
      /** @description otpauth://, for a QR code */
      uri: string;
    };
    'Auth.NewOperatorRequest': {
      reason: string;
      roles: (
        | 'admin'
        | 'support'
        | 'cashier'
        | 'ledger'
        | 'content'
        | 'brand'
        | 'games'
        | 'rewards'
        | 'events'
        | 'agents'
        | 'lottery'
      )[];
      username: string;
    };
    'Auth.OpenSessionResponse': {
      /** @description the session that asks */
      current: boolean;
      device: string;
      /** Format: uuid */
      id: string;
      ip: string | null;
      /** Format: date-time */
      lastSeenAt: string;
      /** @enum {string|null} */
      method:
        | 'password'
        | 'sms'
        | 'phone-service'
        | 'remembered'
        | 'registration'
        | 'second-factor'
        | 'freeplay'
        | null;
      /** Format: date-time */
      openedAt: string;
    };
    'Auth.OpenSessionsResponse': {
      list: components['schemas']['Auth.OpenSessionResponse'][];
    };
    'Auth.OperatorChangeResponse': {
      action: string;
      /** Format: date-time */
      changedAt: string;
      changedBy: string | null;
      reason: string;
    };
    'Auth.OperatorDetailsResponse': {
      changes: components['schemas']['Auth.OperatorChangeResponse'][];
      sessions: components['schemas']['Auth.OperatorSessionEntryResponse'][];
    };
    'Auth.OperatorDisabledRequest': {
      disabled: boolean;
      reason: string;
    };
    'Auth.OperatorListResponse': {
      operators: components['schemas']['Auth.OperatorResponse'][];
    };
    'Auth.OperatorLoginRequest': {
      code: string;
      password: string;
      username: string;
      workProof?: components['schemas']['Auth.WorkAnswer'];
    };
    'Auth.OperatorLoginResponse': {
      /** Format: date-time */
      lastLoginAt: string | null;
      /** Format: uuid */
      operatorId: string;
      roles: string[];
      token: string;
    };
    'Auth.OperatorNameResponse': {
      /** Format: uuid */
      id: string;
      username: string;
    };
    'Auth.OperatorReasonRequest': {
      reason: string;
    };
    'Auth.OperatorResponse': {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      lastLoginAt: string | null;
      roles: string[];
      /** @enum {string} */
      state: 'ACTIVE' | 'INVITED' | 'DISABLED';
      username: string;
    };
    'Auth.OperatorRolesRequest': {
      reason: string;
      roles: (
        | 'admin'
        | 'support'
        | 'cashier'
        | 'ledger'
        | 'content'
        | 'brand'
        | 'games'
        | 'rewards'
        | 'events'
        | 'agents'
        | 'lottery'
      )[];
    };
    'Auth.OperatorSessionEntryResponse': {
      agent: string | null;
      ip: string | null;
      /** Format: date-time */
      lastSeenAt: string;
      /** Format: date-time */
      openedAt: string;
    };
    'Auth.OwnSecurityEventResponse': {
      /** Format: date-time */
      at: string;
      byOperator: boolean;
      /**
       * @description method and route
       * @example POST /wps/session/login
       */
      call: string;
      device: string | null;
      ip: string | null;
      /** @description `ok`, or the code of the refusal */
      outcome: string;
    };
    'Auth.OwnSecurityLogResponse': {
      list: components['schemas']['Auth.OwnSecurityEventResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Auth.PasskeyOptionsResponse': {
      /** @description options for navigator.credentials, as WebAuthn spells them in JSON */
      options: Record<string, unknown>;
    };
    'Auth.PasskeyResponse': {
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      lastUsedAt: string | null;
      name: string;
    };
    'Auth.PasskeyTicketRequest': {
      ticket: string;
    };
    'Auth.PasswordChangedResponse': {
      /** @description other sessions that have ended with the old password */
      endedSessions: number;
    };
    'Auth.PhoneClientResponse': {
      /** @description by which the provider’s script names this site */
      apiKey: string;
      /** @description a stand-in of the provider, where there is one */
      emulator?: string;
    };
    'Auth.PhoneResetRequest': {
      confirmNewPassword?: string;
      countryDialingCode?: string;
      /** @enum {string} */
      firebaseChannel?: 'sms';
      idToken?: string;
      mobileNum?: string;
      newPassword: string;
      verificationCode?: string;
    };
    'Auth.PhoneServiceResponse': {
      client: components['schemas']['Auth.PhoneClientResponse'] | null;
      /** @description whether identity tokens of the outside service are taken */
      enabled: boolean;
      errors: components['schemas']['Auth.ProviderErrorResponse'][];
      /**
       * @description the countdown of the button on this route
       * @enum {integer}
       */
      expiredMinutes: 1;
    };
    'Auth.ProviderErrorResponse': {
      code: string;
      /** @description in the language of the request */
      message: string;
      /** @description as the provider’s script says it; `*` stands for any other */
      providerCode: string;
    };
    'Auth.RecoveryCodesResponse': {
      /** @description shown once; empty where the member has some already */
      recoveryCodes: string[];
    };
    'Auth.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Auth.RedriveResponse': {
      requested: number;
    };
    'Auth.RegisterMobileRequest': {
      affiliateCode?: string;
      agreement: boolean;
      /** Format: date */
      birthday?: string;
      captcha?: components['schemas']['Auth.ImageCaptchaAnswer'];
      captchaWork?: components['schemas']['Auth.WorkAnswer'];
      confirmPassword?: string;
      countryDialingCode?: string;
      domain?: string;
      email?: string;
      facebook?: string;
      /** @enum {string} */
      firebaseChannel?: 'sms';
      idNumber?: string;
      idToken?: string;
      line?: string;
      login?: boolean;
      mobileNum?: string;
      nickname?: string;
      password?: string;
      payeeName?: string;
      paymentPassword?: string;
      qqNum?: string;
      recommenderId?: string;
      referralCode?: string;
      /** @enum {string} */
      registerMethod?: 'WEB';
      registerUrl?: string;
      sliderCaptcha?: components['schemas']['Auth.SliderCaptchaAnswer'];
      username?: string;
      verificationCode?: string;
      wechat?: string;
      whatsapp?: string;
      workProof?: components['schemas']['Auth.WorkAnswer'];
      zalo?: string;
    };
    'Auth.RegisterRequest': {
      affiliateCode?: string;
      agreement: boolean;
      /** Format: date */
      birthday?: string;
      captcha?: components['schemas']['Auth.ImageCaptchaAnswer'];
      captchaWork?: components['schemas']['Auth.WorkAnswer'];
      confirmPassword: string;
      countryDialingCode?: string;
      domain?: string;
      email?: string;
      facebook?: string;
      /** @enum {string} */
      firebaseChannel?: 'sms';
      idNumber?: string;
      idToken?: string;
      line?: string;
      login?: boolean;
      mobileNum?: string;
      nickname?: string;
      password: string;
      payeeName?: string;
      paymentPassword?: string;
      qqNum?: string;
      recommenderId?: string;
      referralCode?: string;
      /** @enum {string} */
      registerMethod?: 'WEB';
      registerUrl?: string;
      sliderCaptcha?: components['schemas']['Auth.SliderCaptchaAnswer'];
      username: string;
      verificationCode?: string;
      wechat?: string;
      whatsapp?: string;
      workProof?: components['schemas']['Auth.WorkAnswer'];
      zalo?: string;
    };
    'Auth.RegisterResponse': {
      account: string;
      firstTimeLogin: boolean;
      /** Format: uuid */
      memberId: string;
      passwordExpired: boolean;
      /** @description null unless `login` was asked for */
      token: string | null;
      /** @enum {number} */
      type: 0 | 1 | 41 | 42;
    };
    'Auth.RegisterSmsCodeRequest': {
      countryDialingCode?: string;
      mobileNo?: string;
      /** @enum {string} */
      regType?: 'username' | 'mobile';
      workProof?: components['schemas']['Auth.WorkAnswer'];
    };
    'Auth.ResetFundPasswordRequest': {
      confirmFundPassword: string;
      newFundPassword: string;
      password?: string;
      verificationCode: string;
    };
    'Auth.ResetSentResponse': {
      /**
       * @description said also where name and address do not belong together
       * @enum {boolean}
       */
      sent: true;
    };
    'Auth.SecondFactorRequest': {
      bankAccountName?: string;
      code?: string;
      /** @enum {string} */
      method: 'totp' | 'recovery' | 'passkey';
      passkey?: Record<string, unknown>;
      ticket: string;
    };
    'Auth.SecondFactorStateResponse': {
      authenticator: boolean;
      passkeys: components['schemas']['Auth.PasskeyResponse'][];
      recoveryCodesLeft: number;
    };
    'Auth.SecurityEventResponse': {
      /** @enum {string} */
      actor: 'guest' | 'member' | 'operator';
      /** Format: uuid */
      actorId: string | null;
      /** @description user name of the operator or member who acted */
      actorName: string | null;
      /** Format: date-time */
      at: string;
      /**
       * @description method and route
       * @example POST /wps/session/login
       */
      call: string;
      device: string;
      /** Format: uuid */
      id: string;
      ip: string;
      /**
       * Format: uuid
       * @description whose account it was about
       */
      memberId: string | null;
      memberName: string | null;
      /** @description `ok`, or the code of the refusal */
      outcome: string;
    };
    'Auth.SecurityLogResponse': {
      list: components['schemas']['Auth.SecurityEventResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Auth.SetFundPasswordRequest': {
      confirmFundPassword: string;
      newFundPassword: string;
      password?: string;
    };
    'Auth.SliderCaptchaAnswer': {
      /** Format: uuid */
      id: string;
      x: number;
    };
    'Auth.SliderCaptchaRequest': {
      /** @enum {string} */
      action: 'login' | 'register';
    };
    'Auth.SliderCaptchaResponse': {
      /** @description PNG as a data URL, with the gap */
      background: string;
      height: number;
      /** Format: uuid */
      id: string;
      /** @description PNG as a data URL; it moves along `y` */
      piece: string;
      pieceWidth: number;
      width: number;
      y: number;
    };
    'Auth.SmsCodeRequest': {
      countryDialingCode?: string;
      mobileNum?: string;
      /** @enum {string} */
      purpose?: 'login' | 'reset';
      workProof?: components['schemas']['Auth.WorkAnswer'];
    };
    'Auth.WorkAnswer': {
      /** Format: uuid */
      id: string;
      nonce: string;
    };
    'Auth.WorkRequest': {
      /** @enum {string} */
      action: 'login' | 'register' | 'image' | 'code' | 'operator' | 'operator-again';
    };
    'Auth.WorkResponse': {
      bits: number;
      /** Format: uuid */
      id: string;
      /** @description find a nonce of 1 to 32 of `0-9a-z` so that SHA-256(salt + nonce) begins with `bits` zero bits */
      salt: string;
      /** @description an earlier answer is refused */
      waitMs: number;
    };
    FundPassword: {
      /** @description Compact JWE (ECDH-ES, A256GCM) to `info.payloadKey` of /wps/system/status; the plaintext is the JSON of `fundPassword`, `iat` (seconds) and `jti` (16 to 64 characters, new each time), and of `factorCode` where FACTOR_CODE_REQUIRED asks for it: a code of the authenticator app or a recovery code. Plain, if PAYLOAD_ENCRYPTION permits it */
      fundPassword: string;
    };
    'GameLaunch.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'GameLaunch.ApprovalDecisionRequest': {
      note: string;
    };
    'GameLaunch.ApprovalPage': {
      list: components['schemas']['GameLaunch.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'GameLaunch.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'GameLaunch.BetRecordDetailResponse': {
      /** Format: uuid */
      betId: string;
      /** @description the bets of the round, at most 200 */
      bets: components['schemas']['GameLaunch.PlacedBetResponse'][];
      currency: string;
      /** @description why validBet is less than the stake */
      exclusionReason: string | null;
      gameId: string;
      gameName: components['schemas']['GameLaunch.NamesResponse'];
      gameType: string;
      /** @enum {string} */
      mode: 'REAL' | 'PLAY';
      /** @description of a lottery's ticket */
      orderNumber?: string;
      payout: string;
      /** Format: date-time */
      placedAt: string;
      /** @description payout less stake of a settled round, zero before */
      profit: string;
      roundId: string;
      /** @description bets at stated odds, or lines of a lottery ticket, at most 8 */
      selections: components['schemas']['GameLaunch.BetSelectionResponse'][];
      /** Format: date-time */
      settledAt: string | null;
      /** @example 10000.00 */
      stake: string;
      /** @enum {string} */
      status: 'OPEN' | 'SETTLED' | 'VOID';
      validBet: string;
      vassalage: string;
    };
    'GameLaunch.BetRecordListResponse': {
      list: components['schemas']['GameLaunch.BetRecordResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
      /** @description of the settled rounds of the whole period */
      totals: components['schemas']['GameLaunch.BetTotalsResponse'];
    };
    'GameLaunch.BetRecordResponse': {
      /** Format: uuid */
      betId: string;
      currency: string;
      /** @description why validBet is less than the stake */
      exclusionReason: string | null;
      gameId: string;
      gameName: components['schemas']['GameLaunch.NamesResponse'];
      gameType: string;
      /** @enum {string} */
      mode: 'REAL' | 'PLAY';
      /** @description of a lottery's ticket */
      orderNumber?: string;
      payout: string;
      /** Format: date-time */
      placedAt: string;
      /** @description payout less stake of a settled round, zero before */
      profit: string;
      roundId: string;
      /** @description bets at stated odds, or lines of a lottery ticket, at most 8 */
      selections: components['schemas']['GameLaunch.BetSelectionResponse'][];
      /** Format: date-time */
      settledAt: string | null;
      /** @example 10000.00 */
      stake: string;
      /** @enum {string} */
      status: 'OPEN' | 'SETTLED' | 'VOID';
      validBet: string;
      vassalage: string;
    };
    'GameLaunch.BetSelectionResponse': {
      /** @description null where they differ by prize */
      odds: components['schemas']['GameLaunch.StatedOddsResponse'] | null;
      /** @description the play of a lottery */
      playName?: components['schemas']['GameLaunch.NamesResponse'];
      /** @description what was bet on, in the provider's words */
      selection: string | null;
    };
    'GameLaunch.BetTotalsResponse': {
      /** @description settled rounds */
      count: number;
      payout: string;
      profit: string;
      stake: string;
      validBet: string;
    };
    'GameLaunch.CatalogueImportRequest': {
      preview?: boolean;
      provider: string;
    };
    'GameLaunch.CatalogueImportResponse': {
      added: number;
      games: number;
      vendors: number;
      withdrawn: number;
    };
    'GameLaunch.DeadLetterActionPage': {
      list: components['schemas']['GameLaunch.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'GameLaunch.DeadLetterPage': {
      list: components['schemas']['GameLaunch.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.DeadLetterReasonRequest': {
      reason: string;
    };
    'GameLaunch.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'GameLaunch.EndedGameSessionsResponse': {
      ended: number;
    };
    'GameLaunch.GameListResponse': {
      games: components['schemas']['GameLaunch.GameResponse'][];
      pageNum: number;
      totalPages: number;
    };
    'GameLaunch.GameResponse': {
      accountTypeName: string | null;
      /**
       * @description the kind of a live table
       * @example BAC
       */
      classify: string | null;
      code: string;
      defaultPlayType: string | null;
      gameId: string;
      gameName: string;
      gameType: string;
      /** @description VASSALAGE: opens the list of games of its vendor */
      isGame: string;
      isHot: boolean;
      isNew: boolean;
      maintenance: boolean;
      nodeId: string;
      nodeName: string;
      roomId: string | null;
      /** @example 96.21 */
      rtp: string | null;
      showIcon: string | null;
      /** @description 0: may be tried with play money */
      supportPlay: number;
      vassalage: string;
    };
    'GameLaunch.GameSettingsRequest': {
      isClosed: boolean;
      isHot?: boolean | null;
      maxBet?: string | null;
      reason: string;
      sortOrder?: number | null;
    };
    'GameLaunch.JackpotBoardResponse': {
      currency: string;
      /** @description the games that feed them */
      gameIds: string[];
      /** @description pools of real money, the smallest first */
      pools: components['schemas']['GameLaunch.JackpotResponse'][];
      winners: components['schemas']['GameLaunch.JackpotWinnerResponse'][];
    };
    'GameLaunch.JackpotDayResponse': {
      /** Format: date */
      day: string;
      /** @example 1250000.00 */
      share: string;
    };
    'GameLaunch.JackpotReportResponse': {
      awards: components['schemas']['GameLaunch.ReportedAwardResponse'][];
      pools: components['schemas']['GameLaunch.ReportedPoolResponse'][];
      /** @description vendors that did not answer */
      silent: string[];
    };
    'GameLaunch.JackpotResponse': {
      /** @example 1250000.00 */
      amount: string;
      /**
       * @description it falls by then at the latest
       * @example 1000000.00
       */
      mustDropBy: string | null;
      /** @example mini */
      pool: string;
      vassalage: string;
    };
    'GameLaunch.JackpotWinnerResponse': {
      /** @example se****88 */
      account: string;
      /** @example 1250000.00 */
      amount: string;
      /** Format: date-time */
      at: string;
      gameName: components['schemas']['GameLaunch.NamesResponse'];
      /** @example mini */
      pool: string;
      vassalage: string;
    };
    'GameLaunch.LaunchRequest': {
      accountType?: string;
      /** @enum {string} */
      accountTypeName?: 'TCG_SEA' | 'TCG_LOTTO_VN' | 'LOTT' | 'ELOTT';
      clientType?: string;
      confirmTrans?: string;
      device?: string;
      gameId?: string;
      hasLobby?: string;
      language?: string;
      launchMode?: string;
      lottoArea?: string;
      lottoGameCode?: string;
      /** @enum {string} */
      lottoPrizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA';
      lottoView?: string;
      merchantCode?: string;
      nodeId?: string;
      platform?: string;
      roomId?: string;
      token?: string;
      username?: string;
      vassalage?: string;
    };
    'GameLaunch.LaunchResponse': {
      /** Format: date-time */
      expiresAt: string;
      /** @description opens once, within the time given */
      game_url: string;
      /** @description the same address, for clients that read this field */
      game_url2: string;
      gameUrl: string;
      /** Format: uuid */
      launchId: string;
    };
    'GameLaunch.MaintenanceRequest': {
      maintenance: boolean;
      /** Format: date-time */
      until?: string;
    };
    'GameLaunch.MenuResponse': {
      /** @description the kinds of tables that there are, in their order */
      classes: string[];
      gameType: string;
      name: components['schemas']['GameLaunch.NamesResponse'];
      vendors: components['schemas']['GameLaunch.VendorCardResponse'][];
    };
    'GameLaunch.NamesResponse': {
      en: string;
      vi: string;
    };
    'GameLaunch.NewVendorKeyRequest': {
      keyId: string;
      reason: string;
    };
    'GameLaunch.NewVendorKeyResponse': {
      keyId: string;
      secret: string;
    };
    'GameLaunch.PlacedBetResponse': {
      /** @description the price, the final one if confirmed */
      odds: components['schemas']['GameLaunch.StatedOddsResponse'] | null;
      /** Format: date-time */
      placedAt: string;
      /** @description the play of a lottery */
      playName?: components['schemas']['GameLaunch.NamesResponse'];
      /** @description what was bet on, in the provider's words */
      selection: string | null;
      /** @example 10000.00 */
      stake: string;
      /** @enum {string} */
      state: 'PLACED' | 'AWAITING_PRICE' | 'TAKEN_BACK';
    };
    'GameLaunch.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'GameLaunch.ProjectionListResponse': {
      list: components['schemas']['GameLaunch.ProjectionResponse'][];
    };
    'GameLaunch.ProjectionResponse': {
      last: components['schemas']['GameLaunch.ProjectionRunResponse'] | null;
      name: string;
    };
    'GameLaunch.ProjectionRunListResponse': {
      list: components['schemas']['GameLaunch.ProjectionRunResponse'][];
    };
    'GameLaunch.ProjectionRunResponse': {
      /** Format: date-time */
      endedAt: string | null;
      error: string | null;
      events: number;
      id: string;
      operatorId: string;
      projection: string;
      reason: string;
      /** Format: date-time */
      startedAt: string;
      /** @enum {string} */
      status: 'RUNNING' | 'DONE' | 'FAILED';
    };
    'GameLaunch.ProviderSourceRequest': {
      /** Format: uri */
      catalogueUrl: string;
      reason: string;
    };
    'GameLaunch.QueryOutcomeResponse': {
      /** @enum {string} */
      outcome: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'MISMATCH' | 'UNREACHABLE' | 'FAILED';
    };
    'GameLaunch.RebuildRequest': {
      reason: string;
    };
    'GameLaunch.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'GameLaunch.RedriveResponse': {
      requested: number;
    };
    'GameLaunch.ReportedAwardResponse': {
      /** @example 1250000.00 */
      amount: string;
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      mode: 'REAL' | 'PLAY';
      /** @example mini */
      pool: string;
      roundId: string;
      vassalage: string;
    };
    'GameLaunch.ReportedPoolResponse': {
      /** @example 1250000.00 */
      amount: string;
      /**
       * @description what the ledger should hold
       * @example -1250000.00
       */
      balance: string;
      days: components['schemas']['GameLaunch.JackpotDayResponse'][];
      /** @enum {string} */
      mode: 'REAL' | 'PLAY';
      /**
       * @description it falls by then at the latest
       * @example 1000000.00
       */
      mustDropBy: string | null;
      /** @example mini */
      pool: string;
      /** @example 1250000.00 */
      seed: string;
      vassalage: string;
    };
    'GameLaunch.RoomResponse': {
      gameId: string;
      gameName: string;
      maintenance: boolean;
      /** @example 500000.00 */
      maxBet: string | null;
      /** @example 10000.00 */
      minBet: string | null;
      nodeId: string;
      roomId: string;
      roomName: string;
      seats: number | null;
      showIcon: string | null;
      /** @description 0: may be tried with play money */
      supportPlay: number;
      vassalage: string;
    };
    'GameLaunch.RoundEndingRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      payout?: string;
      reason: string;
      /** @enum {string} */
      state: 'SETTLED' | 'VOID';
    };
    'GameLaunch.RoundTransactionResponse': {
      amount: string | null;
      attempts: number;
      createdAt: string;
      finishedAt: string | null;
      kind: string;
      nextAttemptAt: string;
      status: string;
      transactionId: string;
    };
    'GameLaunch.RtpListResponse': {
      games: components['schemas']['GameLaunch.RtpResponse'][];
      since: string;
    };
    'GameLaunch.RtpResponse': {
      actualPpm: number;
      bandPpm: number;
      gameId: string;
      isInside: boolean | null;
      nameEn: string;
      nameVi: string;
      paid: string;
      publishedPpm: number | null;
      rounds: number;
      staked: string;
      vassalage: string;
    };
    'GameLaunch.StatedOddsResponse': {
      /** @enum {string} */
      format: 'DEC' | 'HK' | 'MY' | 'ID';
      /** @example 1.90 */
      value: string;
    };
    'GameLaunch.StuckRoundDetailResponse': {
      answer: {
        [key: string]: unknown;
      } | null;
      askedAt: string | null;
      attempts: number;
      betId: string;
      bets: number;
      currency: string;
      gameId: string;
      memberId: string;
      mode: string;
      /** @enum {string|null} */
      outcome: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'MISMATCH' | 'UNREACHABLE' | 'FAILED' | null;
      payout: string;
      placedAt: string;
      roundId: string;
      stake: string;
      status: string;
      transactions: components['schemas']['GameLaunch.RoundTransactionResponse'][];
      vassalage: string;
    };
    'GameLaunch.StuckRoundPage': {
      list: components['schemas']['GameLaunch.StuckRoundResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.StuckRoundResponse': {
      askedAt: string | null;
      attempts: number;
      betId: string;
      bets: number;
      currency: string;
      gameId: string;
      memberId: string;
      mode: string;
      /** @enum {string|null} */
      outcome: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'MISMATCH' | 'UNREACHABLE' | 'FAILED' | null;
      payout: string;
      placedAt: string;
      roundId: string;
      stake: string;
      status: string;
      vassalage: string;
    };
    'GameLaunch.TransactionStatusResponse': {
      status: string;
    };
    'GameLaunch.UnfinishedTransactionPage': {
      list: components['schemas']['GameLaunch.UnfinishedTransactionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.UnfinishedTransactionResponse': {
      amount: string | null;
      attempts: number;
      createdAt: string;
      finishedAt: string | null;
      kind: string;
      memberId: string;
      mode: string;
      nextAttemptAt: string;
      roundId: string | null;
      status: string;
      transactionId: string;
      vassalage: string;
    };
    'GameLaunch.ValidBetSettingsRequest': {
      /** @enum {string} */
      bothSidesMode: 'NET' | 'ZERO';
      maximumCoverPpm: number;
      minimumOdds: string;
      reason: string;
      /** @enum {string} */
      sportsMode: 'RESULT' | 'AT_RISK';
      version: number;
    };
    'GameLaunch.ValidBetSettingsResponse': {
      /** @enum {string} */
      bothSidesMode: 'NET' | 'ZERO';
      maximumCoverPpm: number;
      minimumOdds: string;
      /** @enum {string} */
      sportsMode: 'RESULT' | 'AT_RISK';
      /** @description 0 for the defaults */
      version: number;
    };
    'GameLaunch.VendorAdminListResponse': {
      vendors: components['schemas']['GameLaunch.VendorAdminResponse'][];
    };
    'GameLaunch.VendorAdminResponse': {
      /** @enum {string} */
      circuit: 'CLOSED' | 'OPEN' | 'TRYING';
      currencies: string[] | null;
      displayName: string;
      games: number;
      isActive: boolean;
      isClosed: boolean;
      isHot: boolean | null;
      keptKeyIds: string[];
      keyIds: string[];
      launchOrigin: string | null;
      launchPath: string | null;
      maintenance: boolean;
      maintenanceUntil: string | null;
      maxBet: string | null;
      openRounds: number;
      provider: string;
      queryUrl: string | null;
      sortOrder: number | null;
      timeBudgetMs: number | null;
      transferUrl: string | null;
      vassalage: string;
      /** @enum {string} */
      wallet: 'SEAMLESS' | 'TRANSFER';
    };
    'GameLaunch.VendorCardResponse': {
      displayName: string;
      /** @description what a press on the vendor launches */
      firstGameId: string | null;
      isHot: boolean;
      maintenance: boolean;
      smallIcon: string | null;
      vassalage: string;
    };
    'GameLaunch.VendorGamePage': {
      list: components['schemas']['GameLaunch.VendorGameResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'GameLaunch.VendorGameResponse': {
      gameId: string;
      gameType: string;
      isActive: boolean;
      isClosed: boolean;
      isHot: boolean | null;
      limit: string | null;
      maintenance: boolean;
      maxBet: string | null;
      nameEn: string;
      nameVi: string;
      rtp: string | null;
      sortOrder: number | null;
    };
    'GameLaunch.VendorKeyRemovalRequest': {
      reason: string;
    };
    'GameLaunch.VendorResponse': {
      displayName: string;
      /** @description what a press on the vendor launches */
      firstGameId: string | null;
      gameTypes: string[];
      isHot: boolean;
      maintenance: boolean;
      smallIcon: string | null;
      vassalage: string;
    };
    'GameLaunch.VendorSettingsRequest': {
      currencies?: string[] | null;
      isClosed: boolean;
      isHot?: boolean | null;
      launchOrigin?: string | null;
      launchPath?: string | null;
      maxBet?: string | null;
      /** Format: uri */
      queryUrl?: string | null;
      reason: string;
      sortOrder?: number | null;
      timeBudgetMs?: number | null;
      /** Format: uri */
      transferUrl?: string | null;
    };
    'GameLaunch.VendorTypesResponse': {
      gameTypes: string[];
      vassalage: string;
    };
    'GameLaunch.WinnerResponse': {
      /** @example se****88 */
      account: string;
      /** Format: date-time */
      at: string;
      currency: string;
      gameId: string;
      gameName: components['schemas']['GameLaunch.NamesResponse'];
      /**
       * @description payout over stake
       * @example 250.00
       */
      multiple: string;
      /** @example 1250000.00 */
      payout: string;
      vassalage: string;
      /** Format: uuid */
      winnerId: string;
    };
    'Lottery.ActionResponse': {
      /** Format: date-time */
      actedAt: string;
      action: string;
      details: {
        [key: string]: unknown;
      };
      operatorId: string;
      subject: string;
    };
    'Lottery.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'Lottery.ApprovalDecisionRequest': {
      note: string;
    };
    'Lottery.ApprovalPage': {
      list: components['schemas']['Lottery.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Lottery.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'Lottery.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'Lottery.BetLimitChangeResponse': {
      /** @description Null: the game follows that of every game */
      amount: string | null;
      approvedBy: string | null;
      /** @description Of the version before */
      before: string | null;
      /** Format: date-time */
      changedAt: string;
      changedBy: string | null;
      /** @enum {string} */
      kind: 'STAKE_MIN' | 'STAKE_MAX' | 'ORDER' | 'MEMBER' | 'WIN' | 'PLAY' | 'NUMBER' | 'WORST';
      reason: string;
      /**
       * @description A game, or *: every game without a limit of its own
       * @example XSMB
       */
      scope: string;
      version: number;
    };
    'Lottery.BetLimitListResponse': {
      /** @description The newest first */
      changes: components['schemas']['Lottery.BetLimitChangeResponse'][];
      list: components['schemas']['Lottery.BetLimitResponse'][];
    };
    'Lottery.BetLimitRequest': {
      /** @description Null: the game follows that of every game again */
      amount: string | null;
      /** @enum {string} */
      kind: 'STAKE_MIN' | 'STAKE_MAX' | 'ORDER' | 'MEMBER' | 'WIN' | 'PLAY' | 'NUMBER' | 'WORST';
      reason: string;
      scope: string;
      version: number;
    };
    'Lottery.BetLimitResponse': {
      /** @description Null: the game follows that of every game */
      amount: string | null;
      /** @enum {string} */
      kind: 'STAKE_MIN' | 'STAKE_MAX' | 'ORDER' | 'MEMBER' | 'WIN' | 'PLAY' | 'NUMBER' | 'WORST';
      /**
       * @description A game, or *: every game without a limit of its own
       * @example XSMB
       */
      scope: string;
      version: number;
    };
    'Lottery.BettingModeResponse': {
      /** @example K */
      code: string;
      /** @example 1000.00 */
      unit: string;
    };
    'Lottery.BettingRequest': {
      /**
       * @description What the player saw as the total
       * @example 54000.00
       */
      betCartAmountSum: string;
      contents: components['schemas']['Lottery.ContentRequest'][];
      /** @example XSMB */
      gameId: string;
      numeros: components['schemas']['Lottery.NumeroRequest'][];
      /** @enum {string} */
      prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA';
      /** @description Cancels the later draws of the order when one wins */
      winStop: boolean;
    };
    'Lottery.CalendarDrawResponse': {
      /** @enum {string} */
      area: 'VN' | 'SEA';
      /**
       * @description The local day of the draw
       * @example 2026-11-21
       */
      businessDay: string;
      /** Format: date-time */
      closeAt: string;
      /** Format: date-time */
      drawAt: string;
      /** @description Of a draw of the day or the night */
      drawName?: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description Draws that the entry stands for: above 1 for a game that draws every few minutes */
      draws: number;
      gameId: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @enum {string} */
      region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
    };
    'Lottery.CancelRequest': {
      ids: string[];
    };
    'Lottery.ChainEntryResponse': {
      chain: string;
      commitment: string;
      numero: string;
      position: number;
    };
    'Lottery.ComingOddsResponse': {
      terms: {
        [key: string]: string;
      };
      /** Format: date-time */
      validFrom: string;
    };
    'Lottery.ComingWeekdaysResponse': {
      /** @example 2026-12-21 */
      validFrom: string;
      /** @description 0 is Sunday */
      weekdays: number[];
    };
    'Lottery.ComparisonResponse': {
      /** @description Tickets that would get another sum than now */
      changed: number;
      /** @description What members would gain; negative where money is taken back */
      difference: string;
      paidAfter: string;
      paidBefore: string;
      tickets: number;
      winners: number;
    };
    'Lottery.ContentRequest': {
      /**
       * @description symbols by comma, positions by _, # for an empty position
       * @example 05,27
       */
      bettingContent: string;
      /**
       * @description The odds that the player saw, by tier; others than those of now are refused
       * @example {
       *       "WIN": "99.000"
       *     }
       */
      odds?: {
        [key: string]: string;
      };
      /** @example LO2 */
      playId: string;
      /**
       * @description stake of one charged line, before the rebate of its series
       * @example 1000.00
       */
      singleBetPrice: string;
    };
    'Lottery.CurrentNumeroResponse': {
      /** Format: date-time */
      closeAt: string;
      /** Format: date-time */
      drawAt: string;
      /** @description Of a draw of the day or the night */
      drawName?: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description True while betting is open */
      isSale: boolean;
      /** @description Seconds between close and draw */
      lockTime: number;
      /** @example 20261121 */
      numero: string;
      /** Format: date-time */
      openAt: string;
      /** @description Milliseconds until betting closes, by the server’s clock */
      remainTime: number;
    };
    'Lottery.DeadLetterActionPage': {
      list: components['schemas']['Lottery.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Lottery.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Lottery.DeadLetterPage': {
      list: components['schemas']['Lottery.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Lottery.DeadLetterReasonRequest': {
      reason: string;
    };
    'Lottery.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Lottery.DrawDetailResponse': {
      draw: components['schemas']['Lottery.NumeroResponse'];
      /** @description Of an own draw */
      proof: components['schemas']['Lottery.ProofResponse'] | null;
      result: components['schemas']['Lottery.ResultResponse'] | null;
      voidReason: string | null;
    };
    'Lottery.DrawExposureResponse': {
      /** @description Stakes of a member or a play; of others what they can cost */
      amount: string;
      /** @example number:MB.LO2.27 */
      cell: string;
      gameId: string;
      /** @description At this much the cell takes no more bets */
      limit: string | null;
      numero: string;
    };
    'Lottery.ExceptionAnswerResponse': {
      /** @description The proposal of those that wait */
      approval: string | null;
      /** @description Days that differ from now on: no draw stands on them yet */
      atOnce: number;
      /** @description Days whose draw stands: another operator decides */
      waiting: number;
    };
    'Lottery.ExceptionDaysRequest': {
      /** @description Minutes after local midnight; not for SKIP */
      drawMinutes?: number;
      /**
       * @description The first day
       * @example 2026-11-21
       */
      from: string;
      gameIds: string[];
      /** @enum {string} */
      kind: 'SKIP' | 'MOVE' | 'EXTRA';
      /**
       * @description The last day, at most 30 after the first
       * @example 2026-11-21
       */
      to: string;
    };
    'Lottery.ExceptionPreviewResponse': {
      /** @description Days that differ from now on: no draw stands on them yet */
      atOnce: number;
      /** @description Days whose draw stands: another operator decides */
      waiting: number;
    };
    'Lottery.ExceptionResponse': {
      /** @example 2026-11-21 */
      day: string;
      /** @description Minutes after local midnight */
      drawMinutes: number | null;
      gameId: string;
      /** @enum {string} */
      kind: 'SKIP' | 'MOVE' | 'EXTRA';
      reason: string;
    };
    'Lottery.ExceptionsRequest': {
      /** @description Minutes after local midnight; not for SKIP */
      drawMinutes?: number;
      /**
       * @description The first day
       * @example 2026-11-21
       */
      from: string;
      gameIds: string[];
      /** @enum {string} */
      kind: 'SKIP' | 'MOVE' | 'EXTRA';
      reason: string;
      /**
       * @description The last day, at most 30 after the first
       * @example 2026-11-21
       */
      to: string;
    };
    'Lottery.ExposureResponse': {
      /** @description Stakes of a member or a play; of others what they can cost */
      amount: string;
      /** @example number:MB.LO2.27 */
      cell: string;
      /** @description At this much the cell takes no more bets */
      limit: string | null;
    };
    'Lottery.GameSettingResponse': {
      /** @description Of one member in one draw */
      betAmountMax: string;
      /** @description Least stake of a line */
      betAmountMin: string;
      betMultipleMax: number;
      bettingModes: components['schemas']['Lottery.BettingModeResponse'][];
      drawsMax: number;
      /** @description Highest stake of a line */
      lineAmountMax: string;
      /** @description What a result may cost on one play by single numbers and options; a full number is closed */
      numberCostMax: string;
      /** @description Of one order in all its draws */
      orderAmountMax: string;
      /** @description Stakes of all members on one play in one draw; of real money */
      playAmountMax: string;
      /** @description What a member may win in one draw, by all tickets; a slip that could win more is refused before it is taken */
      winAmountMax: string;
      /** @description The same by combinations and long lists, each counted as if it won */
      worstCostMax: string;
    };
    'Lottery.GameWeekdaysResponse': {
      /** @description The soonest first */
      coming: components['schemas']['Lottery.ComingWeekdaysResponse'][];
      /** @example XSMN-HCM */
      gameId: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description Of the newest change; 0 if there is none */
      version: number;
      /** @description Those of today */
      weekdays: number[];
    };
    'Lottery.HeldNumberRequest': {
      isHeld: boolean;
      /** @description In this draw; in all draws from now on if absent */
      numero?: string;
      /**
       * @description One number, option or combination, as a player writes it
       * @example 27
       */
      pick: string;
      reason: string;
    };
    'Lottery.HeldNumberResponse': {
      /** Format: date-time */
      heldAt: string;
      heldBy: string;
      /** @description Null: in all draws */
      numero: string | null;
      /** @example 27 */
      pick: string;
      /** @example DE_DB */
      play: string;
      reason: string;
    };
    'Lottery.HotGapResponse': {
      /** @description Not drawn for longest, at most ten */
      cold: string[];
      /** @description Draws looked at */
      draws: number;
      /** @description Drawn most often, at most ten */
      hot: string[];
      /** @description Of the whole result */
      numbers: components['schemas']['Lottery.NumberFiguresResponse'][];
      /** @description By position, for games whose order of digits or balls counts */
      positions: components['schemas']['Lottery.PositionFiguresResponse'][];
    };
    'Lottery.LocalisedNameResponse': {
      /** @example Northern lottery */
      en: string;
      /** @example Xổ số miền Bắc */
      vi: string;
    };
    'Lottery.LotteryGameResponse': {
      /** @enum {string} */
      area: 'VN' | 'ELOTT' | 'SEA';
      /** @example XSMB */
      gameCode: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @enum {string} */
      region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
    };
    'Lottery.NearResponse': {
      currentNumero: components['schemas']['Lottery.NumeroResponse'] | null;
      nextNumero: components['schemas']['Lottery.NumeroResponse'] | null;
      previousNumero: components['schemas']['Lottery.NumeroResponse'] | null;
      /**
       * Format: date-time
       * @description The server’s clock, to correct the page’s
       */
      serverTime: string;
    };
    'Lottery.NumberFiguresResponse': {
      /** @description Draws in which it was drawn */
      draws: number;
      /** @description Draws since the last one that had it; all draws looked at if none had */
      gap: number;
      longestGap: number;
      /** @example 05 */
      number: string;
      /** @description How often it was drawn */
      times: number;
    };
    'Lottery.NumeroRequest': {
      /** @example 20261121-0721 */
      numero: string;
    };
    'Lottery.NumeroResponse': {
      /** Format: date-time */
      closeAt: string;
      /** Format: date-time */
      drawAt: string;
      /** @description Of a draw of the day or the night */
      drawName?: components['schemas']['Lottery.LocalisedNameResponse'];
      gameId: string;
      /** @description True while betting is open */
      isSale: boolean;
      /** @description Seconds between close and draw */
      lockTime: number;
      /** @example 20261121-0721 */
      numero: string;
      /** Format: date-time */
      openAt: string;
      /** @description Milliseconds until betting closes, by the server’s clock; 0 after it */
      remainTime: number;
      /** @enum {string} */
      state: 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID';
    };
    'Lottery.OddsChangeResponse': {
      approvedBy: string | null;
      /** @description Of the version before */
      before: {
        [key: string]: string;
      } | null;
      /** Format: date-time */
      changedAt: string;
      changedBy: string | null;
      /** @enum {string} */
      kind: 'ODDS' | 'SERIES' | 'BAND';
      /**
       * @description A group of plays, or *: the band of every play
       * @example MB
       */
      playCode: string;
      /**
       * @description A play, or *: a whole group
       * @example LO2
       */
      playId: string;
      /**
       * @description Of a band *
       * @enum {string}
       */
      prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA' | '*';
      reason: string;
      terms: {
        [key: string]: string;
      };
      /** Format: date-time */
      validFrom: string;
      version: number;
    };
    'Lottery.OddsListResponse': {
      /** @description The newest first */
      changes: components['schemas']['Lottery.OddsChangeResponse'][];
      /** @description Of the plays and groups of the game, and their bands */
      list: components['schemas']['Lottery.OddsResponse'][];
    };
    'Lottery.OddsRequest': {
      /** @enum {string} */
      kind: 'ODDS' | 'SERIES' | 'BAND';
      playCode: string;
      playId: string;
      /** @enum {string} */
      prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA' | '*';
      reason: string;
      /**
       * @description All of them: odds by tier; min, default, maxBet and max of a series; lowest and highest of a band, in per cent
       * @example {
       *       "WIN": "98.500"
       *     }
       */
      terms: {
        [key: string]: string;
      };
      /** Format: date-time */
      validFrom?: string;
      version: number;
    };
    'Lottery.OddsResponse': {
      /** @description Between what the play may return */
      band: components['schemas']['Lottery.RangeResponse'] | null;
      /** @description The soonest first */
      coming: components['schemas']['Lottery.ComingOddsResponse'][];
      /** @description The odds follow from the series of the group */
      isBySeries: boolean;
      /** @enum {string} */
      kind: 'ODDS' | 'SERIES' | 'BAND';
      /**
       * @description A group of plays, or *: the band of every play
       * @example MB
       */
      playCode: string;
      /**
       * @description A play, or *: a whole group
       * @example LO2
       */
      playId: string;
      /**
       * @description Of a band *
       * @enum {string}
       */
      prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA' | '*';
      /** @description Exact, with the rebate; null for a band */
      returns: components['schemas']['Lottery.RangeResponse'] | null;
      /** @description Those in force; of a play by series at the usual series */
      terms: {
        [key: string]: string;
      };
      /** @description Of the newest change, in force or to come */
      version: number;
    };
    'Lottery.OpenedGameResponse': {
      /** @enum {string} */
      area: 'VN' | 'ELOTT' | 'SEA';
      current: components['schemas']['Lottery.CurrentNumeroResponse'];
      /** @example XSMB */
      gameCode: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      last: components['schemas']['Lottery.ResultResponse'] | null;
      /** @example 20261121 */
      numero: string;
      /** @enum {string} */
      region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
    };
    'Lottery.OperatorDrawResponse': {
      /** Format: date-time */
      closeAt: string;
      /** Format: date-time */
      drawAt: string;
      gameId: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description Drawn elsewhere, so that its result has to be entered */
      isOfficial: boolean;
      numero: string;
      /** @description Entries for the next version of the result */
      proposals: number;
      /** @description The game whose result this one takes over */
      resultOf: string | null;
      slots: components['schemas']['Lottery.SlotResponse'][];
      staked: string;
      /** @enum {string} */
      state: 'PENDING' | 'DRAWN' | 'SETTLED' | 'VOID';
      tickets: number;
      /** @description Of the result; 0 where there is none */
      version: number;
      voidReason: string | null;
    };
    'Lottery.OperatorGameResponse': {
      /** @enum {string} */
      area: 'VN' | 'ELOTT' | 'SEA';
      gameId: string;
      gameName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description Draws by a calendar, which can have exceptions */
      hasCalendar: boolean;
      isOfficial: boolean;
    };
    'Lottery.OperatorPlayResponse': {
      /** @description Switched off by an operator */
      isOff: boolean;
      /** @description Without a proof of its odds a play takes no bets */
      isProved: boolean;
      /** @example MB */
      playCode: string;
      /** @example LO2 */
      playId: string;
    };
    'Lottery.OrderPageResponse': {
      /** @description Of the next page; null on the last */
      cursor: string | null;
      /** @description One entry a ticket, newest first */
      list: components['schemas']['Lottery.OrderResponse'][];
    };
    'Lottery.OrderResponse': {
      contents: components['schemas']['Lottery.SlipLineResponse'][];
      gameId: string;
      /** @example L7K2M9QX4TABC */
      orderNumber: string;
      /** Format: date-time */
      placedAt: string;
      prizeMode: string;
      tickets: components['schemas']['Lottery.TicketResponse'][];
      /** @description Of all draws of the order */
      totalBettingAmount: string;
      winStop: boolean;
    };
    'Lottery.PlayGroupResponse': {
      /** @example MB */
      playCode: string;
      playMenus: components['schemas']['Lottery.PlayResponse'][];
      playName: components['schemas']['Lottery.LocalisedNameResponse'];
    };
    'Lottery.PlayMenuResponse': {
      playMenuGroups: components['schemas']['Lottery.PlayGroupResponse'][];
      /** @example Lott */
      prizeModeId: string;
    };
    'Lottery.PlayResponse': {
      /** @enum {string} */
      form: 'numbers' | 'each' | 'sequence' | 'subset' | 'roles' | 'options';
      /** @description Lines that one bet may have at most */
      maxLines: number;
      /** @description total return per unit staked, by tier; of the default series */
      odds: {
        [key: string]: string;
      };
      /** @example LO2 */
      playId: string;
      playName: components['schemas']['Lottery.LocalisedNameResponse'];
      /** @description Bets are taken */
      playSwitch: boolean;
    };
    'Lottery.PlaySwitchRequest': {
      isOff: boolean;
    };
    'Lottery.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'Lottery.PositionFiguresResponse': {
      numbers: components['schemas']['Lottery.NumberFiguresResponse'][];
      /** @enum {string} */
      position:
        | 'FIRST'
        | 'SECOND'
        | 'THIRD'
        | 'FOURTH'
        | 'FIFTH'
        | 'SIXTH'
        | 'SEVENTH'
        | 'EIGHTH'
        | 'NINTH'
        | 'TENTH';
    };
    'Lottery.ProofResponse': {
      /** @description Key of the beacon */
      beaconPublicKey: string;
      /** @description Round of the public beacon, fixed with the commitment */
      beaconRound: number;
      /** @description SHA-256 of the chain hash before and the commitment */
      chain: string;
      /** @description SHA-256 of the seed and the terms of the draw; hexadecimal, as all that follow */
      commitment: string;
      /** Format: date-time */
      committedAt: string;
      /** @description Place of the commitment in the chain of its game */
      position: number;
      /** @description The chain hash before; null at position 1 */
      previousChain: string | null;
      /** @description Null until the draw */
      randomness: string | null;
      /** @description What the commitment covers. 1: seed, game, numero; 2: also round, closing time, layout */
      scheme: number;
      seed: string | null;
      signature: string | null;
    };
    'Lottery.ProposalResponse': {
      /** Format: date-time */
      proposedAt: string;
      proposedBy: string;
      result: {
        [key: string]: string[];
      };
      /** @enum {string} */
      source: 'FEED' | 'OPERATORS';
      version: number;
    };
    'Lottery.RangeResponse': {
      /** @example 98.0000 */
      highest: string;
      /**
       * @description Per cent of the stakes
       * @example 95.0000
       */
      lowest: string;
    };
    'Lottery.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Lottery.RedriveResponse': {
      requested: number;
    };
    'Lottery.ResultEntryResponse': {
      /** @description True once a second operator has entered the same */
      entered: boolean;
    };
    'Lottery.ResultProposalRequest': {
      /**
       * @description values by prize, all of them
       * @example {
       *       "DB": [
       *         "12345"
       *       ]
       *     }
       */
      result: {
        [key: string]: string[];
      };
      /** @description One more than the version of the present result */
      version: number;
    };
    'Lottery.ResultRequest': {
      /**
       * @description values by prize, all of them
       * @example {
       *       "DB": [
       *         "12345"
       *       ]
       *     }
       */
      result: {
        [key: string]: string[];
      };
    };
    'Lottery.ResultResponse': {
      /** Format: date-time */
      drawnAt: string;
      /** @example 20261121-0721 */
      numero: string;
      /** @enum {string} */
      source: 'OWN' | 'FEED' | 'OPERATORS';
      /** @description Grows with every correction */
      version: number;
      /**
       * @description values by prize; leading zeros count
       * @example {
       *       "D": [
       *         "4",
       *         "0",
       *         "9",
       *         "9",
       *         "2"
       *       ]
       *     }
       */
      winningNumber: {
        [key: string]: string[];
      };
    };
    'Lottery.SeriesResponse': {
      defaultSeries: number;
      gameGroupCode: string;
      maxBetSeries: number;
      /** @description A lower series takes (maxSeries − series) / 2000 off the price of a line */
      maxSeries: number;
      minSeries: number;
      prizeModeId: string;
    };
    'Lottery.SlipLineResponse': {
      /** @example 05,27 */
      bettingContent: string;
      /**
       * @description What one line costs: its stake less the rebate of its series
       * @example 922.00
       */
      linePrice: string;
      /** @description Lines that are charged */
      lines: number;
      /**
       * @description total return per unit staked, by tier
       * @example {
       *       "WIN": "99.000"
       *     }
       */
      odds: {
        [key: string]: string;
      };
      /** @example LO2 */
      playId: string;
      series: number | null;
      /**
       * @description of one line
       * @example 1000.00
       */
      singleBetPrice: string;
    };
    'Lottery.SlotResponse': {
      /** @example DB */
      code: string;
      count: number;
      /** @description Length of each value; leading zeros are kept */
      digits: number;
    };
    'Lottery.SoldOutPickResponse': {
      /** @example 27 */
      pick: string;
      /** @example DE_DB */
      play: string;
    };
    'Lottery.SoldOutResponse': {
      /** @description Of which not one point more is taken in real money */
      full: components['schemas']['Lottery.SoldOutPickResponse'][];
      /** @description That an operator has closed, for play money too */
      held: components['schemas']['Lottery.SoldOutPickResponse'][];
    };
    'Lottery.TicketResponse': {
      /** @description Commitment to the own draw that the bet was accepted under; null for an official draw */
      commitment: string | null;
      /** Format: uuid */
      id: string;
      multiple: number;
      numero: string;
      /** @description 1 placed, 2 open, 4 won, 5 lost, 6 refunded, 7 void, 8 cancelled, 9 refused */
      orderStatus: number;
      /** @description Prizes and stakes given back */
      payout: string;
      /** @description Why it was cancelled, void or refused */
      reason: string | null;
      /** @description Of the result by which it is settled; 0 before */
      resultVersion: number;
      /** Format: date-time */
      settledAt: string | null;
      stake: string;
      /** @enum {string} */
      state: 'PLACED' | 'OPEN' | 'WON' | 'LOST' | 'REFUNDED' | 'VOID' | 'CANCELLED' | 'REFUSED';
    };
    'Lottery.VoidDrawResponse': {
      /** Format: date-time */
      drawAt: string;
      numero: string;
      /** @enum {string} */
      reason:
        | 'NOT_COMMITTED'
        | 'COMMITMENT_BROKEN'
        | 'CLOCK_LATE'
        | 'BEACON_MISSING'
        | 'RESULT_MISSING'
        | 'OPERATOR';
    };
    'Lottery.VoidRequest': {
      reason: string;
    };
    'Lottery.VoidsResponse': {
      /** @description All void draws of the game */
      count: number;
      /** @description The last of them, newest first */
      list: components['schemas']['Lottery.VoidDrawResponse'][];
    };
    'Lottery.WeekdayChangeResponse': {
      approvedBy: string | null;
      /** Format: date-time */
      changedAt: string;
      changedBy: string;
      gameId: string;
      reason: string;
      /** @example 2026-12-21 */
      validFrom: string;
      version: number;
      /** @description 0 is Sunday */
      weekdays: number[];
    };
    'Lottery.WeekdayListResponse': {
      /** @description The newest first */
      changes: components['schemas']['Lottery.WeekdayChangeResponse'][];
      list: components['schemas']['Lottery.GameWeekdaysResponse'][];
    };
    'Lottery.WeekdayRequest': {
      /** @example XSMN-HCM */
      gameId: string;
      reason: string;
      /**
       * @description A day after the last one with a draw on the calendar
       * @example 2026-12-21
       */
      validFrom: string;
      version: number;
      /**
       * @description 0 is Sunday; none: no draws from then on
       * @example [
       *       1,
       *       6
       *     ]
       */
      weekdays: number[];
    };
    'Member.AnalyticsResponse': {
      gtagId: string | null;
    };
    'Member.AnnouncementChangeRequest': {
      /** @enum {string|null} */
      bannerGroup?: 'w_login' | 'w_register' | null;
      content: components['schemas']['Member.ContentRequest'];
      /** Format: date-time */
      endsAt?: string | null;
      forAgents?: boolean;
      link?: string | null;
      platforms?: ('W' | 'M')[];
      rank?: number;
      /** Format: date-time */
      startsAt?: string;
      title: components['schemas']['Member.TitleRequest'];
      /** @enum {string} */
      type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
      version: number;
    };
    'Member.AnnouncementListsResponse': {
      banners: components['schemas']['Member.NoticeResponse'][];
      /** @description run across the page (marquee) */
      headline: components['schemas']['Member.NoticeResponse'][];
      /** @description for members who are logged in */
      player: components['schemas']['Member.NoticeResponse'][];
      /** @description shown as a popup, the first first */
      popup: components['schemas']['Member.NoticeResponse'][];
      promotion: components['schemas']['Member.NoticeResponse'][];
    };
    'Member.AnnouncementPage': {
      list: components['schemas']['Member.AnnouncementResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.AnnouncementRequest': {
      /** @enum {string|null} */
      bannerGroup?: 'w_login' | 'w_register' | null;
      content: components['schemas']['Member.ContentRequest'];
      /** Format: date-time */
      endsAt?: string | null;
      forAgents?: boolean;
      link?: string | null;
      platforms?: ('W' | 'M')[];
      rank?: number;
      /** Format: date-time */
      startsAt?: string;
      title: components['schemas']['Member.TitleRequest'];
      /** @enum {string} */
      type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
    };
    'Member.AnnouncementResponse': {
      /** @enum {string|null} */
      bannerGroup: 'w_login' | 'w_register' | null;
      content: components['schemas']['Member.TextResponse'];
      /** Format: date-time */
      endsAt: string | null;
      /** @description for the agent centre alone */
      forAgents: boolean;
      /** Format: uuid */
      id: string;
      link: string | null;
      /** @description everywhere where empty */
      platforms: ('W' | 'M')[];
      rank: number;
      /** Format: date-time */
      startsAt: string;
      title: components['schemas']['Member.TextResponse'];
      /** @enum {string} */
      type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
      version: number;
    };
    'Member.AvatarResponse': {
      /** @description number of a drawing of the site (1 to 24), or the name of an uploaded picture */
      avatar: string;
      /** @enum {string} */
      avatarType: 'STATIC' | 'CUSTOM';
      /** @description path of the picture on this site */
      url: string;
    };
    'Member.BrandChangePage': {
      list: components['schemas']['Member.BrandChangeResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.BrandChangeRequest': {
      allowedAddresses?: string[];
      countryAddresses?: Record<string, unknown>;
      customerService?: components['schemas']['Member.CustomerServiceRequest'][];
      deniedAddresses?: string[];
      domains?: components['schemas']['Member.DomainsRequest'];
      gtagId?: string | null;
      imageCDNs?: string[];
      launchGameCDNs?: string[];
      maintenance?: boolean;
      /** Format: date-time */
      maintenanceUntil?: string | null;
      merchantCode?: string;
      minimumAge?: number;
      registerRules?: Record<string, unknown>;
      resources?: components['schemas']['Member.ResourceRequest'][];
      restrictedCountries?: string[];
      serviceHosts?: string[];
      serviceLinkKey?: string | null;
      settings?: Record<string, unknown>;
      switches?: Record<string, unknown>;
      version: number;
    };
    'Member.BrandChangeResponse': {
      /** @description what changed, in the form of the request */
      change: Record<string, unknown>;
      /** Format: date-time */
      changedAt: string;
      /**
       * Format: uuid
       * @description null: the platform
       */
      changedBy: string | null;
      /** @description the version that it made */
      version: number;
    };
    'Member.BrandResponse': {
      allowedAddresses: string[];
      countryAddresses: Record<string, unknown>;
      customerService: Record<string, unknown>[];
      deniedAddresses: string[];
      /** @description names, and ranges where bare addresses are at home */
      domains: string[];
      gtagId: string | null;
      imageCDNs: string[];
      launchGameCDNs: string[];
      maintenance: boolean;
      maintenanceUntil: string | null;
      merchantCode: string;
      name: string;
      registerRules: Record<string, unknown>;
      resources: Record<string, unknown>[];
      restrictedCountries: string[];
      serviceHosts: string[];
      serviceLinkKey: Record<string, unknown> | null;
      settings: {
        [key: string]: boolean;
      };
      version: number;
      whitelabel: components['schemas']['Member.WhitelabelNodeResponse'][];
    };
    'Member.ChooseAvatarRequest': {
      avatar: string;
    };
    'Member.ClubLabelResponse': {
      labelName: string;
      rankLevel: number;
    };
    'Member.ContactResponse': {
      /** @enum {string} */
      kind:
        'email' | 'mobileNum' | 'zalo' | 'whatsapp' | 'line' | 'facebook' | 'wechat' | 'qqNum' | 'idNumber';
      /** @description masked */
      masked: string;
      /** @description whether the member has proven it, by a code or a link */
      proven: boolean;
    };
    'Member.ContentRequest': {
      en: string;
      id?: string;
      ja?: string;
      pt?: string;
      th?: string;
      vi: string;
      zh?: string;
    };
    'Member.CountryResponse': {
      countryCode: string;
      countryDialingCode: string;
      /** @description digits asked of a mobile number after the dialing code */
      digits: number;
      /** @description every number of digits that occurs there */
      mobileDigits: number[];
      nameEn: string;
      nameVi: string;
    };
    'Member.CustomerServiceEntryResponse': {
      /** @enum {string} */
      csType: 'VIP' | 'LIVECHAT';
      /** @description null where links go out encrypted: ask /wps/system/service */
      path: string | null;
    };
    'Member.CustomerServiceRequest': {
      /** @enum {string} */
      csType: 'VIP' | 'LIVECHAT';
      path: string;
    };
    'Member.CustomerServiceResponse': {
      version: components['schemas']['Member.ServiceVersion'];
    };
    'Member.DeadLetterActionPage': {
      list: components['schemas']['Member.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Member.DeadLetterPage': {
      list: components['schemas']['Member.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.DeadLetterReasonRequest': {
      reason: string;
    };
    'Member.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Member.DomainRouteResponse': {
      domainList: string[];
    };
    'Member.DomainsRequest': {
      added?: string[];
      removed?: string[];
    };
    'Member.ExclusionRequest': {
      confirmed: boolean;
      days?: number;
      /** @enum {string} */
      kind: 'COOL_OFF' | 'SELF_EXCLUSION';
      /** @enum {number} */
      months?: 6 | 12 | 24 | 60;
      permanent?: boolean;
    };
    'Member.ExclusionResponse': {
      /** Format: date-time */
      from: string;
      /** @enum {string} */
      kind: 'COOL_OFF' | 'SELF_EXCLUSION';
      /**
       * Format: date-time
       * @description null for ever
       */
      until: string | null;
    };
    'Member.FeedbackAnswerRequest': {
      text: string;
    };
    'Member.FeedbackPage': {
      list: components['schemas']['Member.FeedbackResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.FeedbackResponse': {
      /** @description the member's user name */
      account: string | null;
      /** @description what was sent into the inbox */
      answer: string | null;
      /** @description the sender can read an answer */
      answerable: boolean;
      content: string;
      /** Format: date-time */
      handledAt: string | null;
      /**
       * Format: uuid
       * @description the operator
       */
      handledBy: string | null;
      /** Format: uuid */
      id: string;
      /** @description paths, for operators */
      images: string[];
      /**
       * Format: uuid
       * @description null where a guest wrote
       */
      memberId: string | null;
      /** Format: date-time */
      sentAt: string;
    };
    'Member.FeedbackSentResponse': {
      /** Format: uuid */
      id: string;
    };
    'Member.GamingStateResponse': {
      /** @description false where a decision is still on its way to those who enforce it */
      applied: boolean;
      exclusion: components['schemas']['Member.ExclusionResponse'] | null;
      /** @description the facts are to be shown before the first wager */
      factsDue: boolean;
      limits: components['schemas']['Member.LimitResponse'][];
      /** @description the member has set no limit and not been asked yet */
      limitsPromptDue: boolean;
      /** @description interval of the reality check */
      realityCheckMinutes: number | null;
    };
    'Member.HelpArticleResponse': {
      /** @description stable, for links: /help#deposit-how */
      id: string;
      /** @description paragraphs of plain text */
      paragraphs: string[];
      /** @description steps in order, after the paragraphs; may be empty */
      steps: string[];
      title: string;
    };
    'Member.HelpSectionResponse': {
      articles: components['schemas']['Member.HelpArticleResponse'][];
      id: string;
      title: string;
    };
    'Member.IdentityApprovalRequest': {
      note: string;
      validUntil: string;
    };
    'Member.IdentityCaseResponse': {
      approvedBy: string | null;
      /** Format: date */
      birthday: string;
      claimedBy: string | null;
      /** @enum {string} */
      document: 'ID_CARD' | 'PASSPORT' | 'DRIVING_LICENCE';
      events: components['schemas']['Member.IdentityEventResponse'][];
      /** Format: uuid */
      id: string;
      /** @enum {number} */
      level: 1 | 2;
      /** Format: uuid */
      memberId: string;
      /** @description number of the document */
      number: string;
      /** @description upper case, no accents */
      payeeName: string;
      /** @enum {string|null} */
      reason:
        | 'UNREADABLE'
        | 'NAME_DIFFERS'
        | 'BIRTHDAY_DIFFERS'
        | 'FACE_DIFFERS'
        | 'DOCUMENT_EXPIRED'
        | 'DOCUMENT_USED'
        | null;
      /** @description other members who sent the same document */
      sharedWith: number;
      sides: ('FRONT' | 'BACK' | 'FACE')[];
      /** @enum {string} */
      status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
      /** Format: date-time */
      submittedAt: string;
      /** Format: date */
      validUntil: string | null;
    };
    'Member.IdentityCheckPage': {
      list: components['schemas']['Member.IdentityCheckResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.IdentityCheckResponse': {
      approvedBy: string | null;
      claimedBy: string | null;
      /** @enum {string} */
      document: 'ID_CARD' | 'PASSPORT' | 'DRIVING_LICENCE';
      /** Format: uuid */
      id: string;
      /** @enum {number} */
      level: 1 | 2;
      /** Format: uuid */
      memberId: string;
      /** @enum {string|null} */
      reason:
        | 'UNREADABLE'
        | 'NAME_DIFFERS'
        | 'BIRTHDAY_DIFFERS'
        | 'FACE_DIFFERS'
        | 'DOCUMENT_EXPIRED'
        | 'DOCUMENT_USED'
        | null;
      /** @enum {string} */
      status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
      /** Format: date-time */
      submittedAt: string;
      /** Format: date */
      validUntil: string | null;
    };
    'Member.IdentityEventResponse': {
      actor: string;
      /** Format: date-time */
      at: string;
      note: string | null;
      /** @enum {string} */
      step: 'submit' | 'view' | 'claim' | 'approveFirst' | 'approve' | 'reject' | 'expire';
    };
    'Member.IdentityRejectionRequest': {
      note: string;
      /** @enum {string} */
      reason:
        | 'UNREADABLE'
        | 'NAME_DIFFERS'
        | 'BIRTHDAY_DIFFERS'
        | 'FACE_DIFFERS'
        | 'DOCUMENT_EXPIRED'
        | 'DOCUMENT_USED';
    };
    'Member.IdentityResponse': {
      /**
       * @description 0: not verified, 1: document, 2: document and face
       * @enum {number}
       */
      level: 0 | 1 | 2;
      /** @enum {string|null} */
      reason:
        | 'UNREADABLE'
        | 'NAME_DIFFERS'
        | 'BIRTHDAY_DIFFERS'
        | 'FACE_DIFFERS'
        | 'DOCUMENT_EXPIRED'
        | 'DOCUMENT_USED'
        | null;
      /**
       * @description of the newest submission
       * @enum {string}
       */
      status: 'NONE' | 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
      /** Format: date-time */
      submittedAt: string | null;
      /** @enum {number|null} */
      submittedLevel: 1 | 2 | null;
      /** Format: date */
      validUntil: string | null;
    };
    'Member.LabelResponse': {
      labelName: string;
    };
    'Member.LimitRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount?: string;
      minutes?: number;
    };
    'Member.LimitResponse': {
      /** @description null for SESSION */
      amount: string | null;
      /** @enum {string} */
      kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION';
      /** @description for SESSION */
      minutes: number | null;
      pending: components['schemas']['Member.PendingLimitResponse'] | null;
      /**
       * @description day, week and month of the brand’s zone
       * @enum {string}
       */
      period: 'day' | 'week' | 'month';
      /** Format: date-time */
      resetsAt: string | null;
      /** @description of this period so far; null where it cannot be said */
      usedAmount: string | null;
      usedMinutes: number | null;
    };
    'Member.LocationResponse': {
      country: string | null;
      ip: string;
    };
    'Member.MemberInfoResponse': {
      /** @description the user name; empty until the registration has arrived here */
      account: string;
      clubLabel: components['schemas']['Member.ClubLabelResponse'];
      /** Format: date-time */
      createdAt: string | null;
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description the login before the present one
       */
      lastLogin: string | null;
      memberLabel: components['schemas']['Member.LabelResponse'][];
      nickname: string | null;
      /**
       * @description 1 where the member may transfer to an upline
       * @enum {number}
       */
      toUpline: 0 | 1;
      /** @enum {number} */
      type: 0 | 1 | 2 | 4 | 41 | 42;
    };
    'Member.MessagePage': {
      list: components['schemas']['Member.MessageResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.MessageResponse': {
      /** @description plain text */
      content: string;
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind:
        | 'DEPOSIT_ARRIVED'
        | 'DEPOSIT_FAILED'
        | 'DEPOSIT_REVERSED'
        | 'WITHDRAWAL_APPROVED'
        | 'WITHDRAWAL_REJECTED'
        | 'POINTS_EARNED'
        | 'POINTS_EXCHANGED'
        | 'POINTS_REJECTED'
        | 'BONUS_ISSUED'
        | 'BONUS_DONE'
        | 'BONUS_EXPIRED'
        | 'BONUS_GIVEN_UP'
        | 'BONUS_LOST'
        | 'VIP_RANKED'
        | 'NEW_DEVICE'
        | 'SECURITY_CHANGED'
        | 'FEEDBACK_ANSWERED';
      /** @description what the member wrote, where this answers it */
      quote: string | null;
      read: boolean;
      /** Format: date-time */
      receivedAt: string;
      /** @description the deposit, withdrawal, exchange, bonus or feedback it is about */
      reference: string | null;
      title: string;
    };
    'Member.NoticePage': {
      list: components['schemas']['Member.NoticeResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Member.NoticeResponse': {
      /**
       * @description null: a banner of the page itself
       * @enum {string|null}
       */
      bannerGroup: 'w_login' | 'w_register' | null;
      /** @description sanitised HTML */
      content: string;
      /** Format: uuid */
      id: string;
      /** @description a path of this site */
      link: string | null;
      /** Format: date-time */
      publishedAt: string;
      title: string;
      /** @enum {string} */
      type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
    };
    'Member.NoticesRequest': {
      facts?: boolean;
      limitsPrompt?: boolean;
    };
    'Member.PendingLimitResponse': {
      /** @description null for SESSION, and where the limit is to be lifted */
      amount: string | null;
      /**
       * Format: date-time
       * @description from then on the member can confirm
       */
      confirmableFrom: string;
      /** @description the limit is to be lifted */
      lifted: boolean;
      minutes: number | null;
    };
    'Member.ProfileChangeRequest': {
      birthday?: string;
      nickname?: string;
      payeeName?: string;
    };
    'Member.ProfileResponse': {
      /** Format: date */
      birthday: string | null;
      contacts: components['schemas']['Member.ContactResponse'][];
      nickname: string | null;
      /** @description upper case, no accents */
      payeeName: string | null;
    };
    'Member.RealityCheckRequest': {
      intervalMinutes?: number | null;
    };
    'Member.RealityCheckResponse': {
      /** @description the notice waits to be acknowledged */
      due: boolean;
      elapsedMinutes: number;
      intervalMinutes: number | null;
      /** @description with a minus where it is a loss */
      netResult: string;
      /** Format: date-time */
      nextAt: string | null;
      /** @description won since the login */
      returned: string;
      /** @description staked since the login */
      staked: string;
      /**
       * Format: date-time
       * @description the login
       */
      startedAt: string;
    };
    'Member.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Member.RedriveResponse': {
      requested: number;
    };
    'Member.ResourceRequest': {
      labelNameCn?: string;
      labelNameEn: string;
      labelNameVi: string;
      /** @enum {string} */
      resourceType: 'IOS' | 'MOBILECONFIG' | 'ANDROID' | 'SOCIAL' | 'EMAIL';
      url: string;
    };
    'Member.ResourceResponse': {
      labelNameCn?: string;
      labelNameEn: string;
      labelNameVi: string;
      /** @description path of an SVG of 200 by 200 on this site */
      qrCodeUrl: string;
      /** @enum {string} */
      resourceType: 'IOS' | 'MOBILECONFIG' | 'ANDROID' | 'SOCIAL' | 'EMAIL';
      url: string;
    };
    'Member.SecurityItemResponse': {
      done: boolean;
      /** @enum {string} */
      item:
        'loginPassword' | 'fundPassword' | 'payeeName' | 'birthday' | 'mobileNum' | 'email' | 'secondFactor';
      /** @description what may be shown of it, masked */
      shown: string | null;
    };
    'Member.SecurityResponse': {
      items: components['schemas']['Member.SecurityItemResponse'][];
      /** @enum {string} */
      level: 'LOW' | 'MEDIUM' | 'HIGH';
      percent: number;
    };
    'Member.ServicePath': {
      /** @description a path of this site or an https link; of type 3 a compact JWE (ECDH-ES, A256GCM) of {csType, url, iat, exp} */
      path: string;
      /**
       * @description 1 live chat, 2 the VIP desk, 3 either of them, encrypted to the client’s key
       * @enum {number}
       */
      type: 1 | 2 | 3;
    };
    'Member.ServiceVersion': {
      pathList: components['schemas']['Member.ServicePath'][];
    };
    'Member.SystemInfoResponse': {
      analytics: components['schemas']['Member.AnalyticsResponse'];
      chatHeaderColour: string;
      currency: string;
      currencySymbol: string;
      customerService: components['schemas']['Member.CustomerServiceEntryResponse'][];
      defaultLanguage: string;
      device: string;
      /** @description decimals shown */
      displayScale: number;
      imageCDNs: string[];
      languages: string[];
      launchGameCDNs: string[];
      lotteryType: string;
      merchantCode: string;
      /** @description years of a member */
      minimumAge: number;
      name: string;
      /** @description public JWK to which log-in and registration are encrypted */
      payloadKey: Record<string, unknown>;
      /** @description field rules of the registration form, by field */
      register: Record<string, unknown>;
      resources: components['schemas']['Member.ResourceResponse'][];
      timeZone: string;
      whitelabel: components['schemas']['Member.WhitelabelNodeResponse'][];
    };
    'Member.SystemStatusResponse': {
      info: components['schemas']['Member.SystemInfoResponse'];
      location: components['schemas']['Member.LocationResponse'];
      maintenance: boolean;
      /** Format: date-time */
      maintenanceUntil: string | null;
      regionRestriction: boolean;
      /**
       * Format: date-time
       * @description by which a client with a wrong clock stamps its payloads
       */
      serverTime: string;
    };
    'Member.TextResponse': {
      en: string;
      id?: string;
      ja?: string;
      pt?: string;
      th?: string;
      vi: string;
      zh?: string;
    };
    'Member.TitleRequest': {
      en: string;
      id?: string;
      ja?: string;
      pt?: string;
      th?: string;
      vi: string;
      zh?: string;
    };
    'Member.UnreadCountResponse': {
      unreadCount: number;
    };
    'Member.WhitelabelNodeResponse': {
      childrenNodes?: components['schemas']['Member.WhitelabelNodeResponse'][];
      /**
       * @description '1' means on; a node counts only while every node above it is on
       * @enum {string}
       */
      enabled: '0' | '1';
      modId: string;
    };
    'Points.AddressRequest': {
      address: string;
      phone: string;
      recipient: string;
    };
    'Points.AddressResponse': {
      address: string;
      id: string;
      phone: string;
      recipient: string;
    };
    'Points.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'Points.ApprovalDecisionRequest': {
      note: string;
    };
    'Points.ApprovalPage': {
      list: components['schemas']['Points.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'Points.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'Points.ConvertRequest': {
      points: number;
    };
    'Points.ConvertResponse': {
      /** @example 2.00 */
      amount: string;
      /** @description Points that were taken */
      points: number;
    };
    'Points.DeadLetterActionPage': {
      list: components['schemas']['Points.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Points.DeadLetterPage': {
      list: components['schemas']['Points.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.DeadLetterReasonRequest': {
      reason: string;
    };
    'Points.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Points.DecisionRequest': {
      remark?: string;
      /** @enum {string} */
      status: 'COMPLETE' | 'REJECTED';
    };
    'Points.ItemChangeRequest': {
      /** Format: date-time */
      activeFrom: string;
      /** Format: date-time */
      activeTo?: string;
      description: components['schemas']['Points.TextRequest'];
      enabled: boolean;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN';
      minLevel: number;
      multiplier: string;
      name: components['schemas']['Points.TextRequest'];
      perMember?: number;
      picture: string;
      points: number;
      rank?: number;
      stock: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      value: string;
      version: number;
    };
    'Points.ItemRequest': {
      /** Format: date-time */
      activeFrom: string;
      /** Format: date-time */
      activeTo?: string;
      description: components['schemas']['Points.TextRequest'];
      enabled: boolean;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN';
      minLevel: number;
      multiplier: string;
      name: components['schemas']['Points.TextRequest'];
      perMember?: number;
      picture: string;
      points: number;
      rank?: number;
      stock: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      value: string;
    };
    'Points.MallItemResponse': {
      /** Format: date-time */
      activeTo: string | null;
      description: components['schemas']['Points.MallTextResponse'];
      id: string;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN';
      minLevel: number;
      /** @description Turnover that the value requires, as a multiple */
      multiplier: string;
      name: components['schemas']['Points.MallTextResponse'];
      perMember: number | null;
      picture: string;
      points: number;
      stock: number;
      /** @example 50000.00 */
      value: string;
    };
    'Points.MallOrderPage': {
      list: components['schemas']['Points.MallOrderResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.MallOrderResponse': {
      address: string | null;
      amount: string;
      /** Format: date-time */
      at: string;
      id: string;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN' | 'CONVERT';
      name: components['schemas']['Points.MallTextResponse'];
      /** @description Transaction number */
      number: string;
      /** @description Masked */
      phone: string | null;
      points: number;
      quantity: number;
      remark: string | null;
      /** @enum {string} */
      status: 'PROCESSING' | 'COMPLETE' | 'REJECTED';
    };
    'Points.MallTextResponse': {
      en: string;
      vi: string;
    };
    'Points.OpsMallItemResponse': {
      /** Format: date-time */
      activeFrom: string;
      /** Format: date-time */
      activeTo: string | null;
      description: components['schemas']['Points.MallTextResponse'];
      enabled: boolean;
      id: string;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN';
      minLevel: number;
      /** @description Turnover that the value requires, as a multiple */
      multiplier: string;
      name: components['schemas']['Points.MallTextResponse'];
      perMember: number | null;
      picture: string;
      points: number;
      rank: number;
      stock: number;
      /** @example 50000.00 */
      value: string;
      version: number;
    };
    'Points.OpsMallOrderPage': {
      list: components['schemas']['Points.OpsMallOrderResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.OpsMallOrderResponse': {
      address: string | null;
      amount: string;
      /** Format: date-time */
      at: string;
      id: string;
      /** @enum {string} */
      kind: 'PHYSICAL' | 'BONUS' | 'FREE_SPIN' | 'CONVERT';
      memberId: string;
      name: components['schemas']['Points.MallTextResponse'];
      /** @description Transaction number */
      number: string;
      /** @description Masked */
      phone: string | null;
      points: number;
      quantity: number;
      recipient: string | null;
      remark: string | null;
      /** @enum {string} */
      status: 'PROCESSING' | 'COMPLETE' | 'REJECTED';
    };
    'Points.PointBalanceResponse': {
      /**
       * @description Whole points; they never expire
       * @example 125
       */
      balance: number;
    };
    'Points.PointConfigResponse': {
      /**
       * @description Amount deposited for one point
       * @example 0.00
       */
      deposit: string;
      /**
       * @description Amount of valid bet for one point; "0.00" is off
       * @example 20000.00
       */
      live: string;
      /** @example 20000.00 */
      lott: string;
      /** @example 20000.00 */
      pvp: string;
      /**
       * @description Points for one unit of currency
       * @example 100
       */
      redeem: number;
      /** @example 10000.00 */
      rng: string;
      /** @example 10000.00 */
      sports: string;
    };
    'Points.PointLinePage': {
      list: components['schemas']['Points.PointLineResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Points.PointLineResponse': {
      /** Format: date-time */
      at: string;
      kind: string;
      points: number;
      pointType: string | null;
    };
    'Points.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'Points.ProjectionListResponse': {
      list: components['schemas']['Points.ProjectionResponse'][];
    };
    'Points.ProjectionResponse': {
      last: components['schemas']['Points.ProjectionRunResponse'] | null;
      name: string;
    };
    'Points.ProjectionRunListResponse': {
      list: components['schemas']['Points.ProjectionRunResponse'][];
    };
    'Points.ProjectionRunResponse': {
      /** Format: date-time */
      endedAt: string | null;
      error: string | null;
      events: number;
      id: string;
      operatorId: string;
      projection: string;
      reason: string;
      /** Format: date-time */
      startedAt: string;
      /** @enum {string} */
      status: 'RUNNING' | 'DONE' | 'FAILED';
    };
    'Points.RatioRequest': {
      merchantCode?: string;
      /** @enum {string} */
      pointType: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'deposit' | 'redeem';
      ratio: string;
      reason: string;
      /** Format: date-time */
      validFrom?: string;
      version: number;
    };
    'Points.RatioResponse': {
      /** Format: date-time */
      changedAt: string;
      /** @description The operator; null for the initial ratios */
      changedBy: string | null;
      /** @description Empty: every brand without a ratio of its own */
      merchantCode: string;
      /** @enum {string} */
      pointType: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'deposit' | 'redeem';
      /**
       * @description Minor units for one point; for redeem: points for one unit
       * @example 1000000
       */
      ratio: string;
      /** Format: date-time */
      validFrom: string;
    };
    'Points.RebuildRequest': {
      reason: string;
    };
    'Points.RedeemRequest': {
      address?: string;
      /** Format: uuid */
      itemId: string;
      phone?: string;
      quantity: number;
      recipient?: string;
    };
    'Points.RedeemResponse': {
      number: string;
    };
    'Points.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Points.RedriveResponse': {
      requested: number;
    };
    'Points.TextRequest': {
      en: string;
      vi: string;
    };
    'Promotions.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'Promotions.ApprovalDecisionRequest': {
      note: string;
    };
    'Promotions.ApprovalPage': {
      list: components['schemas']['Promotions.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'Promotions.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'Promotions.AudienceRequest': {
      bonusContact?: boolean;
      maxLevel?: number;
      minLevel?: number;
      registeredWithinDays?: number;
    };
    'Promotions.AvailablePromotionsResponse': {
      availablePromoCount: number;
      types: components['schemas']['Promotions.AvailableTypeResponse'][];
    };
    'Promotions.AvailableTypeResponse': {
      count: number;
      enabled: boolean;
      /** @enum {string} */
      type:
        | 'FIRST_DEPOSIT'
        | 'RELOAD'
        | 'RESCUE'
        | 'SIGN_IN'
        | 'MISSION'
        | 'REFERRAL'
        | 'FREE_CREDIT'
        | 'DOWNLOAD'
        | 'NEW_PLAYER'
        | 'WEEKLY_TIERS'
        | 'LEADERBOARD'
        | 'RED_RAIN'
        | 'RAFFLE'
        | 'RANK_GIFT';
    };
    'Promotions.BoardPlaceResponse': {
      /** @description Masked */
      name: string;
      own: boolean;
      place: number;
      reward: string;
      score: string;
    };
    'Promotions.BonusPageResponse': {
      list: components['schemas']['Promotions.BonusResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.BonusResponse': {
      /** @example 1500000.00 */
      amount: string;
      /** Format: date-time */
      at: string;
      /** @description Turnover counted so far; null if the wallet did not answer */
      done: string | null;
      /** Format: date-time */
      expiresAt: string | null;
      id: string;
      /**
       * @description What its end left as the member's own
       * @example 0.00
       */
      kept: string;
      /**
       * @description Turnover that it requires
       * @example 70000000.00
       */
      required: string;
      /** @description By which it is given up; null without a requirement */
      rolloverId: string | null;
      /** @enum {string|null} */
      rolloverStatus: 'QUEUED' | 'ACTIVE' | 'EXPIRING' | 'DONE' | 'EXPIRED' | 'FORFEITED' | 'CLEARED' | null;
      /** @enum {string} */
      status: 'REQUESTED' | 'CREDITED' | 'REFUSED';
      /**
       * @description What its end took
       * @example 0.00
       */
      taken: string;
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.CashbackClaimResponse': {
      /** @example 143728.39 */
      amount: string;
      id: string;
      /** Format: date-time */
      requestedAt: string;
      /** @enum {string} */
      status: 'REQUESTED' | 'CREDITED' | 'REFUSED';
    };
    'Promotions.CashbackPotResponse': {
      /** @example 40.00 */
      amount: string;
      /** @example 2026-11-21 */
      day: string;
      /** @example RNG */
      gameType: string;
      /**
       * @description Grows with each claim of the day, vendor and game type
       * @example 1
       */
      sequence: number;
      /** @example 5000.00 */
      validBet: string;
      vassalage: string;
    };
    'Promotions.CashbackResponse': {
      /** @example 143728.39 */
      claimable: string;
      /** @description The latest claims, newest first */
      claims: components['schemas']['Promotions.CashbackClaimResponse'][];
      /** @description True once the pots together hold the minimum */
      hasRebate: boolean;
      pots: components['schemas']['Promotions.CashbackPotResponse'][];
    };
    'Promotions.ClaimRequest': {
      cycleKey?: string;
    };
    'Promotions.DeadLetterActionPage': {
      list: components['schemas']['Promotions.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Promotions.DeadLetterPage': {
      list: components['schemas']['Promotions.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.DeadLetterReasonRequest': {
      reason: string;
    };
    'Promotions.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Promotions.EnrolmentResponse': {
      /** Format: date-time */
      claimBy: string | null;
      cycleKey: string;
      id: string;
      promotionId: string;
      /** @description Why it was rejected */
      reason: string | null;
      /**
       * @description Turnover that the reward requires
       * @example 70000000.00
       */
      required: string;
      /** @example 1500000.00 */
      reward: string;
      /** @enum {string} */
      status:
        | 'coming'
        | 'join'
        | 'signed'
        | 'process'
        | 'claim'
        | 'applying'
        | 'issued'
        | 'claimed'
        | 'rejected'
        | 'close';
    };
    'Promotions.LabelChangeResponse': {
      /** Format: date-time */
      at: string;
      /** Format: uuid */
      changedBy: string;
      /** @description what the member carried from then on */
      labels: components['schemas']['Promotions.LabelResponse'][];
      reason: string;
    };
    'Promotions.LabelRequest': {
      code: string;
      labelName: components['schemas']['Promotions.NameRequest'];
    };
    'Promotions.LabelResponse': {
      code: string;
      labelName: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.LabelsRequest': {
      labels: components['schemas']['Promotions.LabelRequest'][];
      reason: string;
      version: number;
    };
    'Promotions.LeaderboardResponse': {
      /** Format: date-time */
      endsAt: string | null;
      /** @description The standing is final */
      frozen: boolean;
      /** @enum {string} */
      metric: 'VALID_BET' | 'WIN';
      places: components['schemas']['Promotions.BoardPlaceResponse'][];
      promotionId: string;
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.MemberLabelsResponse': {
      /** @description the latest changes, newest first */
      changes: components['schemas']['Promotions.LabelChangeResponse'][];
      labels: components['schemas']['Promotions.LabelResponse'][];
      /** @description to be named by the next change */
      version: number;
    };
    'Promotions.MemberSheetResponse': {
      account: string;
      /** @description The latest claims */
      claims: components['schemas']['Promotions.SheetClaimResponse'][];
      memberId: string;
      /** @description The latest credits */
      payments: components['schemas']['Promotions.SheetPaymentResponse'][];
      /** @description Null if the wallet did not answer */
      rollovers: components['schemas']['Promotions.SheetRolloverResponse'][] | null;
      vip: components['schemas']['Promotions.SheetVipResponse'];
    };
    'Promotions.MissionSummaryResponse': {
      missions: components['schemas']['Promotions.PromotionResponse'][];
      /** @description Claimable steps and missions under way */
      openCount: number;
    };
    'Promotions.NameRequest': {
      en: string;
      vi: string;
    };
    'Promotions.OpsPromotionPage': {
      list: components['schemas']['Promotions.OpsPromotionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.OpsPromotionResponse': {
      audience: Record<string, unknown>;
      budget: string | null;
      budgetLeft: string | null;
      category: string;
      claimDays: number;
      claimMode: string;
      /** Format: date-time */
      endsAt: string | null;
      exclusiveGroup: string | null;
      formula: Record<string, unknown>;
      id: string;
      kind: string;
      merchantCode: string;
      perDay: number | null;
      perMember: number | null;
      rank: number;
      reapply: boolean;
      rollover: Record<string, unknown>;
      /** Format: date-time */
      startsAt: string;
      /** @enum {string} */
      state: 'DRAFT' | 'LIVE' | 'PAUSED' | 'ENDED';
      stock: number | null;
      stockLeft: number | null;
      strict: boolean;
      summary: components['schemas']['Promotions.TextResponse'];
      terms: components['schemas']['Promotions.TextResponse'];
      title: components['schemas']['Promotions.TextResponse'];
      version: number;
    };
    'Promotions.OpsVipRankResponse': {
      /** @example 20000000.00 */
      betSum: string;
      /** @example 1000000.00 */
      depositSum: string;
      keepBet: string;
      level: number;
      /** @description Valid bet of the month that the monthly gift asks */
      monthlyBet: string;
      monthlyGift: string;
      name: components['schemas']['Promotions.TextResponse'];
      /** @description Millionths of the valid bet, added to the cashback rate */
      rebatePpm: number;
      upgradeGift: string;
      version: number;
      /** @description Valid bet of the week that the weekly gift asks */
      weeklyBet: string;
      weeklyGift: string;
    };
    'Promotions.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'Promotions.ProjectionListResponse': {
      list: components['schemas']['Promotions.ProjectionResponse'][];
    };
    'Promotions.ProjectionResponse': {
      last: components['schemas']['Promotions.ProjectionRunResponse'] | null;
      name: string;
    };
    'Promotions.ProjectionRunListResponse': {
      list: components['schemas']['Promotions.ProjectionRunResponse'][];
    };
    'Promotions.ProjectionRunResponse': {
      /** Format: date-time */
      endedAt: string | null;
      error: string | null;
      events: number;
      id: string;
      operatorId: string;
      projection: string;
      reason: string;
      /** Format: date-time */
      startedAt: string;
      /** @enum {string} */
      status: 'RUNNING' | 'DONE' | 'FAILED';
    };
    'Promotions.PromotionChangeRequest': {
      audience: components['schemas']['Promotions.AudienceRequest'];
      /**
       * Format: decimal
       * @example 100000.00
       */
      budget?: string;
      /** @enum {string} */
      category:
        | 'special'
        | 'sport'
        | 'live'
        | 'rng'
        | 'pvp'
        | 'fish'
        | 'lotto'
        | 'rebate'
        | 'points'
        | 'rank'
        | 'deposit'
        | 'download'
        | 'newPlayer';
      claimDays: number;
      /** @enum {string} */
      claimMode: 'AUTO' | 'MANUAL' | 'REVIEW';
      /** Format: date-time */
      endsAt?: string;
      exclusiveGroup?: string;
      formula: Record<string, unknown>;
      /** @enum {string} */
      kind:
        | 'FIRST_DEPOSIT'
        | 'RELOAD'
        | 'RESCUE'
        | 'SIGN_IN'
        | 'MISSION'
        | 'REFERRAL'
        | 'FREE_CREDIT'
        | 'DOWNLOAD'
        | 'NEW_PLAYER'
        | 'WEEKLY_TIERS'
        | 'LEADERBOARD'
        | 'RED_RAIN'
        | 'RAFFLE'
        | 'RANK_GIFT';
      merchantCode?: string;
      perDay?: number;
      perMember?: number;
      rank?: number;
      reapply?: boolean;
      rollover: components['schemas']['Promotions.RolloverTermsRequest'];
      /** Format: date-time */
      startsAt: string;
      stock?: number;
      strict?: boolean;
      summary: components['schemas']['Promotions.TextRequest'];
      terms: components['schemas']['Promotions.TextRequest'];
      title: components['schemas']['Promotions.TextRequest'];
      version: number;
    };
    'Promotions.PromotionCycleResponse': {
      /**
       * Format: date
       * @description The last day on which it can be claimed
       */
      claimUntil: string | null;
      cycleKey: string;
      /** @example 8000.00 */
      reward: string;
      /** @enum {string} */
      status:
        | 'coming'
        | 'join'
        | 'signed'
        | 'process'
        | 'claim'
        | 'applying'
        | 'issued'
        | 'claimed'
        | 'rejected'
        | 'close';
      /** @example 1000000.00 */
      target: string;
      /** @enum {string} */
      unit: 'MONEY' | 'COUNT';
      /** @example 400000.00 */
      value: string;
    };
    'Promotions.PromotionDraftRequest': {
      audience: components['schemas']['Promotions.AudienceRequest'];
      /**
       * Format: decimal
       * @example 100000.00
       */
      budget?: string;
      /** @enum {string} */
      category:
        | 'special'
        | 'sport'
        | 'live'
        | 'rng'
        | 'pvp'
        | 'fish'
        | 'lotto'
        | 'rebate'
        | 'points'
        | 'rank'
        | 'deposit'
        | 'download'
        | 'newPlayer';
      claimDays: number;
      /** @enum {string} */
      claimMode: 'AUTO' | 'MANUAL' | 'REVIEW';
      /** Format: date-time */
      endsAt?: string;
      exclusiveGroup?: string;
      formula: Record<string, unknown>;
      /** @enum {string} */
      kind:
        | 'FIRST_DEPOSIT'
        | 'RELOAD'
        | 'RESCUE'
        | 'SIGN_IN'
        | 'MISSION'
        | 'REFERRAL'
        | 'FREE_CREDIT'
        | 'DOWNLOAD'
        | 'NEW_PLAYER'
        | 'WEEKLY_TIERS'
        | 'LEADERBOARD'
        | 'RED_RAIN'
        | 'RAFFLE'
        | 'RANK_GIFT';
      merchantCode?: string;
      perDay?: number;
      perMember?: number;
      rank?: number;
      reapply?: boolean;
      rollover: components['schemas']['Promotions.RolloverTermsRequest'];
      /** Format: date-time */
      startsAt: string;
      stock?: number;
      strict?: boolean;
      summary: components['schemas']['Promotions.TextRequest'];
      terms: components['schemas']['Promotions.TextRequest'];
      title: components['schemas']['Promotions.TextRequest'];
    };
    'Promotions.PromotionResponse': {
      /** @enum {string} */
      category:
        | 'special'
        | 'sport'
        | 'live'
        | 'rng'
        | 'pvp'
        | 'fish'
        | 'lotto'
        | 'rebate'
        | 'points'
        | 'rank'
        | 'deposit'
        | 'download'
        | 'newPlayer';
      /** @enum {string} */
      claimMode: 'AUTO' | 'MANUAL' | 'REVIEW';
      cycles: components['schemas']['Promotions.PromotionCycleResponse'][];
      /** @description False if the member is not in the audience */
      eligible: boolean;
      /** Format: date-time */
      endsAt: string | null;
      enrolment: components['schemas']['Promotions.EnrolmentResponse'] | null;
      /** @description True if all rewards have been given away or are promised */
      exhausted: boolean;
      id: string;
      /** @enum {string} */
      kind:
        | 'FIRST_DEPOSIT'
        | 'RELOAD'
        | 'RESCUE'
        | 'SIGN_IN'
        | 'MISSION'
        | 'REFERRAL'
        | 'FREE_CREDIT'
        | 'DOWNLOAD'
        | 'NEW_PLAYER'
        | 'WEEKLY_TIERS'
        | 'LEADERBOARD'
        | 'RED_RAIN'
        | 'RAFFLE'
        | 'RANK_GIFT';
      /** @description The most that one reward can be */
      largestReward: string | null;
      /** @description Deposits from here on count */
      minDeposit: string | null;
      /** @description Millionths of the deposit */
      ratePpm: number | null;
      rollover: components['schemas']['Promotions.RolloverTermsResponse'];
      /** Format: date-time */
      startsAt: string;
      /** @enum {string} */
      status:
        | 'coming'
        | 'join'
        | 'signed'
        | 'process'
        | 'claim'
        | 'applying'
        | 'issued'
        | 'claimed'
        | 'rejected'
        | 'close';
      stock: number | null;
      /** @description Rewards left; null: without limit */
      stockLeft: number | null;
      summary: components['schemas']['Promotions.TextResponse'];
      terms: components['schemas']['Promotions.TextResponse'];
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.PromotionStateRequest': {
      /** @enum {string} */
      state: 'DRAFT' | 'LIVE' | 'PAUSED' | 'ENDED';
      version: number;
    };
    'Promotions.PromotionVersionResponse': {
      change: Record<string, unknown>;
      /** Format: date-time */
      changedAt: string;
      changedBy: string | null;
      version: number;
    };
    'Promotions.RaffleClaimRequest': {
      clientSeed: string;
      /** Format: uuid */
      promotionId: string;
    };
    'Promotions.RaffleDrawResponse': {
      /** @example 8000.00 */
      amount: string;
      clientSeed: string;
      /** Format: date */
      day: string;
      /** Format: date-time */
      drawnAt: string;
      id: string;
      nonce: number;
      prizeId: string;
      roll: number;
      weightSum: number;
    };
    'Promotions.RafflePrizeResponse': {
      amount: string;
      /** @description The sum of the chances of all prizes */
      chanceOf: number;
      /**
       * @description The chance in per cent, to four digits
       * @example 40.5941
       */
      chancePercent: string;
      /** @description The chance of the next draw is `chanceWeight` of `chanceOf` */
      chanceWeight: number;
      id: string;
      name: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.RaffleProofResponse': {
      commitment: string;
      /** @description Hexadecimal; null until the day is over */
      seed: string | null;
    };
    'Promotions.RaffleResponse': {
      /** @description SHA-256 of the seed of today, hexadecimal */
      commitment: string;
      draws: components['schemas']['Promotions.RaffleDrawResponse'][];
      /** @enum {string} */
      metric: 'VALID_BET' | 'DEPOSIT';
      /** @example 1000000.00 */
      perTicket: string;
      prizes: components['schemas']['Promotions.RafflePrizeResponse'][];
      promotionId: string;
      /** @description Tickets of today, used ones included */
      tickets: number;
      title: components['schemas']['Promotions.TextResponse'];
      used: number;
    };
    'Promotions.RankRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      betSum: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      depositSum: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      keepBet: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      monthlyBet: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      monthlyGift: string;
      name: components['schemas']['Promotions.NameRequest'];
      rebatePpm: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      upgradeGift: string;
      version: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      weeklyBet: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      weeklyGift: string;
    };
    'Promotions.RateRequest': {
      /** @enum {string} */
      category:
        'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCK_FIGHT' | 'LOTT' | 'ELOTT' | 'JACKPOT';
      merchantCode?: string;
      ratePpm: number;
      reason: string;
      /** Format: date-time */
      validFrom?: string;
      vassalage?: string;
      version: number;
    };
    'Promotions.RateResponse': {
      /** @enum {string} */
      category:
        'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCK_FIGHT' | 'LOTT' | 'ELOTT' | 'JACKPOT';
      /** Format: date-time */
      changedAt: string;
      /** @description The operator; null for the initial rates */
      changedBy: string | null;
      /** @description Empty: every brand without a rate of its own */
      merchantCode: string;
      /**
       * @description Millionths of the valid bet
       * @example 8000
       */
      ratePpm: number;
      /** Format: date-time */
      validFrom: string;
      /** @description Empty: every vendor without a rate of its own */
      vassalage: string;
    };
    'Promotions.RebuildRequest': {
      reason: string;
    };
    'Promotions.RedGrabResponse': {
      /** @example 18000.00 */
      amount: string;
    };
    'Promotions.RedRainResponse': {
      /**
       * Format: date-time
       * @description The server's time, for the countdown
       */
      now: string;
      round: components['schemas']['Promotions.RedRainRoundResponse'] | null;
    };
    'Promotions.RedRainRoundResponse': {
      /** @description Valid bets of today */
      bets: string;
      /** Format: date-time */
      endsAt: string;
      id: string;
      /**
       * @description Valid bets of today that are needed at least
       * @example 100000.00
       */
      minBet: string;
      promotionId: string;
      /** Format: date-time */
      startsAt: string;
      stockLeft: number;
      /** @description What the member took in this round */
      taken: string | null;
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Promotions.RedriveResponse': {
      requested: number;
    };
    'Promotions.RedRoundResponse': {
      budget: string;
      budgetLeft: string;
      /** Format: date-time */
      endsAt: string;
      id: string;
      promotionId: string;
      /** Format: date-time */
      startsAt: string;
      stock: number;
      stockLeft: number;
    };
    'Promotions.ReferralResponse': {
      /** @example K7MQ2XWD */
      code: string;
      deposited: number;
      /** @example 150000.00 */
      earned: string;
      /** @description True if what is left pays no further referral */
      exhausted: boolean;
      qualified: number;
      registered: number;
      /** @description Null while no referral promotion runs */
      terms: components['schemas']['Promotions.ReferralTermsResponse'] | null;
    };
    'Promotions.ReferralTermsResponse': {
      minBet: string;
      minDeposit: string;
      perMonth: number;
      referee: string;
      referrer: string;
      withinDays: number;
    };
    'Promotions.RefusalRequest': {
      reason: string;
    };
    'Promotions.ReviewPage': {
      list: components['schemas']['Promotions.ReviewResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Promotions.ReviewResponse': {
      /** Format: date-time */
      claimBy: string | null;
      /** Format: date-time */
      createdAt: string;
      cycleKey: string;
      id: string;
      memberId: string;
      /** @description Names of the pictures that came with the claim */
      pictures: string[];
      promotionId: string;
      /** @description Why it was rejected */
      reason: string | null;
      /** @description What the member wrote with the claim */
      remark: string | null;
      /**
       * @description Turnover that the reward requires
       * @example 70000000.00
       */
      required: string;
      /** @example 1500000.00 */
      reward: string;
      riskReasons: string[];
      riskScore: number;
      /** @enum {string} */
      status:
        | 'coming'
        | 'join'
        | 'signed'
        | 'process'
        | 'claim'
        | 'applying'
        | 'issued'
        | 'claimed'
        | 'rejected'
        | 'close';
    };
    'Promotions.RolloverTermsRequest': {
      categories?: (
        'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCK_FIGHT' | 'LOTT' | 'ELOTT' | 'JACKPOT'
      )[];
      expiryDays?: number;
      /**
       * Format: decimal
       * @example 100000.00
       */
      maxBet?: string;
      maxCashOutTimes?: number;
      /** @enum {string} */
      mode: 'BONUS' | 'DEPOSIT_BONUS' | 'DEPOSIT_BONUS_PLUS';
      multiplier: string;
    };
    'Promotions.RolloverTermsResponse': {
      /** @description The only categories that count; null: all */
      categories: string[] | null;
      expiryDays: number | null;
      /** @description A bet with a larger stake does not count */
      maxBet: string | null;
      /** @description Multiple of the reward that may be kept */
      maxCashOutTimes: number | null;
      /** @enum {string} */
      mode: 'BONUS' | 'DEPOSIT_BONUS' | 'DEPOSIT_BONUS_PLUS';
      /** @example 20 */
      multiplier: string;
    };
    'Promotions.SheetClaimResponse': {
      /** Format: date-time */
      changedAt: string;
      /** Format: date-time */
      claimBy: string | null;
      cycleKey: string;
      id: string;
      promotionId: string;
      /** @description Why it was rejected */
      reason: string | null;
      /**
       * @description Turnover that the reward requires
       * @example 70000000.00
       */
      required: string;
      /** @example 1500000.00 */
      reward: string;
      riskReasons: string[];
      riskScore: number;
      /** @enum {string} */
      status:
        | 'coming'
        | 'join'
        | 'signed'
        | 'process'
        | 'claim'
        | 'applying'
        | 'issued'
        | 'claimed'
        | 'rejected'
        | 'close';
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.SheetPaymentResponse': {
      amount: string;
      /** Format: date-time */
      at: string;
      id: string;
      /** @description Why the wallet refused it */
      reason: string | null;
      source: string;
      status: string;
      title: components['schemas']['Promotions.TextResponse'];
    };
    'Promotions.SheetRolloverResponse': {
      amount: string;
      done: string;
      /** Format: date-time */
      expiresAt: string | null;
      id: string;
      /** @description What its end left as the member's own */
      kept: string;
      /** @description Kind of the credit */
      kind: string;
      required: string;
      /** @enum {string} */
      status: 'QUEUED' | 'ACTIVE' | 'EXPIRING' | 'DONE' | 'EXPIRED' | 'FORFEITED' | 'CLEARED';
      /** @description What its end took */
      taken: string;
      /** @description Of the reward; null for other credits */
      title: components['schemas']['Promotions.TextResponse'] | null;
    };
    'Promotions.SheetVipChangeResponse': {
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      cause: 'REACHED' | 'NOT_KEPT' | 'OPERATOR';
      changedBy: string | null;
      fromLevel: number;
      reason: string | null;
      toLevel: number;
    };
    'Promotions.SheetVipResponse': {
      bets: string;
      changes: components['schemas']['Promotions.SheetVipChangeResponse'][];
      deposits: string;
      gifts: components['schemas']['Promotions.VipGiftResponse'][];
      /** @description Valid bets that the window asks for */
      keepBet: string;
      /** Format: date */
      keepFrom: string;
      /** Format: date */
      keepTo: string;
      level: number;
      locked: boolean;
      windowBets: string;
    };
    'Promotions.SimulationResponse': {
      /** @example 12500000.00 */
      cost: string;
      members: number;
      rewards: number;
      /** @description False for kinds whose cost does not follow from recorded days */
      supported: boolean;
    };
    'Promotions.TextRequest': {
      en: string;
      id?: string;
      ja?: string;
      pt?: string;
      th?: string;
      vi: string;
      zh?: string;
    };
    'Promotions.TextResponse': {
      en: string;
      id?: string;
      ja?: string;
      pt?: string;
      th?: string;
      vi: string;
      zh?: string;
    };
    'Promotions.VipGiftResponse': {
      amount: string;
      /** @enum {string} */
      kind: 'UPGRADE' | 'WEEKLY' | 'MONTHLY';
      level: number;
      /** @description The level, the Monday or the first of the month that it is given for */
      slot: string;
    };
    'Promotions.VipLevelRequest': {
      level: number;
      locked: boolean;
      reason: string;
    };
    'Promotions.VipRankResponse': {
      /** @example 20000000.00 */
      betSum: string;
      /** @example 1000000.00 */
      depositSum: string;
      keepBet: string;
      level: number;
      /** @description Valid bet of the month that the monthly gift asks */
      monthlyBet: string;
      monthlyGift: string;
      name: components['schemas']['Promotions.TextResponse'];
      /** @description Millionths of the valid bet, added to the cashback rate */
      rebatePpm: number;
      upgradeGift: string;
      /** @description Valid bet of the week that the weekly gift asks */
      weeklyBet: string;
      weeklyGift: string;
    };
    'Promotions.VipResponse': {
      /** @description Valid bets ever, lottery left out */
      bets: string;
      claimable: components['schemas']['Promotions.VipGiftResponse'][];
      /** @description Deposits ever */
      deposits: string;
      given: components['schemas']['Promotions.VipGiftResponse'][];
      /** Format: date */
      keepTo: string;
      level: number;
      ranks: components['schemas']['Promotions.VipRankResponse'][];
      /** @description Whether the VIP service answers this member */
      vipService: boolean;
      /** @description Valid bets of the keep window */
      windowBets: string;
    };
    'Promotions.VipStateResponse': {
      /** Format: date */
      keepTo: string;
      level: number;
      locked: boolean;
    };
    'Wallet.AccountOfMemberResponse': {
      /** @example Vietcombank */
      institutionName: string;
      /** @example •••• 6789 */
      maskedNumber: string;
      /** Format: uuid */
      memberId: string;
    };
    'Wallet.AccountPayoutRequest': {
      /** Format: uuid */
      accountId: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      reason: string;
    };
    'Wallet.AccountPayoutResponse': {
      accounts: components['schemas']['Wallet.BankAccountResponse'][];
      /** @description whether the member cannot order a withdrawal */
      isClosed: boolean;
      /** @example 250000.00 */
      payable: string;
      /** @enum {string} */
      status: 'OPEN' | 'LOCKED' | 'STOPPED';
    };
    'Wallet.AdjustmentRequest': {
      amount: string;
      /** Format: uuid */
      memberId: string;
      reason: string;
    };
    'Wallet.ApprovalAnswerResponse': {
      id: string;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
    };
    'Wallet.ApprovalDecisionRequest': {
      note: string;
    };
    'Wallet.ApprovalPage': {
      list: components['schemas']['Wallet.ApprovalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.ApprovalPolicyResponse': {
      /** @example ADJUSTMENT */
      kind: string;
      /** @description null where a second person is always needed */
      secondFrom: string | null;
      validDays: number;
    };
    'Wallet.ApprovalResponse': {
      after: {
        [key: string]: string;
      };
      /** @example -50000.00 */
      amount: string | null;
      before: {
        [key: string]: string;
      };
      decidedAt: string | null;
      decidedBy: string | null;
      expiresAt: string;
      id: string;
      /** @example ADJUSTMENT */
      kind: string;
      memberId: string | null;
      note: string | null;
      proposedAt: string;
      proposedBy: string;
      reason: string;
      result: string | null;
      /** @enum {string} */
      status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      subject: string;
    };
    'Wallet.ArrivalRequest': {
      account: string;
      amount: string;
      bankTxnId: string;
      /** Format: date-time */
      bookedAt: string;
      /** @enum {string} */
      channel: 'BANK' | 'MOMO' | 'ZALOPAY';
      content: string;
    };
    'Wallet.ArrivalResponse': {
      depositId: string | null;
      /** @enum {string} */
      outcome: 'MATCHED' | 'REVIEW';
    };
    'Wallet.BadRowResponse': {
      block: number;
      /** @enum {string} */
      damage: 'CHANGED' | 'MISSING' | 'ADDED' | 'SEAL_CHANGED' | 'SEAL_MISSING';
      /** Format: uuid */
      postingId: string | null;
    };
    'Wallet.BalanceAtResponse': {
      /** Format: date-time */
      at: string;
      /** @example 1250000.00 */
      balance: string;
      /** @example VND */
      currency: string;
      version: number;
    };
    'Wallet.BalanceResponse': {
      /** @example 1250000.00 */
      available: string;
      /** @example 0.00 */
      bonus: string;
      /** @example VND */
      currency: string;
      /** @example 0.00 */
      held: string;
      /** @example 0.00 */
      owed: string;
      /** @example 1250000.00 */
      sumBalance: string;
      /** @example 0.00 */
      turnoverLeft: string;
      version: number;
      wallets: components['schemas']['Wallet.WalletBalance'][];
      /** @example 1250000.00 */
      withdrawable: string;
    };
    'Wallet.BankAccountResponse': {
      /** @example NGUYEN VAN A */
      holder: string;
      id: string;
      /** @example 970436 */
      institution: string;
      /** @example Vietcombank */
      institutionName: string;
      /** @enum {string} */
      kind: 'BANK' | 'MOMO' | 'ZALOPAY';
      /** @example •••• 6789 */
      maskedNumber: string;
      usableFrom: string;
    };
    'Wallet.BindBankAccountRequest': {
      holder: string;
      institution: string;
      number: string;
    };
    'Wallet.BookClosingResponse': {
      /** @enum {string} */
      book: 'REAL' | 'PLAY';
      credits: string;
      debits: string;
      difference: string;
    };
    'Wallet.ChannelClosingResponse': {
      arrived: string;
      channel: string;
      difference: string;
      ledger: string;
      paid: string;
      refused: string;
      returned: string;
    };
    'Wallet.ChannelSettingsRequest': {
      enabled: boolean;
      /**
       * Format: decimal
       * @example 100000.00
       */
      max: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      min: string;
    };
    'Wallet.ChannelSettingsResponse': {
      /** @enum {string} */
      code: 'BANK' | 'MOMO' | 'ZALOPAY' | 'USDT';
      connected: boolean;
      enabled: boolean;
      /** @example 499999999.00 */
      max: string;
      /** @example 50000.00 */
      min: string;
    };
    'Wallet.ClaimListResponse': {
      /** @example VND */
      currency: string;
      list: components['schemas']['Wallet.ClaimResponse'][];
    };
    'Wallet.ClaimResponse': {
      /** @example 1000000.00 */
      amount: string;
      /** @example 01936f30-2b10-8a41-8d3e-1c9b7f6a5e20 */
      id: string;
      /** @example 2026-11-22T08:11:00.120Z */
      openedAt: string;
      /** @example 250000.00 */
      paid: string;
      /** @example Contract DIVIDEND 2026-11-A */
      reason: string;
    };
    'Wallet.CloseFindingRequest': {
      reason: string;
    };
    'Wallet.ClosingResponse': {
      books: components['schemas']['Wallet.BookClosingResponse'][];
      channels: components['schemas']['Wallet.ChannelClosingResponse'][];
      /** @example 2026-11-23 */
      day: string;
      takenAt: string;
    };
    'Wallet.ClosureResponse': {
      /** Format: uuid */
      id: string;
    };
    'Wallet.CollectionResponse': {
      moved: string;
      /** @enum {string} */
      outcome: 'DONE' | 'PARTIAL';
    };
    'Wallet.ContributionChangeResponse': {
      after: number | null;
      before: number | null;
      changedAt: string;
      changedBy: string;
      /** @example LIVE */
      key: string;
      reason: string;
      /** @enum {string} */
      scope: 'DEFAULT' | 'TYPE' | 'GAME';
    };
    'Wallet.ContributionListResponse': {
      changes: components['schemas']['Wallet.ContributionChangeResponse'][];
      list: components['schemas']['Wallet.ContributionResponse'][];
    };
    'Wallet.ContributionRequest': {
      key: string;
      ppm: number | null;
      reason: string;
      /** @enum {string} */
      scope: 'DEFAULT' | 'TYPE' | 'GAME';
      version: number;
    };
    'Wallet.ContributionResponse': {
      /** @example LIVE */
      key: string;
      /**
       * @description Millionths of the valid bet
       * @example 500000
       */
      ppm: number;
      /** @enum {string} */
      scope: 'DEFAULT' | 'TYPE' | 'GAME';
      version: number;
    };
    'Wallet.ContributionShareResponse': {
      /** @example LIVE */
      key: string;
      /**
       * @description Millionths of the valid bet
       * @example 500000
       */
      ppm: number;
      /** @enum {string} */
      scope: 'DEFAULT' | 'TYPE' | 'GAME';
    };
    'Wallet.CreateDepositRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      channel: string;
    };
    'Wallet.CreateWithdrawalRequest': {
      /** Format: uuid */
      accountId: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
    };
    'Wallet.CreditReviewRequest': {
      /** Format: uuid */
      memberId?: string;
      reason: string;
    };
    'Wallet.DayFiguresResponse': {
      /** Format: date */
      day: string;
      hours: components['schemas']['Wallet.HourFiguresResponse'][];
    };
    'Wallet.DayProfitResponse': {
      /**
       * @description a day of the brand's calendar
       * @example 2026-11-20
       */
      day: string;
      play: string;
      total: string;
    };
    'Wallet.DeadLetterActionPage': {
      list: components['schemas']['Wallet.DeadLetterActionResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.DeadLetterActionResponse': {
      /** Format: date-time */
      actedAt: string;
      /** @enum {string} */
      action: 'REDRIVE' | 'DISCARD';
      eventId: string;
      id: string;
      key: string;
      operatorId: string;
      reason: string;
      type: string;
    };
    'Wallet.DeadLetterPage': {
      list: components['schemas']['Wallet.DeadLetterResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.DeadLetterReasonRequest': {
      reason: string;
    };
    'Wallet.DeadLetterResponse': {
      attempts: number;
      eventId: string;
      /** Format: date-time */
      failedAt: string;
      id: string;
      key: string;
      reason: string;
      /** @enum {string} */
      status: 'DEAD' | 'PARKED';
      topic: string;
      type: string;
    };
    'Wallet.DecisionRequest': {
      note: string;
    };
    'Wallet.DepositChannelResponse': {
      /** @example BANK */
      channel: string;
      /** @example VND */
      currency: string;
      /** @example 499999999.00 */
      max: string;
      /** @example 50000.00 */
      min: string;
      presets: string[];
    };
    'Wallet.DepositPage': {
      list: components['schemas']['Wallet.DepositResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.DepositResponse': {
      /** @example 100000.00 */
      amount: string;
      channel: string;
      createdAt: string;
      creditedAmount: string | null;
      currency: string;
      expiresAt: string;
      id: string;
      payee: components['schemas']['Wallet.PayeeResponse'];
      qr: string;
      /** @enum {string} */
      status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REVIEW' | 'REVERSED';
      transferCode: string;
      usdt: components['schemas']['Wallet.UsdtQuoteResponse'] | null;
    };
    'Wallet.DepositReversalRequest': {
      reason: string;
    };
    'Wallet.FindingPage': {
      list: components['schemas']['Wallet.FindingResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.FindingResponse': {
      account: number | null;
      /** @enum {string} */
      book: 'REAL' | 'PLAY';
      /** Format: date-time */
      closedAt: string | null;
      closedBy: string | null;
      expected: string | null;
      /** @enum {string} */
      fault:
        | 'BROKEN_CHAIN'
        | 'VERSION_GAP'
        | 'STORED_BALANCE'
        | 'HELD_AMOUNT'
        | 'BONUS_AMOUNT'
        | 'UNKNOWN_ACCOUNT'
        | 'FOREIGN_ID'
        | 'CHECKPOINT'
        | 'SUBACCOUNTS'
        | 'IMBALANCE'
        | 'ROLLBACK_AFTER_WIN';
      found: string | null;
      /** Format: date-time */
      foundAt: string;
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      memberId: string | null;
      /** Format: uuid */
      postingId: string | null;
      reason: string | null;
      stopped: boolean;
    };
    'Wallet.FoundDepositPage': {
      list: components['schemas']['Wallet.FoundDepositResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.FoundDepositResponse': {
      /** @example 500000.00 */
      amount: string;
      /** @example BANK */
      channel: string;
      /** Format: date-time */
      createdAt: string;
      /** @example 500000.00 */
      creditedAmount: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      memberId: string;
      /** @example Vietcombank 1023456789 */
      payee: string;
      /** @enum {string} */
      status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REVIEW' | 'REVERSED';
      /** @example SV4K7Q2M9XPA */
      transferCode: string;
    };
    'Wallet.GameProfitResponse': {
      /** @enum {string} */
      gameType: 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT';
      /** @example -5000.00 */
      profit: string;
      /** @example 1250000.00 */
      stake: string;
      /** @example 1250000.00 */
      win: string;
    };
    'Wallet.GivenUpBonusResponse': {
      rolloverId: string;
      /** @enum {string} */
      status: 'QUEUED' | 'ACTIVE' | 'EXPIRING' | 'DONE' | 'EXPIRED' | 'FORFEITED' | 'CLEARED';
      /** @example 50000.00 */
      taken: string;
    };
    'Wallet.HourFiguresResponse': {
      /** @example 1250000.00 */
      bets: string;
      /** @example 1250000.00 */
      bonusCost: string;
      /** @example 1250000.00 */
      deposits: string;
      /** @example -1250000.00 */
      houseResult: string;
      /** @example 1250000.00 */
      wins: string;
      /** @example 1250000.00 */
      withdrawals: string;
    };
    'Wallet.IdentityNeedResponse': {
      /** @enum {number} */
      level: 1 | 2;
      /** @enum {string} */
      rule: 'BRAND' | 'FIRST_WITHDRAWAL' | 'AMOUNT' | 'DAILY_TOTAL';
    };
    'Wallet.InstitutionResponse': {
      /** @example 970436 */
      code: string;
      /** @enum {string} */
      kind: 'BANK' | 'MOMO' | 'ZALOPAY';
      /** @example Vietcombank */
      name: string;
    };
    'Wallet.JackpotPoolResponse': {
      /** @example 1250000.00 */
      awards: string;
      /** @example -1250000.00 */
      balance: string;
      /** @enum {string} */
      book: 'REAL' | 'PLAY';
      /** @example mini */
      pool: string;
      /** @example 1250000.00 */
      shares: string;
      vassalage: string;
    };
    'Wallet.KindNameResponse': {
      /** @example Deposit */
      en: string;
      /** @example Nạp tiền */
      vi: string;
    };
    'Wallet.KindSumResponse': {
      /** @example 5000.00 */
      amount: string;
      /** @enum {string} */
      kind:
        | 'BET'
        | 'WIN'
        | 'ROLLBACK'
        | 'DEPOSIT'
        | 'WITHDRAWAL'
        | 'FEE'
        | 'PAYOUT_RETURN'
        | 'FORFEIT'
        | 'CONVERSION'
        | 'TRANSFER_IN'
        | 'TRANSFER_OUT'
        | 'BONUS'
        | 'CASHBACK'
        | 'POINTS'
        | 'SALARY'
        | 'DIVIDEND'
        | 'COMMISSION'
        | 'JACKPOT'
        | 'JACKPOT_SHARE'
        | 'REPAYMENT'
        | 'HOLD'
        | 'RELEASE'
        | 'WIN_CORRECTION'
        | 'DEPOSIT_REVERSAL'
        | 'ADJUST'
        | 'GRANT';
    };
    'Wallet.LedgerMonthResponse': {
      /** @enum {string|null} */
      blockReason:
        | 'NOT_A_MONTH'
        | 'ALREADY_ARCHIVED'
        | 'UNKNOWN_MONTH'
        | 'TOO_YOUNG'
        | 'NOT_PUBLISHED'
        | 'NOT_ROLLED_UP'
        | 'NOT_CHAINED'
        | 'NOT_AUDITED'
        | 'NOT_ARCHIVED'
        | 'BUSY'
        | null;
      /**
       * Format: date
       * @example 2026-05-01
       */
      month: string;
      /** @enum {string} */
      place: 'ledger' | 'archive';
    };
    'Wallet.LedgerTodayResponse': {
      currency: string;
      days: components['schemas']['Wallet.DayFiguresResponse'][];
      /** Format: date-time */
      through: string | null;
    };
    'Wallet.MemberClaimListResponse': {
      /** @example VND */
      currency: string;
      list: components['schemas']['Wallet.MemberClaimResponse'][];
    };
    'Wallet.MemberClaimResponse': {
      /** @example 1000000.00 */
      amount: string;
      closedAt: string | null;
      /** @example 01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11 */
      creditorId: string;
      /** @example 01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10 */
      debtorId: string;
      /** @example 01936f30-2b10-8a41-8d3e-1c9b7f6a5e20 */
      id: string;
      /** @example 2026-11-22T08:11:00.120Z */
      openedAt: string;
      /** @example 250000.00 */
      paid: string;
      /** @example Contract DIVIDEND 2026-11-A */
      reason: string;
      /** @enum {string} */
      status: 'OPEN' | 'PAID' | 'WRITTEN_OFF';
    };
    'Wallet.MemberDepositResponse': {
      /** @example 500000.00 */
      amount: string;
      /** @example BANK */
      channel: string;
      createdAt: string;
      id: string;
      /** @enum {string} */
      status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REVIEW' | 'REVERSED';
      /** @example SV4K7Q2M9XPA */
      transferCode: string;
    };
    'Wallet.MembersResponse': {
      accounts: string;
      /** @example 0.00 */
      difference: string;
      ledger: string;
    };
    'Wallet.MemberWalletsResponse': {
      currency: string;
      isComplete: boolean;
      main: string;
      vendors: components['schemas']['Wallet.VendorWalletResponse'][];
    };
    'Wallet.MerchantWalletResponse': {
      isSingle: boolean;
    };
    'Wallet.NameResponse': {
      en: string;
      vi: string;
    };
    'Wallet.OrderStepResponse': {
      actor: string;
      at: string;
      note: string | null;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      step: string;
    };
    'Wallet.PayeeAccountResponse': {
      institutionName: string;
      maskedNumber: string;
    };
    'Wallet.PayeeResponse': {
      accountName: string;
      accountNumber: string;
      bankBin: string;
      bankName: string;
    };
    'Wallet.PayoutNoticeRequest': {
      amount: string;
      noticeId: string;
      /** @enum {string} */
      outcome: 'PAID' | 'FAILED' | 'RETURNED';
      /** Format: uuid */
      payoutNo: string;
      refersTo?: string;
    };
    'Wallet.PayoutProposalRequest': {
      note: string;
      /** @enum {string} */
      outcome: 'PAID' | 'FAILED';
      reference?: string;
    };
    'Wallet.PayoutQueryResponse': {
      id: string;
      /** @enum {string} */
      result: 'ENDED' | 'OPEN' | 'NONE' | 'UNKNOWN';
    };
    'Wallet.PayoutResponse': {
      amount: string;
      id: string;
      paid: string;
      /** @enum {string} */
      status: 'CREATED' | 'ACCEPTED' | 'PAID' | 'FAILED' | 'RECLAIMED' | 'DISPUTED';
    };
    'Wallet.PolicyRequest': {
      reason: string;
      /**
       * Format: decimal
       * @example 100000.00
       */
      secondFrom?: string | null;
      validDays: number;
    };
    'Wallet.ProfitResponse': {
      /** @example VND */
      currency: string;
      /** @description days without a movement are left out */
      days: components['schemas']['Wallet.DayProfitResponse'][];
      deposits: string;
      /** Format: date-time */
      from: string;
      games: components['schemas']['Wallet.GameProfitResponse'][];
      /** @description what is neither play nor a payment */
      others: components['schemas']['Wallet.KindSumResponse'][];
      /** @description won less lost in play */
      play: string;
      /** Format: date-time */
      to: string;
      /** @description play and the others together */
      total: string;
      /** @description less what was returned */
      withdrawals: string;
    };
    'Wallet.QueuedWithdrawalPage': {
      list: components['schemas']['Wallet.QueuedWithdrawalResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.QueuedWithdrawalResponse': {
      /** @example 500000.00 */
      amount: string;
      approvedBy: string | null;
      claimedBy: string | null;
      claimedUntil: string | null;
      confirmBy: string | null;
      createdAt: string;
      currency: string;
      /** @example 0.00 */
      fee: string;
      id: string;
      memberId: string;
      /** @example 500000.00 */
      net: string;
      /** @example 0.00 */
      paid: string;
      reason: string | null;
      /** @example 500000.00 */
      remaining: string;
      /** @example 0.00 */
      returned: string;
      risk: components['schemas']['Wallet.RiskHitResponse'][];
      score: number;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      updatedAt: string;
    };
    'Wallet.RedriveRequest': {
      reason: string;
      type?: string;
    };
    'Wallet.RedriveResponse': {
      requested: number;
    };
    'Wallet.RefuseReviewRequest': {
      reason: string;
    };
    'Wallet.RejectionRequest': {
      note: string;
      reason: string;
    };
    'Wallet.ReleaseRequest': {
      /** @enum {string} */
      book: 'REAL' | 'PLAY';
      reason: string;
    };
    'Wallet.ReleaseResponse': {
      findingsClosed: number;
      /** @example 0.00 */
      fromSuspense: string;
      /** Format: uuid */
      releaseId: string;
      /** @enum {string} */
      status: 'OPEN' | 'LOCKED';
    };
    'Wallet.RequirementResponse': {
      done: string;
      id: string;
      isBonus: boolean;
      /** @example DEPOSIT */
      kind: string;
      required: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'EXPIRING';
    };
    'Wallet.ResolutionRequest': {
      note: string;
      /** @enum {string} */
      resolution: 'RECEIVED' | 'PAY_AGAIN' | 'GIVE_BACK';
    };
    'Wallet.ReviewDecisionResponse': {
      id: string;
      postingId: string | null;
      /** @enum {string} */
      status: 'CREDITED' | 'REFUSED';
    };
    'Wallet.ReviewPage': {
      list: components['schemas']['Wallet.ReviewResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.ReviewResponse': {
      account: string;
      amount: string;
      arrivedAt: string;
      bankTxnId: string;
      /** @enum {string} */
      channel: 'BANK' | 'MOMO' | 'ZALOPAY' | 'USDT';
      content: string;
      createdAt: string;
      depositId: string | null;
      id: string;
      memberId: string | null;
      orderedAmount: string | null;
      /** @enum {string} */
      reason:
        | 'LATE'
        | 'REPEATED'
        | 'WRONG_AMOUNT'
        | 'WRONG_ACCOUNT'
        | 'UNMATCHED'
        | 'CLOSED'
        | 'OVER_LIMIT'
        | 'SELF_EXCLUDED'
        | 'WRONG_NETWORK';
    };
    'Wallet.RiskHitResponse': {
      /** @enum {string} */
      code:
        'FIRST_WITHDRAWAL' | 'NEW_ACCOUNT' | 'VELOCITY' | 'SHARED_ACCOUNT' | 'LARGE_AMOUNT' | 'NO_DEPOSIT';
      points: number;
    };
    'Wallet.RiskRuleRequest': {
      enabled: boolean;
      points: number;
      reason: string;
      threshold: string;
      version: number;
    };
    'Wallet.RiskRuleResponse': {
      /** Format: date-time */
      changedAt: string | null;
      changedBy: string | null;
      /** @enum {string} */
      code:
        'FIRST_WITHDRAWAL' | 'NEW_ACCOUNT' | 'VELOCITY' | 'SHARED_ACCOUNT' | 'LARGE_AMOUNT' | 'NO_DEPOSIT';
      enabled: boolean;
      points: number;
      reason: string | null;
      threshold: string;
      version: number;
    };
    'Wallet.SealHeadResponse': {
      block: number;
      hash: string;
      /** Format: uuid */
      throughId: string;
    };
    'Wallet.SharedNumberResponse': {
      institution: string;
      /** @example Vietcombank */
      institutionName: string;
      maskedNumber: string;
      memberIds: string[];
    };
    'Wallet.SilentPayoutAnswerResponse': {
      id: string;
      /** @enum {string|null} */
      proposal: 'PAID' | 'FAILED' | null;
      /** @enum {string} */
      state: 'WAITING' | 'QUEUED' | 'ENDED';
    };
    'Wallet.SilentPayoutPage': {
      list: components['schemas']['Wallet.SilentPayoutResponse'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.SilentPayoutResponse': {
      /** @example 500000.00 */
      amount: string;
      /** @enum {string|null} */
      answer: 'OPEN' | 'NONE' | 'UNKNOWN' | null;
      attempts: number;
      /** @example BANK */
      channel: string;
      id: string;
      memberId: string;
      note: string | null;
      /** @example 0.00 */
      paid: string;
      /** @enum {string|null} */
      proposal: 'PAID' | 'FAILED' | null;
      proposedAt: string | null;
      proposedBy: string | null;
      reference: string | null;
      since: string;
      withdrawalId: string;
    };
    'Wallet.StatementLineResponse': {
      /** @example -5000.00 */
      amount: string;
      /** Format: date-time */
      at: string;
      /** @example 1250000.00 */
      balanceAfter: string;
      gameType: string | null;
      /** @enum {string} */
      kind:
        | 'BET'
        | 'WIN'
        | 'ROLLBACK'
        | 'DEPOSIT'
        | 'WITHDRAWAL'
        | 'FEE'
        | 'PAYOUT_RETURN'
        | 'FORFEIT'
        | 'CONVERSION'
        | 'TRANSFER_IN'
        | 'TRANSFER_OUT'
        | 'BONUS'
        | 'CASHBACK'
        | 'POINTS'
        | 'SALARY'
        | 'DIVIDEND'
        | 'COMMISSION'
        | 'JACKPOT'
        | 'JACKPOT_SHARE'
        | 'REPAYMENT'
        | 'HOLD'
        | 'RELEASE'
        | 'WIN_CORRECTION'
        | 'DEPOSIT_REVERSAL'
        | 'ADJUST'
        | 'GRANT';
      kindName: components['schemas']['Wallet.KindNameResponse'];
      /** Format: uuid */
      postingId: string;
      roundId: string | null;
      vassalage: string | null;
      version: number;
    };
    'Wallet.StatementResponse': {
      /** @example 1250000.00 */
      closing: string;
      /** @example VND */
      currency: string;
      /** Format: date-time */
      from: string;
      list: components['schemas']['Wallet.StatementLineResponse'][];
      next: string | null;
      /** @example 1250000.00 */
      opening: string;
      pageNum: number;
      /** Format: date-time */
      to: string;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.TrialBalanceAccount': {
      balance: string;
      checkpoint: components['schemas']['Wallet.TurnoverResponse'];
      /** @example house:RNG */
      code: string;
      credits: string;
      debits: string;
      name: components['schemas']['Wallet.NameResponse'];
      /** @enum {string} */
      nature: 'ASSET' | 'LIABILITY' | 'EQUITY' | 'INCOME' | 'EXPENSE';
      /** @example 4010 */
      number: number;
      tail: components['schemas']['Wallet.TurnoverResponse'];
    };
    'Wallet.TrialBalanceResponse': {
      accounts: components['schemas']['Wallet.TrialBalanceAccount'][];
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      book: 'REAL' | 'PLAY';
      checkpoint: number;
      /** Format: date-time */
      checkpointAt: string | null;
      currency: string;
      /** @example 0.00 */
      difference: string;
      members: components['schemas']['Wallet.MembersResponse'];
      totals: components['schemas']['Wallet.TurnoverResponse'];
    };
    'Wallet.TurnoverResponse': {
      /** @example 1250000.00 */
      credits: string;
      /** @example 1250000.00 */
      debits: string;
    };
    'Wallet.UsdtQuoteResponse': {
      /** @example 19.13 */
      amount: string;
      confirmations: number;
      confirmationsNeeded: number;
      /** @example 26150.00 */
      rate: string;
    };
    'Wallet.UsdtTransferRequest': {
      address: string;
      amount: string;
      /** Format: date-time */
      blockTime: string;
      confirmations: number;
      logIndex: number;
      network: string;
      txId: string;
    };
    'Wallet.UsdtTransferResponse': {
      depositId: string | null;
      /** @enum {string} */
      outcome: 'UNCONFIRMED' | 'MATCHED' | 'REVIEW';
    };
    'Wallet.VendorWalletResponse': {
      balance: string | null;
      displayName: string;
      maintenance: boolean;
      vassalage: string;
    };
    'Wallet.VerificationResponse': {
      bad: components['schemas']['Wallet.BadRowResponse'] | null;
      fromBlock: number;
      head: components['schemas']['Wallet.SealHeadResponse'];
      next: number | null;
      postings: number;
      throughBlock: number;
    };
    'Wallet.VerifyRequest': {
      blocks?: number;
      fromBlock?: number;
    };
    'Wallet.WalletBalance': {
      /** @example 1250000.00 */
      balance: string;
      vassalage: string;
    };
    'Wallet.WalletTransferRequest': {
      /**
       * Format: decimal
       * @example 100000.00
       */
      amount: string;
      from: string;
      to: string;
    };
    'Wallet.WalletTransferResponse': {
      amount: string;
      code: string | null;
      id: string;
      /** @enum {string} */
      status: 'OPEN' | 'DONE' | 'REFUSED';
    };
    'Wallet.WithdrawalCaseResponse': {
      account: components['schemas']['Wallet.PayeeAccountResponse'];
      /** @example 500000.00 */
      amount: string;
      approvedBy: string | null;
      claimedBy: string | null;
      claimedUntil: string | null;
      confirmBy: string | null;
      createdAt: string;
      currency: string;
      /** @example 0.00 */
      fee: string;
      /** @enum {string|null} */
      firstResolution: 'PAY_AGAIN' | 'GIVE_BACK' | null;
      id: string;
      memberId: string;
      /** @example 500000.00 */
      net: string;
      /** @example 0.00 */
      paid: string;
      payouts: components['schemas']['Wallet.PayoutResponse'][];
      proofs: string[];
      reason: string | null;
      /** @example 500000.00 */
      remaining: string;
      remark: string | null;
      /** @example 0.00 */
      returned: string;
      risk: components['schemas']['Wallet.RiskHitResponse'][];
      score: number;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      steps: components['schemas']['Wallet.OrderStepResponse'][];
      updatedAt: string;
    };
    'Wallet.WithdrawalDecisionResponse': {
      approvedBy: string | null;
      id: string;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
    };
    'Wallet.WithdrawalDetailResponse': {
      account: components['schemas']['Wallet.PayeeAccountResponse'];
      /** @example 500000.00 */
      amount: string;
      cancellable: boolean;
      confirmBy: string | null;
      createdAt: string;
      currency: string;
      /** @example 0.00 */
      fee: string;
      id: string;
      /** @example 500000.00 */
      net: string;
      /** @example 0.00 */
      paid: string;
      reason: string | null;
      /** @example 500000.00 */
      remaining: string;
      /** @example 0.00 */
      returned: string;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      steps: components['schemas']['Wallet.WithdrawalStepResponse'][];
      updatedAt: string;
    };
    'Wallet.WithdrawalIdentityResponse': {
      dailyTotal: string;
      /**
       * @description 0: not verified, 1: document, 2: document and face
       * @enum {number}
       */
      level: 0 | 1 | 2;
      need: components['schemas']['Wallet.IdentityNeedResponse'] | null;
    };
    'Wallet.WithdrawalPage': {
      list: components['schemas']['Wallet.WithdrawalSummary'][];
      pageNum: number;
      totalCount: number;
      totalPages: number;
    };
    'Wallet.WithdrawalResponse': {
      account: components['schemas']['Wallet.PayeeAccountResponse'];
      /** @example 500000.00 */
      amount: string;
      cancellable: boolean;
      confirmBy: string | null;
      createdAt: string;
      currency: string;
      /** @example 0.00 */
      fee: string;
      id: string;
      /** @example 500000.00 */
      net: string;
      /** @example 0.00 */
      paid: string;
      reason: string | null;
      /** @example 500000.00 */
      remaining: string;
      /** @example 0.00 */
      returned: string;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      updatedAt: string;
    };
    'Wallet.WithdrawalStepResponse': {
      at: string;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
    };
    'Wallet.WithdrawalSummary': {
      /** @example 500000.00 */
      amount: string;
      confirmBy: string | null;
      createdAt: string;
      currency: string;
      /** @example 0.00 */
      fee: string;
      id: string;
      /** @example 500000.00 */
      net: string;
      /** @example 0.00 */
      paid: string;
      reason: string | null;
      /** @example 500000.00 */
      remaining: string;
      /** @example 0.00 */
      returned: string;
      /** @enum {string} */
      status:
        | 'SUBMITTED'
        | 'RISK_REVIEW'
        | 'APPROVED'
        | 'PAYING'
        | 'DISBURSED'
        | 'RECEIVED'
        | 'AUTO_RECEIVED'
        | 'NOT_RECEIVED'
        | 'REJECTED'
        | 'CANCELLED'
        | 'RETURNED';
      updatedAt: string;
    };
    'Wallet.WithdrawalTermsResponse': {
      available: string;
      confirmMinutes: number;
      dailyCount: number;
      dailyTotal: string;
      fee: string;
      identity: components['schemas']['Wallet.WithdrawalIdentityResponse'];
      isOpen: boolean;
      max: string;
      min: string;
      openFromHour: number;
      openOrder: string | null;
      openToHour: number;
      requirements: components['schemas']['Wallet.RequirementResponse'][];
      turnoverLeft: string;
      usedCount: number;
      usedTotal: string;
      withdrawable: string;
    };
    'Wallet.WriteOffRequest': {
      reason: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  ArrivalController_receive: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ArrivalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ArrivalResponse'];
          };
        };
      };
    };
  };
  PayoutNoticeController_receive: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.PayoutNoticeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: Record<string, unknown>;
          };
        };
      };
    };
  };
  OrderController_bet: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.BettingRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OrderResponse'];
          };
        };
      };
    };
  };
  MenuController_series: {
    parameters: {
      query: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.SeriesResponse'][];
          };
        };
      };
    };
  };
  DrawController_results: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ResultResponse'][];
          };
        };
      };
    };
  };
  DrawController_chain: {
    parameters: {
      query?: {
        /** @description First position */
        from?: number;
        size?: number;
      };
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ChainEntryResponse'][];
          };
        };
      };
    };
  };
  DrawController_hotAndGaps: {
    parameters: {
      query?: {
        size?: number;
      };
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.HotGapResponse'];
          };
        };
      };
    };
  };
  DrawController_detail: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.DrawDetailResponse'];
          };
        };
      };
    };
  };
  SoldOutController_soldOut: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.SoldOutResponse'];
          };
        };
      };
    };
  };
  DrawController_voids: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.VoidsResponse'];
          };
        };
      };
    };
  };
  MenuController_menu: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.PlayMenuResponse'][];
          };
        };
      };
    };
  };
  MenuController_setting: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.GameSettingResponse'];
          };
        };
      };
    };
  };
  CatalogueController_menus: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.MenuResponse'][];
          };
        };
      };
    };
  };
  NumeroController_popular: {
    parameters: {
      query?: {
        count?: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OpenedGameResponse'][];
          };
        };
      };
    };
  };
  CalendarController_calendar: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.CalendarDrawResponse'][];
          };
        };
      };
    };
  };
  DrawController_chase: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.NumeroResponse'][];
          };
        };
      };
    };
  };
  DrawController_near: {
    parameters: {
      query: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.NearResponse'];
          };
        };
      };
    };
  };
  OrderController_history: {
    parameters: {
      query?: {
        /** @description `cursor` of the page before */
        cursor?: string;
        /** @description With `numero`: tickets of this draw alone */
        gameId?: string;
        /** @description With `gameId` */
        numero?: string;
        size?: number;
        state?: 'OPEN' | 'WON' | 'LOST' | 'REFUNDED' | 'VOID' | 'CANCELLED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OrderPageResponse'];
          };
        };
      };
    };
  };
  OrderController_detail: {
    parameters: {
      path: {
        orderNumber: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OrderResponse'];
          };
        };
      };
    };
  };
  OrderController_cancel: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.CancelRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: boolean;
          };
        };
      };
    };
  };
  OrderController_today: {
    parameters: {
      query?: {
        /** @description `cursor` of the page before */
        cursor?: string;
        state?: 'OPEN' | 'WON' | 'LOST' | 'REFUNDED' | 'VOID' | 'CANCELLED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OrderPageResponse'];
          };
        };
      };
    };
  };
  NumeroController_menu: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.LotteryGameResponse'][];
          };
        };
      };
    };
  };
  NumeroController_recent: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.LotteryGameResponse'][];
          };
        };
      };
    };
  };
  NumeroController_openedVietnam: {
    parameters: {
      query?: {
        count?: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OpenedGameResponse'][];
          };
        };
      };
    };
  };
  NumeroController_opened: {
    parameters: {
      query?: {
        count?: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OpenedGameResponse'][];
          };
        };
      };
    };
  };
  UsdtTransferController_receive: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.UsdtTransferRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.UsdtTransferResponse'];
          };
        };
      };
    };
  };
  AffiliateController_check: {
    parameters: {
      query: {
        code: string;
        domain?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AffiliateResponse'];
          };
        };
      };
    };
  };
  CaptchaController_createImage: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.ImageCaptchaResponse'];
          };
        };
      };
    };
  };
  CaptchaController_createSlider: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.SliderCaptchaRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.SliderCaptchaResponse'];
          };
        };
      };
    };
  };
  CaptchaController_createWork: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.WorkRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.WorkResponse'];
          };
        };
      };
    };
  };
  FeedbackController_send: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          content: string;
          file?: string[];
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.FeedbackSentResponse'];
          };
        };
      };
    };
  };
  LaunchController_launch: {
    parameters: {
      header: {
        origin: string;
        referer: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.LaunchRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.LaunchResponse'];
          };
        };
      };
    };
  };
  ProfileController_readInfo: {
    parameters: {
      header: {
        'accept-language': string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.MemberInfoResponse'];
          };
        };
      };
    };
  };
  ConsolidatedController_mine: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ConsolidatedResponse'];
          };
        };
      };
    };
  };
  AvatarController_readIcon: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AvatarResponse'];
          };
        };
      };
    };
  };
  PasswordController_change: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ChangePasswordRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.PasswordChangedResponse'];
          };
        };
      };
    };
  };
  PasswordController_sendLink: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.EmailResetRequest'];
        'application/x-www-form-urlencoded': components['schemas']['Auth.EmailResetRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.ResetSentResponse'];
          };
        };
      };
    };
  };
  PasswordController_resetByLink: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.LinkResetRequest'];
      };
    };
    responses: {
      /** @description The password is set and every session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  PasswordController_resetByPhone: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.PhoneResetRequest'];
      };
    };
    responses: {
      /** @description The password is set and every session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  RegistrationController_register: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.RegisterRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RegisterResponse'];
          };
        };
      };
    };
  };
  RegistrationController_registerByMobile: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.RegisterMobileRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RegisterResponse'];
          };
        };
      };
    };
  };
  MessageController_countUnread: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.UnreadCountResponse'];
          };
        };
      };
    };
  };
  VendorTransferController_merchantWallet: {
    parameters: {
      query?: {
        merchantCode?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.MerchantWalletResponse'];
          };
        };
      };
    };
  };
  FavoriteController_recent: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.GameResponse'][];
          };
        };
      };
    };
  };
  VendorTransferController_transfer: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.WalletTransferRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WalletTransferResponse'];
          };
        };
      };
    };
  };
  CatalogueController_gameList: {
    parameters: {
      query: {
        channel?: string;
        classify?:
          | 'BAC'
          | 'SIC'
          | 'ROU'
          | 'DAT'
          | 'BJ'
          | 'HE'
          | 'MT'
          | 'TCP'
          | 'WZPJ'
          | 'SD'
          | 'FT'
          | 'NN'
          | 'YSX'
          | 'ZJH'
          | 'MJ';
        clientType?: string;
        gameName?: string;
        gameType?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        minBet?: string;
        minLineNum?: number;
        pageNo: number;
        pageSize: number;
        platform?: string;
        vassalage?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.GameListResponse'];
          };
        };
      };
    };
  };
  CatalogueController_vendors: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        gameType?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
        vassalage?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.VendorResponse'][];
          };
        };
      };
    };
  };
  CatalogueController_vendorTypes: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        gameType?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
        vassalage?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.VendorTypesResponse'][];
          };
        };
      };
    };
  };
  CatalogueController_hotGames: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.GameListResponse'];
          };
        };
      };
    };
  };
  CatalogueController_rooms: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        gameType?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
        vassalage?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.RoomResponse'][];
          };
        };
      };
    };
  };
  RaffleController_draw: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RaffleClaimRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RaffleDrawResponse'];
          };
        };
      };
    };
  };
  BalanceController_balance: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.PointBalanceResponse'];
          };
        };
      };
    };
  };
  BalanceController_config: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.PointConfigResponse'];
          };
        };
      };
    };
  };
  MallController_rewards: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.MallItemResponse'][];
          };
        };
      };
    };
  };
  MallController_orders: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.MallOrderPage'];
          };
        };
      };
    };
  };
  ContractController_hourly: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ContractActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractActionResponse'];
          };
        };
      };
    };
  };
  ContractController_daily: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ContractActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractActionResponse'];
          };
        };
      };
    };
  };
  ContractController_dividend: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ContractActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractActionResponse'];
          };
        };
      };
    };
  };
  FavoriteController_ids: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: string[];
          };
        };
      };
    };
  };
  FavoriteController_list: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.GameResponse'][];
          };
        };
      };
    };
  };
  AnnouncementController_list: {
    parameters: {
      query?: {
        execution?: string;
        platform?: 'W' | 'M';
        types?: string;
      };
      header: {
        'accept-language': string;
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AnnouncementListsResponse'];
          };
        };
      };
    };
  };
  MissionController_leaderboards: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.LeaderboardResponse'][];
          };
        };
      };
    };
  };
  MissionController_summary: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.MissionSummaryResponse'];
          };
        };
      };
    };
  };
  AvatarController_readOwn: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AvatarResponse'];
          };
        };
      };
    };
  };
  ContractController_realTime: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ContractActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractActionResponse'];
          };
        };
      };
    };
  };
  WinnerController_board: {
    parameters: {
      query?: {
        channel?: string;
        clientType?: string;
        isPlatform?: string;
        language?: string;
        merchant?: string;
        merchantCode?: string;
        platform?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.WinnerResponse'][];
          };
        };
      };
    };
  };
  MallController_ledger: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.PointLinePage'];
          };
        };
      };
    };
  };
  MallController_convert: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ConvertRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ConvertResponse'];
          };
        };
      };
    };
  };
  MallController_redeem: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.RedeemRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.RedeemResponse'];
          };
        };
      };
    };
  };
  LoginController_logIn: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.LoginRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.LoginResponse'];
          };
        };
      };
    };
  };
  LoginController_beginFreePlay: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.FreePlayResponse'];
          };
        };
      };
    };
  };
  SecondFactorLoginController_complete: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.SecondFactorRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.LoginResponse'];
          };
        };
      };
    };
  };
  SecondFactorLoginController_passkeyOptions: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.PasskeyTicketRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.PasskeyOptionsResponse'];
          };
        };
      };
    };
  };
  SessionController_logOut: {
    parameters: {};
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  LoginController_logInRemembered: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.LoginResponse'];
          };
        };
      };
    };
  };
  SystemController_readCountries: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.CountryResponse'][];
          };
        };
      };
    };
  };
  SystemController_readDomains: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.DomainRouteResponse'];
          };
        };
      };
    };
  };
  SystemController_readHelp: {
    parameters: {
      header: {
        'accept-language': string;
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.HelpSectionResponse'][];
          };
        };
      };
    };
  };
  SystemController_readCustomerService: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.CustomerServiceResponse'];
          };
        };
      };
    };
  };
  SystemController_readRegisterRules: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      /** @description field rules of the registration form, by field */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: Record<string, unknown>;
          };
        };
      };
    };
  };
  SystemController_readStatus: {
    parameters: {
      query?: {
        url?: string;
      };
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.SystemStatusResponse'];
          };
        };
      };
    };
  };
  SystemController_readWhitelabel: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.WhitelabelNodeResponse'][];
          };
        };
      };
    };
  };
  AlertController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AlertResponse'][];
          };
        };
      };
    };
  };
  AgentAnnouncementController_list: {
    parameters: {
      query?: {
        pageNo?: number;
      };
      header: {
        'accept-language': string;
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.NoticePage'];
          };
        };
      };
    };
  };
  StatementController_bills: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        type: 'DIVIDEND' | 'DAILY' | 'HOURLY';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.BillPage'];
          };
        };
      };
    };
  };
  StatementController_bill: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.BillStatementResponse'];
          };
        };
      };
    };
  };
  StatementController_bets: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TeamBetPage'];
          };
        };
      };
    };
  };
  DisputeController_list: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.DisputeResponse'][];
          };
        };
      };
    };
  };
  DisputeController_raise: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.DisputeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  ContractController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractResponse'][];
          };
        };
      };
    };
  };
  ContractController_history: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractEventResponse'][];
          };
        };
      };
    };
  };
  ContractController_terminations: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractResponse'][];
          };
        };
      };
    };
  };
  SimulationController_simulate: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.SimulationRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.SimulationResponse'];
          };
        };
      };
    };
  };
  StatementController_income: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.IncomeResponse'][];
          };
        };
      };
    };
  };
  InvitationController_read: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.InvitationResponse'];
          };
        };
      };
    };
  };
  TeamController_links: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.LinkResponse'][];
          };
        };
      };
    };
  };
  TeamController_open: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.LinkRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.LinkCodeResponse'];
          };
        };
      };
    };
  };
  TeamController_switch: {
    parameters: {
      path: {
        code: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.LinkSwitchRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  StatementController_realtime: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.RealtimePage'];
          };
        };
      };
    };
  };
  ReportController_bets: {
    parameters: {
      query: {
        account?: string;
        category?: string;
        from: string;
        pageNo: number;
        pageSize: number;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TeamBetPage'];
          };
        };
      };
    };
  };
  ReportController_lines: {
    parameters: {
      query: {
        from: string;
        parentId?: string;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.LinesResponse'];
          };
        };
      };
    };
  };
  ReportController_member: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.MemberDetailsResponse'];
          };
        };
      };
    };
  };
  ReportController_overview: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.OverviewResponse'];
          };
        };
      };
    };
  };
  ReportController_transactions: {
    parameters: {
      query: {
        account?: string;
        from: string;
        kind?:
          | 'DEPOSIT'
          | 'WITHDRAWAL'
          | 'REBATE'
          | 'BONUS'
          | 'SALARY'
          | 'DIVIDEND'
          | 'TRANSFER_IN'
          | 'TRANSFER_OUT';
        pageNo: number;
        pageSize: number;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TransactionPage'];
          };
        };
      };
    };
  };
  TeamController_rights: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.RightsResponse'];
          };
        };
      };
    };
  };
  TeamController_page: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        parentId?: string;
        search?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TeamPage'];
          };
        };
      };
    };
  };
  TeamController_member: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TeamMemberResponse'];
          };
        };
      };
    };
  };
  TeamController_freeze: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.FreezeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  TeamController_setLimits: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.LimitRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  TeamController_setRights: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.RightsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  AgentTransferController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AgentTransferPage'];
          };
        };
      };
    };
  };
  AgentTransferController_down: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.DownTransferRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TransferIdResponse'];
          };
        };
      };
    };
  };
  AvatarController_readOffered: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AvatarResponse'][];
          };
        };
      };
    };
  };
  AvatarController_choose: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.ChooseAvatarRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AvatarResponse'];
          };
        };
      };
    };
  };
  AvatarController_upload: {
    parameters: {};
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AvatarResponse'];
          };
        };
      };
    };
  };
  AvatarController_readPicture: {
    parameters: {
      path: {
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
          'image/png': string;
          'image/svg+xml': string;
        };
      };
    };
  };
  BankAccountController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.BankAccountResponse'][];
          };
        };
      };
    };
  };
  BankAccountController_bind: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.BindBankAccountRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.BankAccountResponse'];
          };
        };
      };
    };
  };
  BankAccountController_remove: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  BankAccountController_institutions: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.InstitutionResponse'][];
          };
        };
      };
    };
  };
  PromotionController_bonusPage: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.BonusPageResponse'];
          };
        };
      };
    };
  };
  BonusController_giveUp: {
    parameters: {
      path: {
        rolloverId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.GivenUpBonusResponse'];
          };
        };
      };
    };
  };
  ContributionController_shares: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ContributionShareResponse'][];
          };
        };
      };
    };
  };
  CashbackController_open: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.CashbackResponse'];
          };
        };
      };
    };
  };
  CashbackController_claim: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.CashbackClaimResponse'];
          };
        };
      };
    };
  };
  ClaimController_mine: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ClaimListResponse'];
          };
        };
      };
    };
  };
  ContactChangeController_changeEmail: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.ChangeEmailRequest'];
      };
    };
    responses: {
      /** @description The address is the member’s. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  ContactChangeController_sendEmailCode: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.EmailCodeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.CodeSentResponse'];
          };
        };
      };
    };
  };
  ContactChangeController_changeMobile: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.ChangeMobileRequest'];
      };
    };
    responses: {
      /** @description The number is the member’s. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  ContactChangeController_sendMobileCode: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.MobileCodeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.CodeSentResponse'];
          };
        };
      };
    };
  };
  DepositController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DepositPage'];
          };
        };
      };
    };
  };
  DepositController_create: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.CreateDepositRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DepositResponse'];
          };
        };
      };
    };
  };
  DepositController_find: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DepositResponse'];
          };
        };
      };
    };
  };
  DepositController_channels: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DepositChannelResponse'][];
          };
        };
      };
    };
  };
  FavoriteController_add: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  FavoriteController_remove: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  MemberFundPasswordController_state: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.FundPasswordStateResponse'];
          };
        };
      };
    };
  };
  MemberFundPasswordController_change: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ChangeFundPasswordRequest'];
      };
    };
    responses: {
      /** @description The fund password is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  MemberFundPasswordController_set: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.SetFundPasswordRequest'];
      };
    };
    responses: {
      /** @description The fund password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  MemberFundPasswordController_sendCode: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MemberCodeResponse'];
          };
        };
      };
    };
  };
  MemberFundPasswordController_reset: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ResetFundPasswordRequest'];
      };
    };
    responses: {
      /** @description The fund password is set anew, and the lock has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  JackpotController_board: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.JackpotBoardResponse'];
          };
        };
      };
    };
  };
  LoginHistoryController_page: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.LoginHistoryResponse'];
          };
        };
      };
    };
  };
  IdentityController_read: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityResponse'];
          };
        };
      };
    };
  };
  IdentityController_submit: {
    parameters: {};
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @enum {string} */
          document: 'ID_CARD' | 'PASSPORT' | 'DRIVING_LICENCE';
          file: string[];
          /** @enum {string} */
          level: '1' | '2';
          number: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityResponse'];
          };
        };
      };
    };
  };
  PersonalController_read: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.ProfileResponse'];
          };
        };
      };
    };
  };
  PersonalController_change: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.ProfileChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.ProfileResponse'];
          };
        };
      };
    };
  };
  PersonalController_readSecurity: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.SecurityResponse'];
          };
        };
      };
    };
  };
  MessageController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        unread?: 'true' | 'false';
      };
      header: {
        'accept-language': string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.MessagePage'];
          };
        };
      };
    };
  };
  MessageController_delete: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.UnreadCountResponse'];
          };
        };
      };
    };
  };
  MessageController_read: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.UnreadCountResponse'];
          };
        };
      };
    };
  };
  MessageController_readAll: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.UnreadCountResponse'];
          };
        };
      };
    };
  };
  AnnouncementController_notices: {
    parameters: {
      query?: {
        pageNo?: number;
      };
      header: {
        'accept-language': string;
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.NoticePage'];
          };
        };
      };
    };
  };
  AnnouncementController_notice: {
    parameters: {
      header: {
        'accept-language': string;
        merchant: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.NoticeResponse'];
          };
        };
      };
    };
  };
  AdjustmentController_propose: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.AdjustmentRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  OpsStatementController_proposed: {
    parameters: {
      query?: {
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AdjustmentResponse'][];
          };
        };
      };
    };
  };
  OpsStatementController_decide: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.AdjustmentDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsStatementController_propose: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.AdjustmentRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AdjustmentIdResponse'];
          };
        };
      };
    };
  };
  OpsStatementController_retry: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsContractController_page: {
    parameters: {
      query: {
        account?: string;
        pageNo: number;
        pageSize: number;
        status?:
          | 'PENDING_SIGN'
          | 'ACTIVE'
          | 'TERMINATING'
          | 'REJECTED'
          | 'CANCELLED'
          | 'EXPIRED'
          | 'SUPERSEDED'
          | 'TERMINATED'
          | 'AUTO_TERMINATED';
        type?: 'DIVIDEND' | 'DAILY' | 'HOURLY' | 'REALTIME';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractPage'];
          };
        };
      };
    };
  };
  OpsContractController_act: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.OpsContractActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractActionResponse'];
          };
        };
      };
    };
  };
  OpsContractController_history: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractEventResponse'][];
          };
        };
      };
    };
  };
  OpsContractController_terminations: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ContractResponse'][];
          };
        };
      };
    };
  };
  OpsDisputeController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        status: 'OPEN' | 'ACCEPTED' | 'REFUSED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.DisputePage'];
          };
        };
      };
    };
  };
  OpsDisputeController_answer: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.DisputeAnswerRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  DownlineController_downline: {
    parameters: {
      query: {
        account: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TeamNodeResponse'][];
          };
        };
      };
    };
  };
  OpsNetworkController_freeze: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.FreezeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsNetworkController_setLimits: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.LimitRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsNetworkController_move: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.MoveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsStatementController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.RunPage'];
          };
        };
      };
    };
  };
  OpsStatementController_approve: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsStatementController_bills: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.BillPage'];
          };
        };
      };
    };
  };
  OpsStatementController_hold: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.HoldRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsStatementController_recalculate: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsStatementController_release: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ReleaseRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  AgentTransferController_report: {
    parameters: {
      query: {
        account?: string;
        from: string;
        pageNo: number;
        pageSize: number;
        to: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.OpsTransferPage'];
          };
        };
      };
    };
  };
  OpsNetworkController_tree: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        parentId?: string;
        search?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.OpsTeamPage'];
          };
        };
      };
    };
  };
  OpsAnnouncementController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AnnouncementPage'];
          };
        };
      };
    };
  };
  OpsAnnouncementController_add: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.AnnouncementRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AnnouncementResponse'];
          };
        };
      };
    };
  };
  OpsAnnouncementController_change: {
    parameters: {
      header: {
        merchant: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.AnnouncementChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.AnnouncementResponse'];
          };
        };
      };
    };
  };
  OpsAnnouncementController_remove: {
    parameters: {
      header: {
        merchant: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_list': {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalPage'];
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_approve': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_refuse': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_withdraw': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_policies': {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  'agent-contracts_ApprovalController_changePolicy': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_list': {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalPage'];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_approve': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_refuse': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_withdraw': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_policies': {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  'game-launch_ApprovalController_changePolicy': {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  lottery_ApprovalController_list: {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalPage'];
          };
        };
      };
    };
  };
  lottery_ApprovalController_approve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  lottery_ApprovalController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  lottery_ApprovalController_withdraw: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  lottery_ApprovalController_policies: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  lottery_ApprovalController_changePolicy: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  points_ApprovalController_list: {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalPage'];
          };
        };
      };
    };
  };
  points_ApprovalController_approve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  points_ApprovalController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  points_ApprovalController_withdraw: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  points_ApprovalController_policies: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  points_ApprovalController_changePolicy: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  promotions_ApprovalController_list: {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalPage'];
          };
        };
      };
    };
  };
  promotions_ApprovalController_approve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  promotions_ApprovalController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  promotions_ApprovalController_withdraw: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  promotions_ApprovalController_policies: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  promotions_ApprovalController_changePolicy: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ApprovalController_list: {
    parameters: {
      query: {
        kind?: string;
        pageNo: number;
        pageSize: number;
        status?: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalPage'];
          };
        };
      };
    };
  };
  ApprovalController_approve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ApprovalController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ApprovalController_withdraw: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ApprovalDecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ApprovalController_policies: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalPolicyResponse'][];
          };
        };
      };
    };
  };
  ApprovalController_changePolicy: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        kind: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.PolicyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  AccountOfMemberController_members: {
    parameters: {
      query: {
        number: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.AccountOfMemberResponse'][];
          };
        };
      };
    };
  };
  SharedNumberController_shared: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SharedNumberResponse'][];
          };
        };
      };
    };
  };
  OpsBrandController_read: {
    parameters: {
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.BrandResponse'];
          };
        };
      };
    };
  };
  OpsBrandController_change: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.BrandChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.BrandResponse'];
          };
        };
      };
    };
  };
  OpsBrandController_changes: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.BrandChangePage'];
          };
        };
      };
    };
  };
  OpsRateController_history: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RateResponse'][];
          };
        };
      };
    };
  };
  OpsRateController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RateRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  CatalogueImportController_import: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.CatalogueImportRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.CatalogueImportResponse'];
          };
        };
      };
    };
  };
  CatalogueImportController_proposeSource: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        provider: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.ProviderSourceRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ClaimController_writeOff: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        claimId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.WriteOffRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ContributionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ContributionListResponse'];
          };
        };
      };
    };
  };
  ContributionController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ContributionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_DeadLetterController_list': {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.DeadLetterPage'];
          };
        };
      };
    };
  };
  'agent-contracts_DeadLetterController_discard': {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  'agent-contracts_DeadLetterController_redrive': {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.RedriveResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_DeadLetterController_actions': {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  'agent-contracts_DeadLetterController_redriveAll': {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.RedriveResponse'];
          };
        };
      };
    };
  };
  DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.DeadLetterPage'];
          };
        };
      };
    };
  };
  DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RedriveResponse'];
          };
        };
      };
    };
  };
  DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RedriveResponse'];
          };
        };
      };
    };
  };
  'game-launch_DeadLetterController_list': {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.DeadLetterPage'];
          };
        };
      };
    };
  };
  'game-launch_DeadLetterController_discard': {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  'game-launch_DeadLetterController_redrive': {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.RedriveResponse'];
          };
        };
      };
    };
  };
  'game-launch_DeadLetterController_actions': {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  'game-launch_DeadLetterController_redriveAll': {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.RedriveResponse'];
          };
        };
      };
    };
  };
  lottery_DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.DeadLetterPage'];
          };
        };
      };
    };
  };
  lottery_DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  lottery_DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.RedriveResponse'];
          };
        };
      };
    };
  };
  lottery_DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  lottery_DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.RedriveResponse'];
          };
        };
      };
    };
  };
  member_DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.DeadLetterPage'];
          };
        };
      };
    };
  };
  member_DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  member_DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.RedriveResponse'];
          };
        };
      };
    };
  };
  member_DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  member_DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.RedriveResponse'];
          };
        };
      };
    };
  };
  points_DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.DeadLetterPage'];
          };
        };
      };
    };
  };
  points_DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  points_DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.RedriveResponse'];
          };
        };
      };
    };
  };
  points_DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  points_DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.RedriveResponse'];
          };
        };
      };
    };
  };
  promotions_DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.DeadLetterPage'];
          };
        };
      };
    };
  };
  promotions_DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  promotions_DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RedriveResponse'];
          };
        };
      };
    };
  };
  promotions_DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  promotions_DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RedriveResponse'];
          };
        };
      };
    };
  };
  wallet_DeadLetterController_list: {
    parameters: {
      query: {
        key?: string;
        pageNo: number;
        pageSize: number;
        status?: 'DEAD' | 'PARKED';
        type?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DeadLetterPage'];
          };
        };
      };
    };
  };
  wallet_DeadLetterController_discard: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  wallet_DeadLetterController_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DeadLetterReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.RedriveResponse'];
          };
        };
      };
    };
  };
  wallet_DeadLetterController_actions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.DeadLetterActionPage'];
          };
        };
      };
    };
  };
  wallet_DeadLetterController_redriveAll: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.RedriveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.RedriveResponse'];
          };
        };
      };
    };
  };
  DepositChannelController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ChannelSettingsResponse'][];
          };
        };
      };
    };
  };
  DepositChannelController_change: {
    parameters: {
      path: {
        code: 'BANK' | 'MOMO' | 'ZALOPAY' | 'USDT';
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ChannelSettingsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  DepositSearchController_found: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        search: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.FoundDepositPage'];
          };
        };
      };
    };
  };
  DepositReversalController_propose: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        depositId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DepositReversalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ReviewController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        search?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ReviewPage'];
          };
        };
      };
    };
  };
  ReviewController_credit: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.CreditReviewRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ReviewDecisionResponse'];
          };
        };
      };
    };
  };
  ReviewController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.RefuseReviewRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ReviewDecisionResponse'];
          };
        };
      };
    };
  };
  EnrolmentController_begin: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.BeginEnrolmentRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EnrolmentResponse'];
          };
        };
      };
    };
  };
  EnrolmentController_confirm: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmEnrolmentRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RecoveryCodesResponse'];
          };
        };
      };
    };
  };
  FeedbackController_list: {
    parameters: {
      query: {
        from?: 'MEMBER' | 'GUEST';
        pageNo: number;
        pageSize: number;
        search?: string;
        state?: 'OPEN' | 'HANDLED';
      };
      header: {
        merchant: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.FeedbackPage'];
          };
        };
      };
    };
  };
  FeedbackController_answer: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.FeedbackAnswerRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  FeedbackController_handle: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  FeedbackController_readImage: {
    parameters: {
      path: {
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
          'image/png': string;
        };
      };
    };
  };
  PlayControlController_game: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.MaintenanceRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  VendorAdminController_changeGame: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.GameSettingsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  IdentityReviewController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        status?: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityCheckPage'];
          };
        };
      };
    };
  };
  IdentityReviewController_find: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityCaseResponse'];
          };
        };
      };
    };
  };
  IdentityReviewController_approve: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.IdentityApprovalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityCheckResponse'];
          };
        };
      };
    };
  };
  IdentityReviewController_claim: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityCheckResponse'];
          };
        };
      };
    };
  };
  IdentityReviewController_preview: {
    parameters: {
      path: {
        id: string;
        side: 'FRONT' | 'BACK' | 'FACE';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
        };
      };
    };
  };
  IdentityReviewController_reject: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.IdentityRejectionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.IdentityCheckResponse'];
          };
        };
      };
    };
  };
  JackpotController_report: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.JackpotReportResponse'];
          };
        };
      };
    };
  };
  AuditController_release: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ReleaseRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ReleaseResponse'];
          };
        };
      };
    };
  };
  StatementController_ofMember: {
    parameters: {
      query: {
        book: 'REAL' | 'PLAY';
        cursor?: string;
        from?: string;
        kinds?: (
          | 'BET'
          | 'WIN'
          | 'ROLLBACK'
          | 'DEPOSIT'
          | 'WITHDRAWAL'
          | 'FEE'
          | 'PAYOUT_RETURN'
          | 'FORFEIT'
          | 'CONVERSION'
          | 'TRANSFER_IN'
          | 'TRANSFER_OUT'
          | 'BONUS'
          | 'CASHBACK'
          | 'POINTS'
          | 'SALARY'
          | 'DIVIDEND'
          | 'COMMISSION'
          | 'JACKPOT'
          | 'JACKPOT_SHARE'
          | 'REPAYMENT'
          | 'HOLD'
          | 'RELEASE'
          | 'WIN_CORRECTION'
          | 'DEPOSIT_REVERSAL'
          | 'ADJUST'
          | 'GRANT'
        )[];
        pageNo: number;
        pageSize: number;
        to?: string;
      };
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.StatementResponse'];
          };
        };
      };
    };
  };
  ClosingController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ClosingResponse'][];
          };
        };
      };
    };
  };
  AuditController_findings: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        state?: 'open' | 'closed';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.FindingPage'];
          };
        };
      };
    };
  };
  AuditController_close: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.CloseFindingRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ClosureResponse'];
          };
        };
      };
    };
  };
  JackpotPoolController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.JackpotPoolResponse'][];
          };
        };
      };
    };
  };
  ArchiveController_months: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.LedgerMonthResponse'][];
          };
        };
      };
    };
  };
  HashChainController_head: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SealHeadResponse'];
          };
        };
      };
    };
  };
  HashChainController_verify: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.VerifyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.VerificationResponse'];
          };
        };
      };
    };
  };
  DayFiguresController_today: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.LedgerTodayResponse'];
          };
        };
      };
    };
  };
  RollupController_trialBalance: {
    parameters: {
      query: {
        book: 'REAL' | 'PLAY';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.TrialBalanceResponse'];
          };
        };
      };
    };
  };
  OperationController_actions: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ActionResponse'][];
          };
        };
      };
    };
  };
  ListingController_draws: {
    parameters: {
      query: {
        /** @description Of this game; all official games if absent */
        gameId?: string;
        /** @description DUE: official draws that wait for their result */
        list: 'DUE' | 'DRAWN' | 'COMING' | 'VOID';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OperatorDrawResponse'][];
          };
        };
      };
    };
  };
  OperationController_compare: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ResultRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ComparisonResponse'];
          };
        };
      };
    };
  };
  OperationController_exposure: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ExposureResponse'][];
          };
        };
      };
    };
  };
  OperationController_proposals: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ProposalResponse'][];
          };
        };
      };
    };
  };
  OperationController_propose: {
    parameters: {
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ResultProposalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ResultEntryResponse'];
          };
        };
      };
    };
  };
  OperationController_proposeVoid: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        gameId: string;
        numero: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.VoidRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  ListingController_exceptions: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ExceptionResponse'][];
          };
        };
      };
    };
  };
  ExceptionController_add: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ExceptionsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ExceptionAnswerResponse'];
          };
        };
      };
    };
  };
  ExceptionController_preview: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.ExceptionDaysRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ExceptionPreviewResponse'];
          };
        };
      };
    };
  };
  LimitController_fullest: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.DrawExposureResponse'][];
          };
        };
      };
    };
  };
  ListingController_games: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OperatorGameResponse'][];
          };
        };
      };
    };
  };
  LimitController_list: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.HeldNumberResponse'][];
          };
        };
      };
    };
  };
  ListingController_plays: {
    parameters: {
      path: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OperatorPlayResponse'][];
          };
        };
      };
    };
  };
  OperationController_switchPlay: {
    parameters: {
      path: {
        gameId: string;
        play: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.PlaySwitchRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: boolean;
          };
        };
      };
    };
  };
  LimitController_set: {
    parameters: {
      path: {
        gameId: string;
        play: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.HeldNumberRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: boolean;
          };
        };
      };
    };
  };
  BetLimitController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.BetLimitListResponse'];
          };
        };
      };
    };
  };
  BetLimitController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.BetLimitRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  OddsController_list: {
    parameters: {
      query: {
        gameId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.OddsListResponse'];
          };
        };
      };
    };
  };
  OddsController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.OddsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  WeekdayController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.WeekdayListResponse'];
          };
        };
      };
    };
  };
  WeekdayController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Lottery.WeekdayRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Lottery.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  DirectoryController_page: {
    parameters: {
      query: {
        also?: string;
        direction?: 'asc' | 'desc';
        pageNo: number;
        pageSize: number;
        registeredFrom?: string;
        registeredTo?: string;
        search?: string;
        sort?: 'registered' | 'name' | 'login';
        status?: 'OPEN' | 'SUSPENDED' | 'CLOSED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MemberPageResponse'];
          };
        };
      };
    };
  };
  MemberDaysController_today: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MembersTodayResponse'];
          };
        };
      };
    };
  };
  DirectoryController_sheet: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MemberSheetResponse'];
          };
        };
      };
    };
  };
  AccountPayoutController_find: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.AccountPayoutResponse'];
          };
        };
      };
    };
  };
  AccountPayoutController_propose: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.AccountPayoutRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  BalanceController_forOperator: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.BalanceResponse'];
          };
        };
      };
    };
  };
  ClaimController_ofMember: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.MemberClaimListResponse'];
          };
        };
      };
    };
  };
  DepositReversalController_ofMember: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.MemberDepositResponse'][];
          };
        };
      };
    };
  };
  PlayControlController_sessions: {
    parameters: {
      query: {
        reason: string;
      };
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.EndedGameSessionsResponse'];
          };
        };
      };
    };
  };
  LabelController_read: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.MemberLabelsResponse'];
          };
        };
      };
    };
  };
  LabelController_set: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.LabelsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  MemberNameController_name: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MemberNameResponse'];
          };
        };
      };
    };
  };
  PasswordController_expire: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EndedSessionsResponse'];
          };
        };
      };
    };
  };
  OpsGamingController_read: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  MemberSheetController_sheet: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.MemberSheetResponse'];
          };
        };
      };
    };
  };
  SessionController_sessionsOf: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OpenSessionsResponse'];
          };
        };
      };
    };
  };
  SessionController_endSessionsOf: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EndedSessionsResponse'];
          };
        };
      };
    };
  };
  AccountStatusController_read: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.AccountStatusResponse'];
          };
        };
      };
    };
  };
  AccountStatusController_set: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.AccountStatusRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.AccountStatusResponse'];
          };
        };
      };
    };
  };
  OpsVipController_setLevel: {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.VipLevelRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.VipStateResponse'];
          };
        };
      };
    };
  };
  OperatorManagementController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OperatorListResponse'];
          };
        };
      };
    };
  };
  OperatorManagementController_create: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.NewOperatorRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EnrolmentLinkResponse'];
          };
        };
      };
    };
  };
  OperatorManagementController_details: {
    parameters: {
      path: {
        operatorId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OperatorDetailsResponse'];
          };
        };
      };
    };
  };
  OperatorManagementController_setDisabled: {
    parameters: {
      path: {
        operatorId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.OperatorDisabledRequest'];
      };
    };
    responses: {
      /** @description The state holds, and all sessions of the operator have ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OperatorManagementController_reinvite: {
    parameters: {
      path: {
        operatorId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.OperatorReasonRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EnrolmentLinkResponse'];
          };
        };
      };
    };
  };
  OperatorManagementController_setRoles: {
    parameters: {
      path: {
        operatorId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.OperatorRolesRequest'];
      };
    };
    responses: {
      /** @description The roles hold from the next login on; all sessions have ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OperatorManagementController_endSessions: {
    parameters: {
      path: {
        operatorId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.OperatorReasonRequest'];
      };
    };
    responses: {
      /** @description All sessions of the operator have ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OperatorManagementController_names: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OperatorNameResponse'][];
          };
        };
      };
    };
  };
  OpsMallController_items: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.OpsMallItemResponse'][];
          };
        };
      };
    };
  };
  OpsMallController_add: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ItemRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.OpsMallItemResponse'];
          };
        };
      };
    };
  };
  OpsMallController_change: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.ItemChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.OpsMallItemResponse'];
          };
        };
      };
    };
  };
  OpsMallController_queue: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.OpsMallOrderPage'];
          };
        };
      };
    };
  };
  OpsMallController_decide: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  OpsRatioController_history: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.RatioResponse'][];
          };
        };
      };
    };
  };
  OpsRatioController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.RatioRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ProjectionController_list': {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ProjectionListResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ProjectionController_runs': {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ProjectionRunListResponse'];
          };
        };
      };
    };
  };
  'agent-contracts_ProjectionController_rebuild': {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.RebuildRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.ProjectionRunResponse'];
          };
        };
      };
    };
  };
  ProjectionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ProjectionListResponse'];
          };
        };
      };
    };
  };
  ProjectionController_runs: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ProjectionRunListResponse'];
          };
        };
      };
    };
  };
  ProjectionController_rebuild: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.RebuildRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ProjectionRunResponse'];
          };
        };
      };
    };
  };
  points_ProjectionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ProjectionListResponse'];
          };
        };
      };
    };
  };
  points_ProjectionController_runs: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ProjectionRunListResponse'];
          };
        };
      };
    };
  };
  points_ProjectionController_rebuild: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.RebuildRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.ProjectionRunResponse'];
          };
        };
      };
    };
  };
  promotions_ProjectionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ProjectionListResponse'];
          };
        };
      };
    };
  };
  promotions_ProjectionController_runs: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ProjectionRunListResponse'];
          };
        };
      };
    };
  };
  promotions_ProjectionController_rebuild: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RebuildRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ProjectionRunResponse'];
          };
        };
      };
    };
  };
  OpsPromotionController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.OpsPromotionPage'];
          };
        };
      };
    };
  };
  OpsPromotionController_add: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.PromotionDraftRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.OpsPromotionResponse'];
          };
        };
      };
    };
  };
  OpsPromotionController_change: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.PromotionChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.OpsPromotionResponse'];
          };
        };
      };
    };
  };
  OpsPromotionController_history: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.PromotionVersionResponse'][];
          };
        };
      };
    };
  };
  OpsPromotionController_simulate: {
    parameters: {
      query?: {
        days?: number;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.SimulationResponse'];
          };
        };
      };
    };
  };
  OpsPromotionController_setState: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.PromotionStateRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.OpsPromotionResponse'];
          };
        };
      };
    };
  };
  OpsPromotionController_queue: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ReviewPage'];
          };
        };
      };
    };
  };
  OpsPromotionController_approve: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ReviewResponse'];
          };
        };
      };
    };
  };
  ApplicationController_picture: {
    parameters: {
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
          'image/png': string;
        };
      };
    };
  };
  OpsPromotionController_refuse: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RefusalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ReviewResponse'];
          };
        };
      };
    };
  };
  OperatorSessionController_renewRecoveryCodes: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByFactorRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RecoveryCodesResponse'];
          };
        };
      };
    };
  };
  RedRainController_schedule: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RedRoundResponse'][];
          };
        };
      };
    };
  };
  VendorAdminController_rtp: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.RtpListResponse'];
          };
        };
      };
    };
  };
  SecurityLogController_page: {
    parameters: {
      query: {
        actor?: 'guest' | 'member' | 'operator';
        direction?: 'asc' | 'desc';
        memberId?: string;
        operatorId?: string;
        outcome?: string;
        pageNo: number;
        pageSize: number;
        sort?: 'at';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.SecurityLogResponse'];
          };
        };
      };
    };
  };
  OperatorSessionController_logIn: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          components['schemas']['Auth.EncryptedRequest'] | components['schemas']['Auth.OperatorLoginRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OperatorLoginResponse'];
          };
        };
      };
    };
  };
  OperatorSessionController_logOut: {
    parameters: {};
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  SilentPayoutController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SilentPayoutPage'];
          };
        };
      };
    };
  };
  SilentPayoutController_confirm: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SilentPayoutAnswerResponse'];
          };
        };
      };
    };
  };
  SilentPayoutController_propose: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.PayoutProposalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SilentPayoutAnswerResponse'];
          };
        };
      };
    };
  };
  SilentPayoutController_ask: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.PayoutQueryResponse'];
          };
        };
      };
    };
  };
  SilentPayoutController_refuse: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.SilentPayoutAnswerResponse'];
          };
        };
      };
    };
  };
  StuckRoundController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
        search?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.StuckRoundPage'];
          };
        };
      };
    };
  };
  StuckRoundController_one: {
    parameters: {
      path: {
        betId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.StuckRoundDetailResponse'];
          };
        };
      };
    };
  };
  StuckRoundController_proposeEnding: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        betId: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.RoundEndingRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  StuckRoundController_askAgain: {
    parameters: {
      path: {
        betId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.QueryOutcomeResponse'];
          };
        };
      };
    };
  };
  StuckRoundController_listTransactions: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.UnfinishedTransactionPage'];
          };
        };
      };
    };
  };
  StuckRoundController_retry: {
    parameters: {
      path: {
        transactionId: string;
        vassalage: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.TransactionStatusResponse'];
          };
        };
      };
    };
  };
  VendorAdminController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.VendorAdminListResponse'];
          };
        };
      };
    };
  };
  VendorAdminController_games: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
      path: {
        vassalage: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.VendorGamePage'];
          };
        };
      };
    };
  };
  VendorAdminController_addKey: {
    parameters: {
      path: {
        vassalage: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.NewVendorKeyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.NewVendorKeyResponse'];
          };
        };
      };
    };
  };
  VendorAdminController_removeKey: {
    parameters: {
      path: {
        keyId: string;
        vassalage: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.VendorKeyRemovalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  PlayControlController_vendor: {
    parameters: {
      path: {
        vassalage: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.MaintenanceRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  VendorAdminController_changeVendor: {
    parameters: {
      path: {
        vassalage: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.VendorSettingsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  PlayControlController_validBetSettings: {
    parameters: {
      path: {
        vassalage: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ValidBetSettingsResponse'];
          };
        };
      };
    };
  };
  PlayControlController_changeValidBetSettings: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        vassalage: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GameLaunch.ValidBetSettingsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  OpsVipController_ranks: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.OpsVipRankResponse'][];
          };
        };
      };
    };
  };
  OpsVipController_change: {
    parameters: {
      path: {
        level: number;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.RankRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  RiskRuleController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.RiskRuleResponse'][];
          };
        };
      };
    };
  };
  RiskRuleController_change: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        code:
          'FIRST_WITHDRAWAL' | 'NEW_ACCOUNT' | 'VELOCITY' | 'SHARED_ACCOUNT' | 'LARGE_AMOUNT' | 'NO_DEPOSIT';
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.RiskRuleRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ApprovalAnswerResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_list: {
    parameters: {
      query: {
        direction?: 'asc' | 'desc';
        pageNo: number;
        pageSize: number;
        search?: string;
        sort?: 'age' | 'amount';
        status?:
          | 'SUBMITTED'
          | 'RISK_REVIEW'
          | 'APPROVED'
          | 'PAYING'
          | 'DISBURSED'
          | 'RECEIVED'
          | 'AUTO_RECEIVED'
          | 'NOT_RECEIVED'
          | 'REJECTED'
          | 'CANCELLED'
          | 'RETURNED';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.QueuedWithdrawalPage'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_find: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalCaseResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_approve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_claim: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_close: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.DecisionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_proof: {
    parameters: {
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
          'image/png': string;
        };
      };
    };
  };
  WithdrawalReviewController_reject: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.RejectionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_release: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  WithdrawalReviewController_resolve: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.ResolutionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDecisionResponse'];
          };
        };
      };
    };
  };
  PasswordController_sendCode: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.MemberCodeResponse'];
          };
        };
      };
    };
  };
  MallController_addresses: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.AddressResponse'][];
          };
        };
      };
    };
  };
  MallController_addAddress: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Points.AddressRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Points.AddressResponse'];
          };
        };
      };
    };
  };
  MallController_removeAddress: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  PromotionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.PromotionResponse'][];
          };
        };
      };
    };
  };
  PromotionController_one: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.PromotionResponse'];
          };
        };
      };
    };
  };
  ApplicationController_apply: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          cycleKey?: string;
          file?: string[];
          remark?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.EnrolmentResponse'];
          };
        };
      };
    };
  };
  PromotionController_claim: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotions.ClaimRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.EnrolmentResponse'];
          };
        };
      };
    };
  };
  PromotionController_join: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.EnrolmentResponse'];
          };
        };
      };
    };
  };
  PromotionController_leave: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.EnrolmentResponse'];
          };
        };
      };
    };
  };
  PromotionController_available: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.AvailablePromotionsResponse'];
          };
        };
      };
    };
  };
  RaffleController_one: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RaffleResponse'];
          };
        };
      };
    };
  };
  RaffleController_proof: {
    parameters: {
      query?: {
        day?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RaffleProofResponse'];
          };
        };
      };
    };
  };
  BetRecordController_list: {
    parameters: {
      query: {
        from?: string;
        gameType?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'RNG' | 'FISH' | 'PVP' | 'LOTT' | 'ELOTT';
        pageNo: number;
        pageSize: number;
        status?: 'OPEN' | 'SETTLED' | 'VOID';
        to?: string;
        vassalage?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.BetRecordListResponse'];
          };
        };
      };
    };
  };
  BetRecordController_one: {
    parameters: {
      path: {
        betId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['GameLaunch.BetRecordDetailResponse'];
          };
        };
      };
    };
  };
  RedRainController_next: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RedRainResponse'];
          };
        };
      };
    };
  };
  RedRainController_grab: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.RedGrabResponse'];
          };
        };
      };
    };
  };
  ReferralController_own: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.ReferralResponse'];
          };
        };
      };
    };
  };
  ResourceController_readQr: {
    parameters: {
      header: {
        merchant: string;
        'x-forwarded-host': string;
      };
      path: {
        resourceType: string;
      };
    };
    requestBody?: never;
    responses: {
      /** @description QR code of the address, 200 by 200 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
    };
  };
  GamingController_read: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_exclude: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.ExclusionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_setLimit: {
    parameters: {
      path: {
        kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION';
        period: 'day' | 'week' | 'month';
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.LimitRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_liftLimit: {
    parameters: {
      path: {
        kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION';
        period: 'day' | 'week' | 'month';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_confirmLimit: {
    parameters: {
      path: {
        kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION';
        period: 'day' | 'week' | 'month';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_withdrawLimitRequest: {
    parameters: {
      path: {
        kind: 'DEPOSIT' | 'LOSS' | 'WAGER' | 'SESSION';
        period: 'day' | 'week' | 'month';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_answerNotices: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.NoticesRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.GamingStateResponse'];
          };
        };
      };
    };
  };
  GamingController_readReality: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.RealityCheckResponse'];
          };
        };
      };
    };
  };
  GamingController_setReality: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Member.RealityCheckRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.RealityCheckResponse'];
          };
        };
      };
    };
  };
  GamingController_acknowledge: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Member.RealityCheckResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_state: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.SecondFactorStateResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_begin: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByPasswordRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.NewAuthenticatorResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_confirm: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmAuthenticatorRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RecoveryCodesResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_remove: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByFactorRequest'];
      };
    };
    responses: {
      /** @description The authenticator app is off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  SecondFactorController_addPasskey: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.AddPasskeyRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RecoveryCodesResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_removePasskey: {
    parameters: {
      path: {
        passkeyId: string;
      };
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByFactorRequest'];
      };
    };
    responses: {
      /** @description The passkey is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  SecondFactorController_passkeyOptions: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByPasswordRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.PasskeyOptionsResponse'];
          };
        };
      };
    };
  };
  SecondFactorController_renewCodes: {
    parameters: {};
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['Auth.EncryptedRequest']
          | components['schemas']['Auth.ConfirmedByFactorRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.RecoveryCodesResponse'];
          };
        };
      };
    };
  };
  SecurityLogController_ownPage: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OwnSecurityLogResponse'];
          };
        };
      };
    };
  };
  SessionController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.OpenSessionsResponse'];
          };
        };
      };
    };
  };
  SessionController_logOutEverywhere: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EndedSessionsResponse'];
          };
        };
      };
    };
  };
  SessionController_endOne: {
    parameters: {
      path: {
        openSessionId: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EndedSessionsResponse'];
          };
        };
      };
    };
  };
  SessionController_endOthers: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.EndedSessionsResponse'];
          };
        };
      };
    };
  };
  StatementController_mine: {
    parameters: {
      query: {
        cursor?: string;
        from?: string;
        kinds?: (
          | 'BET'
          | 'WIN'
          | 'ROLLBACK'
          | 'DEPOSIT'
          | 'WITHDRAWAL'
          | 'FEE'
          | 'PAYOUT_RETURN'
          | 'FORFEIT'
          | 'CONVERSION'
          | 'TRANSFER_IN'
          | 'TRANSFER_OUT'
          | 'BONUS'
          | 'CASHBACK'
          | 'POINTS'
          | 'SALARY'
          | 'DIVIDEND'
          | 'COMMISSION'
          | 'JACKPOT'
          | 'JACKPOT_SHARE'
          | 'REPAYMENT'
          | 'HOLD'
          | 'RELEASE'
          | 'WIN_CORRECTION'
          | 'DEPOSIT_REVERSAL'
          | 'ADJUST'
          | 'GRANT'
        )[];
        pageNo: number;
        pageSize: number;
        to?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.StatementResponse'];
          };
        };
      };
    };
  };
  StatementController_balanceAt: {
    parameters: {
      query: {
        at: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.BalanceAtResponse'];
          };
        };
      };
    };
  };
  StatementController_profit: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.ProfitResponse'];
          };
        };
      };
    };
  };
  AgentTransferController_terms: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TransferTermsResponse'];
          };
        };
      };
    };
  };
  AgentTransferController_own: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.AgentTransferPage'];
          };
        };
      };
    };
  };
  AgentTransferController_up: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentContracts.UpTransferRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['AgentContracts.TransferIdResponse'];
          };
        };
      };
    };
  };
  VendorTransferController_list: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.MemberWalletsResponse'];
          };
        };
      };
    };
  };
  VendorTransferController_collect: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.CollectionResponse'];
          };
        };
      };
    };
  };
  VipController_own: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.VipResponse'];
          };
        };
      };
    };
  };
  VipController_claim: {
    parameters: {
      path: {
        kind: 'WEEKLY' | 'MONTHLY';
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.VipGiftResponse'];
          };
        };
      };
    };
  };
  VipController_ranks: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Promotions.VipRankResponse'][];
          };
        };
      };
    };
  };
  BalanceController_mine: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.BalanceResponse'];
          };
        };
      };
    };
  };
  WithdrawalController_list: {
    parameters: {
      query: {
        pageNo: number;
        pageSize: number;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalPage'];
          };
        };
      };
    };
  };
  WithdrawalController_create: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Wallet.CreateWithdrawalRequest'] &
          components['schemas']['FundPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalResponse'];
          };
        };
      };
    };
  };
  WithdrawalController_find: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalDetailResponse'];
          };
        };
      };
    };
  };
  WithdrawalController_cancel: {
    parameters: {
      header: {
        /** @description Made by the client; the same key is answered as the first request was */
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalResponse'];
          };
        };
      };
    };
  };
  WithdrawalController_notReceived: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file: string[];
          remark?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  WithdrawalController_received: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: unknown;
          };
        };
      };
    };
  };
  WithdrawalController_terms: {
    parameters: {};
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Wallet.WithdrawalTermsResponse'];
          };
        };
      };
    };
  };
  PhoneAuthController_describe: {
    parameters: {
      header: {
        'accept-language': string;
      };
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.PhoneServiceResponse'];
          };
        };
      };
    };
  };
  VerificationController_sendForAccess: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.SmsCodeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.CodeSentResponse'];
          };
        };
      };
    };
  };
  VerificationController_sendForRegistration: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Auth.RegisterSmsCodeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
            value: components['schemas']['Auth.CodeSentResponse'];
          };
        };
      };
    };
  };
}
