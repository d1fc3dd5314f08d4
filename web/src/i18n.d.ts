import type account from './features/account/locales/vi.json';
import type accountRecord from './features/account-record/locales/vi.json';
import type agent from './features/agent/locales/vi.json';
import type auth from './features/auth/locales/vi.json';
import type deposit from './features/deposit/locales/vi.json';
import type lottery from './features/lottery/locales/vi.json';
import type download from './features/download/locales/vi.json';
import type feedback from './features/feedback/locales/vi.json';
import type games from './features/games/locales/vi.json';
import type help from './features/help/locales/vi.json';
import type home from './features/home/locales/vi.json';
import type join from './features/join/locales/vi.json';
import type identity from './features/identity/locales/vi.json';
import type jackpots from './features/jackpots/locales/vi.json';
import type launch from './features/launch/locales/vi.json';
import type inbox from './features/inbox/locales/vi.json';
import type nextDraws from './features/next-draws/locales/vi.json';
import type member from './features/member/locales/vi.json';
import type announcement from './features/announcement/locales/vi.json';
import type phoneAuth from './features/phone-auth/locales/vi.json';
import type balanceDetails from './features/balance-details/locales/vi.json';
import type bonus from './features/bonus/locales/vi.json';
import type betRecord from './features/bet-record/locales/vi.json';
import type responsibleGaming from './features/responsible-gaming/locales/vi.json';
import type rewards from './features/rewards/locales/vi.json';
import type session from './features/session/locales/vi.json';
import type system from './features/system/locales/vi.json';
import type wallet from './features/wallet/locales/vi.json';
import type vendorWallets from './features/vendor-wallets/locales/vi.json';
import type withdrawal from './features/withdrawal/locales/vi.json';
import type winners from './features/winners/locales/vi.json';
import type { ConsoleTexts } from './console/console-texts';
import type common from './lib/locales/vi.json';

/** The Vietnamese catalogue is the source of the keys: a text it lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      account: typeof account;
      'account-record': typeof accountRecord;
      agent: typeof agent;
      auth: typeof auth;
      deposit: typeof deposit;
      download: typeof download;
      'next-draws': typeof nextDraws;
      feedback: typeof feedback;
      games: typeof games;
      help: typeof help;
      home: typeof home;
      identity: typeof identity;
      join: typeof join;
      jackpots: typeof jackpots;
      launch: typeof launch;
      inbox: typeof inbox;
      lottery: typeof lottery;
      member: typeof member;
      announcement: typeof announcement;
      'phone-auth': typeof phoneAuth;
      'balance-details': typeof balanceDetails;
      bonus: typeof bonus;
      'bet-record': typeof betRecord;
      'responsible-gaming': typeof responsibleGaming;
      rewards: typeof rewards;
      session: typeof session;
      system: typeof system;
      wallet: typeof wallet;
      winners: typeof winners;
      'vendor-wallets': typeof vendorWallets;
      withdrawal: typeof withdrawal;
    } & ConsoleTexts;
  }
}
