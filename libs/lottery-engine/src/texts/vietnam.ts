import { text, type PlayTexts } from './play-text.js';

const together = (count: number) =>
  text(
    [
      `Lô xiên ${count}`,
      `Thắng khi cả ${count} số đều về trong hai số cuối của các giải. Về nhiều lần vẫn tính một lần.`,
    ],
    [
      `Parlay of ${count}`,
      `All ${count} numbers appear among the last two digits of the prizes. Repeats count once.`,
    ],
  );

const absent = (count: number) =>
  text(
    [`Lô trượt ${count}`, `Thắng khi không số nào trong ${count} số về ở hai số cuối của các giải.`],
    [`Miss ${count}`, `None of the ${count} numbers appears among the last two digits of the prizes.`],
  );

const eight = (count: number) =>
  text(
    [
      `Bao 8 lô ${count} số`,
      `${count} số cuối của giải đặc biệt, giải sáu và số đầu tiên của các giải bảy, năm, tư, ba.`,
    ],
    [
      `Eight prizes, last ${count}`,
      `The last ${count} digits of the special and sixth prizes, and of the first number of prizes seven, five, four and three.`,
    ],
  );

const seven = (digits: number) =>
  text(
    [
      `Bao 7 lô ${digits} số`,
      `So với ${digits} số cuối của giải đặc biệt và các giải tám, bảy, sáu, năm; về bao nhiêu lần trả bấy nhiêu.`,
    ],
    [
      `Seven prizes, ${digits} digits`,
      `Compared with the last ${digits} digits of the special prize and of prizes 8, 7, 6 and 5; every hit pays.`,
    ],
  );

export const vietnamTexts: PlayTexts = {
  LO2: text(
    ['Lô 2 số', 'Hai số cuối của bất kỳ giải nào trùng số đã chọn. Về bao nhiêu nháy trả bấy nhiêu lần.'],
    ['Lo, 2 digits', 'The last two digits of any prize. Every hit pays.'],
  ),
  LO2_DISCOUNT: text(
    ['Lô 2 số giá ưu đãi', 'Như lô 2 số, tiền cược mỗi điểm ít hơn và tỷ lệ trả thấp hơn.'],
    ['Lo, 2 digits, reduced price', 'As Lo with 2 digits, at a lower price and lower odds.'],
  ),
  LO2_1K: text(
    ['Lô 2 số theo đồng', 'Như lô 2 số, mỗi số chỉ tính một lần tiền cược.'],
    ['Lo, 2 digits, single stake', 'As Lo with 2 digits; each number is charged once.'],
  ),
  LO2_HEAD: text(
    ['Lô 2 số đầu', 'Hai số đầu của các giải có từ ba chữ số trở lên. Về bao nhiêu nháy trả bấy nhiêu lần.'],
    ['Lo, first 2 digits', 'The first two digits of prizes with three digits and more. Every hit pays.'],
  ),
  LO3: text(
    ['Lô 3 số', 'Ba số cuối của các giải có từ ba chữ số. Về bao nhiêu nháy trả bấy nhiêu lần.'],
    ['Lo, 3 digits', 'The last three digits of prizes that have them. Every hit pays.'],
  ),
  LO4: text(
    ['Lô 4 số', 'Bốn số cuối của các giải có từ bốn chữ số. Về bao nhiêu nháy trả bấy nhiêu lần.'],
    ['Lo, 4 digits', 'The last four digits of prizes that have them. Every hit pays.'],
  ),
  DE_DB: text(
    ['Đề đặc biệt', 'Hai số cuối của giải đặc biệt.'],
    ['Special, last 2', 'The last two digits of the special prize.'],
  ),
  DE_DB_HEAD: text(
    ['Đề đầu đặc biệt', 'Hai số đầu của giải đặc biệt.'],
    ['Special, first 2', 'The first two digits of the special prize.'],
  ),
  DE_G1: text(
    ['Đề giải nhất', 'Hai số cuối của giải nhất.'],
    ['First prize, last 2', 'The last two digits of the first prize.'],
  ),
  DE_G1_HEAD: text(
    ['Đề đầu giải nhất', 'Hai số đầu của giải nhất.'],
    ['First prize, first 2', 'The first two digits of the first prize.'],
  ),
  DE_DAU: text(
    ['Đề đầu', 'Các giải hai chữ số: bốn giải bảy ở miền Bắc, giải tám ở miền Trung và miền Nam.'],
    ['Two-digit prizes', 'The two-digit prizes: the four seventh prizes in the north, the eighth elsewhere.'],
  ),
  DE_DAUDUOI: text(
    ['Đề đầu đuôi', 'Đề đầu và đề đặc biệt cùng một vé; trùng giải nào trả giải đó.'],
    [
      'Two-digit prizes and special',
      'The two-digit prizes and the last two of the special prize; every hit pays.',
    ],
  ),
  DAU: text(
    ['Đầu đặc biệt', 'Chữ số hàng chục của giải đặc biệt.'],
    ['Special, tens digit', 'The tens digit of the special prize.'],
  ),
  DUOI: text(
    ['Đuôi đặc biệt', 'Chữ số hàng đơn vị của giải đặc biệt.'],
    ['Special, units digit', 'The units digit of the special prize.'],
  ),
  CANG3_DB: text(
    ['3 càng đặc biệt', 'Ba số cuối của giải đặc biệt.'],
    ['Special, last 3', 'The last three digits of the special prize.'],
  ),
  CANG3_DAU: text(
    ['3 càng đầu', 'Các giải ba chữ số: ba giải sáu ở miền Bắc, giải bảy ở miền Trung và miền Nam.'],
    [
      'Three-digit prizes',
      'The three-digit prizes: the three sixth prizes in the north, the seventh elsewhere.',
    ],
  ),
  CANG3_DAUDUOI: text(
    ['3 càng đầu đuôi', '3 càng đầu và 3 càng đặc biệt cùng một vé; trùng giải nào trả giải đó.'],
    [
      'Three-digit prizes and special',
      'The three-digit prizes and the last three of the special prize; every hit pays.',
    ],
  ),
  CANG3_G1: text(
    ['3 càng giải nhất', 'Ba số cuối của giải nhất.'],
    ['First prize, last 3', 'The last three digits of the first prize.'],
  ),
  CANG4_DB: text(
    ['4 càng đặc biệt', 'Bốn số cuối của giải đặc biệt.'],
    ['Special, last 4', 'The last four digits of the special prize.'],
  ),
  XIEN2: together(2),
  XIEN3: together(3),
  XIEN4: together(4),
  TRUOT4: absent(4),
  TRUOT8: absent(8),
  TRUOT10: absent(10),
  DB2_SIZE: text(
    ['Tài xỉu đặc biệt', 'Hai số cuối giải đặc biệt: 50–99 là tài, 00–49 là xỉu.'],
    ['Special, big or small', 'The last two digits of the special prize: 50–99 big, 00–49 small.'],
  ),
  DB2_PARITY: text(
    ['Chẵn lẻ đặc biệt', 'Hai số cuối giải đặc biệt là số chẵn hay số lẻ.'],
    ['Special, odd or even', 'Whether the last two digits of the special prize are odd or even.'],
  ),
  DB2_SUM: text(
    ['Tổng đặc biệt', 'Tổng hai chữ số cuối của giải đặc biệt, từ 0 đến 18.'],
    ['Special, digit sum', 'The sum of the last two digits of the special prize, 0 to 18.'],
  ),
  DB2_SUM_SIZE: text(
    [
      'Tài xỉu tổng đặc biệt',
      'Tổng hai chữ số cuối giải đặc biệt: từ 10 là tài, đến 8 là xỉu; bằng 9 hoàn tiền cược.',
    ],
    [
      'Special, size of digit sum',
      'The sum of the last two digits of the special prize: from 10 big, to 8 small; 9 returns the stake.',
    ],
  ),
  BAO7_2: seven(2),
  BAO7_3: seven(3),
  BAO7_4: seven(4),
  BAO8_2: eight(2),
  BAO8_3: eight(3),
  BAO8_4: eight(4),
};
