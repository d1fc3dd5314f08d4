export interface DiceTexts {
  title: string;
  balance: string;
  big: string;
  small: string;
  stake: string;
  rules: string;
  won: string;
  lost: string;
  low: string;
  ended: string;
  failed: string;
  close: string;
}

export const diceTexts: Record<string, DiceTexts> = {
  vi: {
    title: 'Tài Xỉu',
    balance: 'Số dư tại nhà cung cấp',
    big: 'Tài · 11–17',
    small: 'Xỉu · 4–10',
    stake: 'Mức cược',
    rules:
      'Ba xúc xắc. Đúng cửa trả gấp đôi tiền cược; ba mặt giống nhau thua cả hai cửa. Tỷ lệ hoàn trả 97,22 %.',
    won: 'Bạn thắng {amount}',
    lost: 'Chưa trúng, chúc may mắn lần sau',
    low: 'Số dư không đủ. Hãy chuyển thêm tiền ở trang Ví của tôi.',
    ended: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi từ sảnh.',
    failed: 'Kết nối gián đoạn. Vui lòng bấm lại.',
    close: 'Thoát',
  },
  en: {
    title: 'Big or small',
    balance: 'Balance with the provider',
    big: 'Big · 11–17',
    small: 'Small · 4–10',
    stake: 'Stake',
    rules:
      'Three dice. The right side pays twice the stake; three of a kind loses on both sides. Return to player 97.22%.',
    won: 'You win {amount}',
    lost: 'No win this time',
    low: 'Your balance is too low. Transfer more money on the My wallet page.',
    ended: 'The session has ended. Please open the game from the lobby again.',
    failed: 'The connection was interrupted. Please press again.',
    close: 'Leave',
  },
  zh: {
    title: '骰宝大小',
    balance: '平台余额',
    big: '大 · 11–17',
    small: '小 · 4–10',
    stake: '投注额',
    rules: '三颗骰子。押中得两倍投注额；三颗相同通杀。返还率 97.22%。',
    won: '您赢得 {amount}',
    lost: '未中奖，祝您下次好运',
    low: '余额不足，请到“我的钱包”转入资金。',
    ended: '游戏已结束，请从大厅重新进入。',
    failed: '连接中断，请重试。',
    close: '退出',
  },
  th: {
    title: 'ไฮโล สูง-ต่ำ',
    balance: 'ยอดเงินกับผู้ให้บริการ',
    big: 'สูง · 11–17',
    small: 'ต่ำ · 4–10',
    stake: 'เงินเดิมพัน',
    rules: 'ลูกเต๋าสามลูก แทงถูกจ่ายสองเท่าของเดิมพัน ออกตองเสียทั้งสองฝั่ง อัตราคืนเงิน 97.22%',
    won: 'คุณชนะ {amount}',
    lost: 'ยังไม่ถูก โชคดีครั้งหน้า',
    low: 'ยอดเงินไม่พอ กรุณาโอนเงินเพิ่มที่หน้ากระเป๋าเงินของฉัน',
    ended: 'เซสชันสิ้นสุดแล้ว กรุณาเปิดเกมจากล็อบบี้อีกครั้ง',
    failed: 'การเชื่อมต่อขัดข้อง กรุณากดอีกครั้ง',
    close: 'ออก',
  },
  id: {
    title: 'Besar Kecil',
    balance: 'Saldo di penyedia',
    big: 'Besar · 11–17',
    small: 'Kecil · 4–10',
    stake: 'Taruhan',
    rules:
      'Tiga dadu. Tebakan benar membayar dua kali taruhan; tiga dadu sama kalah di kedua sisi. RTP 97,22%.',
    won: 'Anda menang {amount}',
    lost: 'Belum menang kali ini',
    low: 'Saldo tidak cukup. Transfer dana di halaman Dompet saya.',
    ended: 'Sesi telah berakhir. Buka kembali permainan dari lobi.',
    failed: 'Koneksi terputus. Silakan tekan lagi.',
    close: 'Keluar',
  },
  pt: {
    title: 'Grande ou Pequeno',
    balance: 'Saldo no provedor',
    big: 'Grande · 11–17',
    small: 'Pequeno · 4–10',
    stake: 'Aposta',
    rules:
      'Três dados. O lado certo paga o dobro da aposta; três iguais perdem nos dois lados. Retorno de 97,22%.',
    won: 'Você ganhou {amount}',
    lost: 'Não foi desta vez',
    low: 'Saldo insuficiente. Transfira mais dinheiro na página Minha carteira.',
    ended: 'A sessão terminou. Abra o jogo novamente no lobby.',
    failed: 'A conexão foi interrompida. Toque novamente.',
    close: 'Sair',
  },
  ja: {
    title: '大小',
    balance: 'プロバイダーの残高',
    big: '大 · 11–17',
    small: '小 · 4–10',
    stake: 'ベット額',
    rules: 'サイコロ3個。的中でベット額の2倍、ゾロ目は両方とも負けです。還元率 97.22%。',
    won: '{amount} 獲得',
    lost: '残念、はずれです',
    low: '残高が不足しています。「マイウォレット」で入金してください。',
    ended: 'セッションが終了しました。ロビーからもう一度開いてください。',
    failed: '接続が中断されました。もう一度押してください。',
    close: '閉じる',
  },
};
