import type { AnnouncementDraft } from '../site/announcement/announcement.service.js';

type Seed = AnnouncementDraft & { id: string };

/** What the demo brand has to say. Ids are fixed, so that seeding again finds them there. */
export const demoAnnouncements: readonly Seed[] = [
  {
    id: '01980000-0000-7000-8000-00000000a001',
    type: 'H',
    rank: 20,
    title: { vi: 'Chào mừng đến với Sen Vàng', en: 'Welcome to Sen Vàng' },
    content: {
      vi: '<p>Mọi trò chơi của Sen Vàng đều có thể kiểm chứng kết quả ngay trong trang trò chơi.</p>',
      en: '<p>Every result of the games of Sen Vàng can be verified on the game page itself.</p>',
    },
  },
  {
    id: '01980000-0000-7000-8000-00000000a002',
    type: 'H',
    rank: 10,
    title: {
      vi: 'Nạp tiền bằng mã QR ngân hàng, 24 giờ mỗi ngày',
      en: 'Deposit by bank QR code, 24 hours a day',
    },
    content: {
      vi: '<p>Quét mã QR bằng ứng dụng ngân hàng của bạn; tiền đến trong vài phút.</p>',
      en: '<p>Scan the QR code with your banking app; the money arrives within minutes.</p>',
    },
  },
  {
    id: '01980000-0000-7000-8000-00000000a003',
    type: 'PU',
    title: { vi: 'Chơi có trách nhiệm', en: 'Play responsibly' },
    content: {
      vi: '<p>Chỉ chơi bằng số tiền bạn có thể mất. Bạn có thể đặt <strong>giới hạn nạp, thua, cược và thời gian</strong> trong Trung tâm hội viên, hoặc tạm nghỉ bất cứ lúc nào.</p><p>18+</p>',
      en: '<p>Play only with what you can afford to lose. You can set <strong>limits on deposits, losses, wagers and time</strong> in the member centre, or take a break at any moment.</p><p>18+</p>',
    },
    link: '/help#limits',
  },
  {
    id: '01980000-0000-7000-8000-00000000a004',
    type: 'B',
    rank: 5,
    title: { vi: 'Bàn sen vàng: slot mới mỗi tuần', en: 'The golden lotus: a new slot every week' },
    content: {
      vi: '<p>Khám phá các slot mới với tỷ lệ trả thưởng được công bố.</p>',
      en: '<p>Discover new slots with published returns.</p>',
    },
    link: '/rng',
  },
  {
    id: '01980000-0000-7000-8000-00000000a005',
    type: 'PR',
    title: { vi: 'Hoàn trả cho mọi ván cược', en: 'Cashback on every bet' },
    content: {
      vi: '<p>Mỗi ván cược hợp lệ góp vào quỹ hoàn trả của bạn, dù thắng hay thua.</p>',
      en: '<p>Every valid bet adds to your cashback, whether it wins or loses.</p>',
    },
    link: '/promotions',
  },
  {
    id: '01980000-0000-7000-8000-00000000a006',
    type: 'PL',
    title: { vi: 'Hoàn tất hồ sơ trước khi rút tiền', en: 'Complete your profile before you withdraw' },
    content: {
      vi: '<p>Hãy nhập họ tên thật và đặt mật khẩu quỹ trong mục An ninh.</p>',
      en: '<p>Please enter your real name and set a fund password in the security centre.</p>',
    },
  },
];
