import { readFileSync } from 'node:fs';

/** The two that every journey is gone through in. */
export type Language = 'vi' | 'en';
export type FurtherLanguage = 'zh' | 'th' | 'id' | 'pt' | 'ja';

/** The site's own words, so that a journey asks for what a person would read. */
export function textsOf(language: Language | FurtherLanguage) {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../src/${file}/${language}.json`, import.meta.url), 'utf8'));
  return {
    common: read('lib/locales'),
    account: read('features/account/locales'),
    accountRecord: read('features/account-record/locales'),
    agent: read('features/agent/locales'),
    auth: read('features/auth/locales'),
    deposit: read('features/deposit/locales'),
    download: read('features/download/locales'),
    feedback: read('features/feedback/locales'),
    games: read('features/games/locales'),
    help: read('features/help/locales'),
    home: read('features/home/locales'),
    identity: read('features/identity/locales'),
    inbox: read('features/inbox/locales'),
    join: read('features/join/locales'),
    launch: read('features/launch/locales'),
    lottery: read('features/lottery/locales'),
    nextDraws: read('features/next-draws/locales'),
    phoneAuth: read('features/phone-auth/locales'),
    balanceDetails: read('features/balance-details/locales'),
    bonus: read('features/bonus/locales'),
    betRecord: read('features/bet-record/locales'),
    member: read('features/member/locales'),
    announcement: read('features/announcement/locales'),
    responsibleGaming: read('features/responsible-gaming/locales'),
    rewards: read('features/rewards/locales'),
    vendorWallets: read('features/vendor-wallets/locales'),
    withdrawal: read('features/withdrawal/locales'),
    session: read('features/session/locales'),
    system: read('features/system/locales'),
    wallet: read('features/wallet/locales'),
    winners: read('features/winners/locales'),
  };
}

export type Texts = ReturnType<typeof textsOf>;

/** Words of the game page, which is the provider's and speaks for itself. */
export const gameTexts = {
  vi: {
    spin: 'Quay',
    info: 'Thông tin trò chơi',
    tabs: ['Trả thưởng', 'Cách thắng', 'Luật chơi', 'Công bằng'],
    history: 'Lịch sử lượt quay',
    stake: 'Mức cược',
    chooseStake: 'Chọn mức cược',
    autoplay: 'Tự động quay',
    turbo: 'Quay nhanh',
    freeSpins: 'Vòng quay miễn phí',
    start: 'Bắt đầu',
    freeSpinsDone: 'Vòng miễn phí kết thúc',
    goOn: 'Tiếp tục',
    bigWins: ['Thắng lớn', 'Thắng rất lớn', 'Đại thắng'],
    tapToGoOn: 'Chạm để tiếp tục',
    realityCheck: 'Xem lại thời gian và kết quả',
  },
  en: {
    spin: 'Spin',
    info: 'Game information',
    tabs: ['Pay table', 'How to win', 'Rules', 'Fairness'],
    history: 'Round history',
    stake: 'Bet',
    chooseStake: 'Choose your bet',
    autoplay: 'Autoplay',
    turbo: 'Turbo',
    freeSpins: 'Free spins',
    start: 'Start',
    freeSpinsDone: 'Free spins completed',
    goOn: 'Continue',
    bigWins: ['Big win', 'Huge win', 'Epic win'],
    tapToGoOn: 'Tap to continue',
    realityCheck: 'A look at your time and result',
  },
};

/** The same of the page of a card room. */
export const cardTexts = {
  vi: {
    title: 'Tiến Lên Sân Đình',
    two: '2 người',
    join: 'Vào bàn',
    again: 'Ván mới',
    play: 'Đánh',
    pass: 'Bỏ lượt',
    verify: 'Kiểm chứng ván này',
    holds: /^Khớp: bài chia lại/,
  },
  en: {
    title: 'Village Tiến Lên',
    two: '2 players',
    join: 'Take a seat',
    again: 'New hand',
    play: 'Play',
    pass: 'Pass',
    verify: 'Verify this hand',
    holds: /^It holds: the seed deals/,
  },
};

/** The same of the page of a fish game. */
export const fishTexts = {
  vi: {
    title: 'Bắn Cá Biển Sen',
    fire: 'Bắn',
    sprat: 'Cá trích',
    fairness: 'Công bằng',
    reveal: 'Mở hạt giống cũ',
    holds: (shots: number) => new RegExp(`Khớp: ${shots} phát bắn`),
  },
  en: {
    title: 'Lotus Sea',
    fire: 'Shoot',
    sprat: 'Sprat',
    fairness: 'Fairness',
    reveal: 'Reveal the old seed',
    holds: (shots: number) => new RegExp(`Match: ${shots} shots`),
  },
};

/** The same of a slot whose feature can be bought. */
export const boughtTexts = {
  vi: {
    title: 'Mê Cung Ngọc Bích',
    buy: 'Mua tính năng',
    buyGo: 'Mua',
    tableDigest: 'Mã băm của bảng kết quả',
    reveal: 'Mở hạt giống cũ',
    holds: (rounds: number) => `${rounds} lượt`,
  },
  en: {
    title: 'Jade Maze',
    buy: 'Buy feature',
    buyGo: 'Buy',
    tableDigest: 'Digest of the outcome table',
    reveal: 'Reveal the old seed',
    holds: (rounds: number) => `${rounds} rounds`,
  },
};

/** The same of the page of a sports book. */
export const sportsTexts = {
  vi: {
    title: 'Giải Bóng Đá Ảo Sân Cỏ 88',
    slip: 'Phiếu cược',
    place: 'Đặt cược',
    parlay: 'Cược xiên',
    placed: /Đã nhận 1 cược/,
    myBets: 'Cược của tôi',
    settled: 'Đã kết thúc',
    fairness: 'Công bằng',
    verify: 'Kiểm tra các trận đã đấu',
    holds: /^Khớp: \d+ trận/,
  },
  en: {
    title: 'Sân Cỏ 88 Virtual Football',
    slip: 'Bet slip',
    place: 'Place bet',
    parlay: 'Parlay',
    placed: /Bet accepted/,
    myBets: 'My bets',
    settled: 'Settled',
    fairness: 'Fairness',
    verify: 'Check the played matches',
    holds: /^It matches: all \d+ scores/,
  },
};

export const spinText: Record<FurtherLanguage, string> = {
  zh: '旋转',
  th: 'หมุน',
  id: 'Putar',
  pt: 'Girar',
  ja: 'スピン',
};
