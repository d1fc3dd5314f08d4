import { text, type PlayTexts } from './play-text.js';

const straight = (count: number) =>
  text(
    [`${count} số đúng vị trí`, `Trùng cả ${count} chữ số theo đúng thứ tự.`],
    [`${count} digits in order`, `All ${count} digits in the order drawn.`],
  );

const group = (name: string, vi: string, en: string) =>
  text([`Tổ hợp ${name}`, `${vi}, không cần đúng thứ tự.`], [`Group ${name}`, `${en}, in any order.`]);

const among = (count: number, digits: number) =>
  text(
    [
      `Có mặt ${count} trong ${digits} số`,
      `${count === 1 ? 'Chữ số đã chọn' : `Cả ${count} chữ số đã chọn`} xuất hiện trong ${digits} chữ số, ở bất kỳ vị trí nào.`,
    ],
    [
      `${count} of ${digits} digits`,
      `${count === 1 ? 'The digit' : `All ${count} digits`} occur among the ${digits} digits, at any position.`,
    ],
  );

const often = (count: number) =>
  text(
    [`Về ít nhất ${count} lần`, `Chữ số đã chọn xuất hiện ít nhất ${count} lần trong năm chữ số.`],
    [`At least ${count} times`, `The digit occurs at least ${count} times among the five.`],
  );

export const digitTexts: PlayTexts = {
  STRAIGHT2: straight(2),
  STRAIGHT3: straight(3),
  STRAIGHT4: straight(4),
  STRAIGHT5: straight(5),
  GROUP2: group('2', 'Hai chữ số khác nhau', 'Two different digits'),
  GROUP3: group('3', 'Một chữ số về hai lần và một chữ số khác', 'One digit twice and another once'),
  GROUP6: group('6', 'Ba chữ số khác nhau', 'Three different digits'),
  GROUP120: group('120', 'Năm chữ số khác nhau', 'Five different digits'),
  GROUP60: group('60', 'Một đôi và ba chữ số khác nhau', 'One pair and three different digits'),
  GROUP30: group('30', 'Hai đôi và một chữ số khác', 'Two pairs and another digit'),
  GROUP20: group('20', 'Một bộ ba và hai chữ số khác nhau', 'One triple and two different digits'),
  GROUP10: group('10', 'Một bộ ba và một đôi', 'One triple and one pair'),
  GROUP5: group('5', 'Một chữ số về bốn lần và một chữ số khác', 'One digit four times and another once'),
  GROUP24: group('24', 'Bốn số cuối gồm bốn chữ số khác nhau', 'Four different digits among the last four'),
  GROUP12: group(
    '12',
    'Bốn số cuối gồm một đôi và hai chữ số khác nhau',
    'One pair and two different digits among the last four',
  ),
  GROUP6_OF4: group('6 (bốn số)', 'Bốn số cuối gồm hai đôi', 'Two pairs among the last four'),
  GROUP4: group(
    '4',
    'Bốn số cuối gồm một bộ ba và một chữ số khác',
    'One triple and another digit among the last four',
  ),
  FIX: text(
    ['Định vị', 'Chọn chữ số cho từng vị trí; mỗi chữ số là một cược riêng.'],
    ['By position', 'Digits for each position; every digit is a bet of its own.'],
  ),
  SUM3: text(
    ['Tổng ba số', 'Cược mọi bộ ba số có tổng đã chọn.'],
    ['Sum of three', 'Every three-digit number with the chosen sum.'],
  ),
  SPAN3: text(
    ['Khoảng cách ba số', 'Cược mọi bộ ba số có hiệu giữa số lớn nhất và nhỏ nhất đã chọn.'],
    ['Span of three', 'Every three-digit number with the chosen difference of highest and lowest digit.'],
  ),
  GROUPSUM3: text(
    ['Tổng tổ hợp ba số', 'Cược mọi tổ hợp ba số có tổng đã chọn, trừ ba số giống nhau.'],
    ['Sum of a group of three', 'Every group of three digits with the chosen sum, except three alike.'],
  ),
  ANY1_OF3: among(1, 3),
  ANY2_OF3: among(2, 3),
  ANY1_OF4: among(1, 4),
  ANY2_OF4: among(2, 4),
  ANY2_OF5: among(2, 5),
  ANY3_OF5: among(3, 5),
  ATLEAST1: often(1),
  ATLEAST2: often(2),
  ATLEAST3: often(3),
  ATLEAST4: often(4),
  FORM3: text(
    ['Dạng ba số', 'Bộ ba, sảnh (tính vòng 8-9-0), đôi, nửa sảnh hoặc số lẻ loi.'],
    ['Form of three', 'Triple, run (8-9-0 counts), pair, half run, or mixed.'],
  ),
  FORM5: text(
    [
      'Dạng năm số',
      'Năm số giống nhau, tứ quý, cù lũ, bộ ba, hai đôi, một đôi, năm số khác nhau hoặc sảnh (tính vòng 9-0).',
    ],
    [
      'Form of five',
      'Five or four alike, full house, triple, two pairs, pair, all different, or run (9-0 counts).',
    ],
  ),
  SIDES: text(
    ['Tài xỉu chẵn lẻ từng vị trí', 'Mỗi chữ số: 5–9 là tài, 0–4 là xỉu; chẵn hay lẻ.'],
    ['Sides by position', 'Each digit: 5–9 big, 0–4 small; odd or even.'],
  ),
  SIDES2: text(
    ['Tài xỉu chẵn lẻ hai số', 'Đoán tính chất của cả hai chữ số cùng lúc.'],
    ['Sides of two digits', 'The sides of both digits at once.'],
  ),
  TOTAL: text(
    ['Tổng năm số', 'Tổng năm chữ số: từ 23 là tài, đến 22 là xỉu; chẵn hay lẻ.'],
    ['Total of five', 'The sum of the five digits: from 23 big, to 22 small; odd or even.'],
  ),
  DRAGON_TIGER: text(
    ['Rồng hổ', 'So hai vị trí: số trước lớn hơn là rồng, nhỏ hơn là hổ, bằng nhau là hòa.'],
    ['Dragon and tiger', 'Two positions: dragon if the first is higher, tiger if lower, tie if equal.'],
  ),
  DRAGON_TIGER_REFUND: text(
    ['Rồng hổ hòa hoàn tiền', 'Như rồng hổ; khi hòa, tiền cược được hoàn lại.'],
    ['Dragon and tiger, tie returns', 'As dragon and tiger; a tie returns the stake.'],
  ),
  BULL: text(
    ['Ngưu ngưu', 'Ba trong năm chữ số có tổng chia hết cho 10; hai số còn lại quyết định điểm ngưu.'],
    ['Bull', 'Three of the five digits sum to a multiple of ten; the other two give the points.'],
  ),
};

export const pc28Texts: PlayTexts = {
  SUM: text(['Tổng ba số', 'Tổng ba chữ số, từ 0 đến 27.'], ['Sum', 'The sum of the three digits, 0 to 27.']),
  SIDES: text(
    ['Tài xỉu chẵn lẻ', 'Tổng từ 14 là tài, đến 13 là xỉu; chẵn hay lẻ, hoặc kết hợp cả hai.'],
    ['Sides', 'Sum from 14 big, to 13 small; odd or even, or both at once.'],
  ),
  SIDES_REFUND: text(
    ['Tài xỉu chẵn lẻ hoàn tiền 13/14', 'Như tài xỉu chẵn lẻ; tổng 13 hoặc 14 hoàn tiền cược.'],
    ['Sides, 13 and 14 return', 'As sides; a sum of 13 or 14 returns the stake.'],
  ),
  EXTREME: text(
    ['Cực trị', 'Tổng rất nhỏ (0–4 hoặc 0–5) hoặc rất lớn (23–27 hoặc 22–27).'],
    ['Extremes', 'A very low sum (0–4 or 0–5) or a very high one (23–27 or 22–27).'],
  ),
  COLOUR: text(
    ['Màu', 'Màu của tổng; 0, 13, 14 và 27 không có màu.'],
    ['Colour', 'The colour of the sum; 0, 13, 14 and 27 have none.'],
  ),
  TRIPLE: text(['Bộ ba', 'Ba chữ số giống nhau.'], ['Triple', 'Three digits alike.']),
};
