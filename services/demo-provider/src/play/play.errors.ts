import { ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { defineErrors, DomainError } from '#libs/platform';

export const PlayErrors = defineErrors({
  PLAY_TICKET_REFUSED: {
    status: 403,
    vi: 'Vé vào trò chơi không hợp lệ, đã dùng hoặc đã hết hạn. Hãy mở lại trò chơi từ sảnh.',
    en: 'The ticket is not valid, already used or expired. Please open the game from the lobby again.',
  },
  PLAY_SESSION_UNKNOWN: {
    status: 401,
    vi: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi từ sảnh.',
    en: 'The session has ended. Please open the game from the lobby again.',
  },
  PLAY_GAME_UNKNOWN: { status: 404, vi: 'Không có trò chơi này.', en: 'There is no such game.' },
  PLAY_STAKE_NOT_OFFERED: {
    status: 422,
    vi: 'Mức cược này không có trong trò chơi.',
    en: 'The game does not offer this stake.',
  },
  PLAY_CHOICE_NOT_OFFERED: {
    status: 422,
    vi: 'Trò chơi không có lựa chọn này.',
    en: 'The game does not offer this choice.',
  },
  PLAY_ROUND_OPEN: {
    status: 409,
    vi: 'Lượt quay trước chưa hoàn tất. Vui lòng đợi trong giây lát.',
    en: 'Your last round is not finished yet. Please wait a moment.',
  },
  PLAY_TOO_FAST: {
    status: 429,
    vi: 'Bạn quay quá nhanh. Vui lòng chậm lại một chút.',
    en: 'You spin too fast. Please slow down a little.',
  },
  PLAY_SPIN_ID_REUSED: {
    status: 409,
    vi: 'Mã lượt quay này đã được dùng với mức cược khác.',
    en: 'This spin id was used with another stake.',
  },
  PLAY_ROUND_UNKNOWN: { status: 404, vi: 'Không có lượt quay này.', en: 'There is no such round.' },
  PLAY_ROUND_VOID: {
    status: 409,
    vi: 'Lượt quay đã bị huỷ vì sự cố kết nối; tiền cược được hoàn lại.',
    en: 'The round was void because of a connection failure; the stake is returned.',
  },
  PLAY_BET_UNCERTAIN: {
    status: 503,
    vi: 'Chưa rõ tiền cược đã được ghi nhận hay chưa. Lượt quay sẽ tự hoàn tất hoặc được hoàn tiền.',
    en: 'It is not known yet whether the bet was taken. The round will be finished or refunded by itself.',
  },
  PLAY_PLATFORM_UNREACHABLE: {
    status: 503,
    vi: 'Kết nối gián đoạn. Vui lòng thử lại.',
    en: 'Connection problem. Please retry.',
  },
});

/** Codes of a bet that the platform refuses, from its provider protocol. */
const platformRefusals = [
  ...['ACCOUNT_LOCKED', 'ACCOUNT_STOPPED', 'BET_ROLLED_BACK', 'GAME_MAINTENANCE', 'INSUFFICIENT_FUNDS'],
  ...['LIMIT_REACHED', 'REALITY_CHECK_DUE', 'ROUND_CLOSED', 'ROUND_UNKNOWN', 'SELF_EXCLUDED'],
  ...['SESSION_ENDED', 'SESSION_UNKNOWN', 'STAKE_ABOVE_LIMIT'],
];

/** Documents what a call that bets may pass on from the platform. */
export const PassesPlatformRefusals = (): MethodDecorator =>
  ApiUnprocessableEntityResponse({ description: platformRefusals.join(', ') });

/** What the platform refuses goes to the player under the platform's own code. */
export const refusedByPlatform = (code: string): DomainError =>
  new DomainError(code, {
    status: 422,
    vi: code.includes('INSUFFICIENT') ? 'Số dư không đủ cho mức cược này.' : 'Không thể đặt cược lúc này.',
    en: code.includes('INSUFFICIENT')
      ? 'Your balance is too low for this stake.'
      : 'The bet cannot be taken now.',
  });
