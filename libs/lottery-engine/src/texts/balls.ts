import { text, type PlayTexts } from './play-text.js';

const inOrder = (count: number) =>
  text(
    [`${count} vị trí đầu đúng thứ tự`, `Trùng ${count} vị trí đầu theo đúng thứ tự.`],
    [`First ${count} in order`, `The first ${count} places in the order drawn.`],
  );

const firstSet = (count: number) =>
  text(
    [`${count} vị trí đầu, không cần thứ tự`, `Trùng ${count} số về đầu, thứ tự nào cũng được.`],
    [`First ${count}, any order`, `The first ${count} balls, in any order.`],
  );

export const diceTexts: PlayTexts = {
  SUM: text(['Tổng ba xúc xắc', 'Tổng điểm từ 3 đến 18.'], ['Sum', 'The sum of the three dice, 3 to 18.']),
  SIDES: text(
    ['Tài xỉu chẵn lẻ', 'Tổng từ 11 là tài, đến 10 là xỉu; chẵn hay lẻ.'],
    ['Sides', 'Sum from 11 big, to 10 small; odd or even.'],
  ),
  SIDES_NO_TRIPLE: text(
    ['Tài xỉu chẵn lẻ, bão thua', 'Như tài xỉu chẵn lẻ; ba mặt giống nhau thì mọi cửa đều thua.'],
    ['Sides, triples lose', 'As sides; three dice alike lose all bets.'],
  ),
  TRIPLE: text(
    ['Bão chỉ định', 'Cả ba mặt là số đã chọn.'],
    ['Given triple', 'All three dice show the chosen face.'],
  ),
  ANY_TRIPLE: text(['Bão bất kỳ', 'Ba mặt giống nhau.'], ['Any triple', 'Three dice alike.']),
  PAIR: text(
    ['Đôi chỉ định', 'Ít nhất hai mặt là số đã chọn.'],
    ['Given pair', 'Two dice or three show the chosen face.'],
  ),
  PAIR_EXACT: text(
    ['Đúng một đôi', 'Đúng hai mặt là số đã chọn.'],
    ['Exact pair', 'Exactly two dice show the chosen face.'],
  ),
  PAIR_SINGLE: text(
    ['Đôi và một số', 'Hai mặt là số thứ nhất, một mặt là số thứ hai.'],
    ['Pair and single', 'Two dice show the first face and one the second.'],
  ),
  DISTINCT: text(
    ['Ba số khác nhau', 'Ba mặt là ba số đã chọn.'],
    ['Three faces', 'The dice show the three chosen faces.'],
  ),
  ANY_RUN: text(['Sảnh bất kỳ', 'Ba mặt liên tiếp.'], ['Any run', 'Three faces that follow each other.']),
  RUN: text(['Sảnh chỉ định', 'Ba mặt là sảnh đã chọn.'], ['Given run', 'The dice show the chosen run.']),
  TWO_FACES: text(['Hai số khác nhau', 'Cả hai số đều xuất hiện.'], ['Two faces', 'Both faces are shown.']),
  FACE: text(
    ['Một số', 'Số đã chọn xuất hiện ít nhất một lần.'],
    ['One face', 'The face is shown at least once.'],
  ),
  FACE_COUNT: text(
    ['Một số theo số lần', 'Trả theo số lần số đã chọn xuất hiện.'],
    ['One face by count', 'Pays by how often the face is shown.'],
  ),
};

export const raceTexts: PlayTexts = {
  RANK: text(
    ['Định vị thứ hạng', 'Chọn số cho từng thứ hạng; mỗi số là một cược riêng.'],
    ['By rank', 'Numbers for each rank; every number is a bet of its own.'],
  ),
  STRAIGHT2: inOrder(2),
  STRAIGHT3: inOrder(3),
  STRAIGHT4: inOrder(4),
  STRAIGHT5: inOrder(5),
  SIDES: text(
    ['Tài xỉu chẵn lẻ thứ hạng', 'Mỗi thứ hạng: 6–10 là tài, 1–5 là xỉu; chẵn hay lẻ.'],
    ['Sides by rank', 'Each rank: 6–10 big, 1–5 small; odd or even.'],
  ),
  DRAGON_TIGER: text(
    ['Rồng hổ', 'So một thứ hạng với thứ hạng đối diện: lớn hơn là rồng, nhỏ hơn là hổ.'],
    ['Dragon and tiger', 'A rank against the one opposite: dragon if higher, tiger if lower.'],
  ),
  TOP2_SUM: text(
    ['Tổng quán á quân', 'Tổng hai số về nhất và nhì, từ 3 đến 19.'],
    ['Sum of the first two', 'The sum of the first two, 3 to 19.'],
  ),
  TOP2_SIDES: text(
    ['Tài xỉu quán á quân', 'Tổng hai số về đầu: từ 12 là tài, đến 11 là xỉu; chẵn hay lẻ.'],
    ['Sides of the first two', 'The sum of the first two: from 12 big, to 11 small; odd or even.'],
  ),
};

const anyOf = (count: number) =>
  count <= 5
    ? text(
        [
          `${count} trúng ${count}`,
          `${count === 1 ? 'Số đã chọn' : `Cả ${count} số đã chọn`} nằm trong năm số mở thưởng.`,
        ],
        [`Any ${count}`, `${count === 1 ? 'The ball is' : `All ${count} balls are`} among the five drawn.`],
      )
    : text(
        [`${count} trúng 5`, `Cả năm số mở thưởng nằm trong ${count} số đã chọn.`],
        [`Any ${count}`, `All five drawn balls are among the ${count} chosen.`],
      );

export const fiveOfElevenTexts: PlayTexts = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`ANY${count}`, anyOf(count)])),
  STRAIGHT2: inOrder(2),
  STRAIGHT3: inOrder(3),
  GROUP2: firstSet(2),
  GROUP3: firstSet(3),
  FIX: text(
    ['Định vị', 'Chọn số cho từng vị trí; mỗi số là một cược riêng.'],
    ['By position', 'Balls for each position; every ball is a bet of its own.'],
  ),
  FIRST3_HAS: text(
    ['Có mặt ba số đầu', 'Số đã chọn là một trong ba số về đầu.'],
    ['Among the first three', 'The ball is one of the first three.'],
  ),
  ODD_COUNT: text(
    ['Số lượng số lẻ', 'Có bao nhiêu số lẻ trong năm số.'],
    ['Odd balls', 'How many of the five are odd.'],
  ),
  MIDDLE: text(
    ['Số giữa', 'Số đứng giữa khi xếp theo thứ tự tăng dần.'],
    ['Middle ball', 'The middle one in rising order.'],
  ),
  SUM_SIZE: text(
    ['Tài xỉu tổng', 'Tổng năm số: trên 30 là tài, dưới 30 là xỉu; bằng 30 hoàn tiền cược.'],
    ['Size of the sum', 'The sum of the five: above 30 big, below 30 small; 30 returns the stake.'],
  ),
  SIDES: text(
    ['Tài xỉu chẵn lẻ từng vị trí', 'Mỗi số: 6–10 là tài, 1–5 là xỉu; chẵn hay lẻ; số 11 hoàn tiền cược.'],
    ['Sides by position', 'Each ball: 6–10 big, 1–5 small; odd or even; 11 returns the stake.'],
  ),
};

const kenoPick = (count: number, vi: string, en: string) =>
  text(
    [`Keno bậc ${count}`, `Chọn ${count} số trong 80; ${vi}.`],
    [`Keno, ${count} numbers`, `${count} of 80 numbers; ${en}.`],
  );

export const kenoTexts: PlayTexts = {
  PICK1: kenoPick(1, 'trả khi trùng 1 số', 'pays for 1 hit'),
  PICK2: kenoPick(2, 'trả khi trùng 2 số', 'pays for 2 hits'),
  PICK3: kenoPick(3, 'trả khi trùng 2 hoặc 3 số', 'pays for 2 or 3 hits'),
  PICK4: kenoPick(4, 'trả khi trùng từ 2 số', 'pays from 2 hits'),
  PICK5: kenoPick(5, 'trả khi trùng từ 3 số', 'pays from 3 hits'),
  PICK6: kenoPick(6, 'trả khi trùng từ 3 số', 'pays from 3 hits'),
  PICK7: kenoPick(7, 'trả khi trùng từ 3 số', 'pays from 3 hits'),
  PICK8: kenoPick(8, 'trả khi trùng từ 4 số hoặc không trùng số nào', 'pays from 4 hits, and for none'),
  PICK9: kenoPick(9, 'trả khi trùng từ 4 số hoặc không trùng số nào', 'pays from 4 hits, and for none'),
  PICK10: kenoPick(10, 'trả khi trùng từ 5 số hoặc không trùng số nào', 'pays from 5 hits, and for none'),
  SUM_SIZE: text(
    ['Tài xỉu tổng', 'Tổng hai mươi số: trên 810 là tài, dưới 810 là xỉu, bằng 810 là hòa.'],
    ['Size of the sum', 'The sum of the twenty: above 810 over, below 810 under, 810 tie.'],
  ),
  SUM_PARITY: text(
    ['Chẵn lẻ tổng', 'Tổng hai mươi số là chẵn hay lẻ.'],
    ['Odd or even sum', 'Whether the sum of the twenty is odd or even.'],
  ),
  HALVES: text(
    ['Lớn nhỏ', 'Nửa nào về nhiều số hơn: 41–80 là trên (lớn), 01–40 là dưới (nhỏ), bằng nhau là hòa.'],
    ['Upper or lower', 'Which half has more balls: 41–80 upper, 01–40 lower, tie if equal.'],
  ),
  PARITIES: text(
    ['Chẵn lẻ', 'Trong hai mươi số, số lẻ hay số chẵn về nhiều hơn; bằng nhau là hòa.'],
    ['Odd or even', 'Whether more of the twenty balls are odd or even; tie if equal.'],
  ),
  ELEMENTS: text(
    ['Ngũ hành', 'Tổng hai mươi số: Kim 210–695, Mộc 696–763, Thủy 764–855, Hỏa 856–923, Thổ 924–1410.'],
    ['Five elements', 'The sum: metal 210–695, wood 696–763, water 764–855, fire 856–923, earth 924–1410.'],
  ),
};

const each = (
  name: string,
  counts: readonly number[],
  say: (count: number) => ReturnType<typeof text>,
): PlayTexts => Object.fromEntries(counts.map((count) => [`${name}${count}`, say(count)]));

export const lottoTexts: PlayTexts = {
  CONTAINS: text(
    ['Có mặt', 'Số đã chọn là một trong các số mở thưởng.'],
    ['Contains', 'The number is drawn.'],
  ),
  ...each('ALL', [2, 3, 4], (count) =>
    text(
      [`${count} số cùng về`, `Cả ${count} số đều được mở thưởng.`],
      [`All of ${count}`, `All ${count} numbers are drawn.`],
    ),
  ),
  ...each('NONE', [5, 6, 7, 8, 9, 10], (count) =>
    text(
      [`${count} số không về`, `Không số nào trong ${count} số được mở thưởng.`],
      [`None of ${count}`, `None of the ${count} numbers is drawn.`],
    ),
  ),
  ...each('ONE', [5, 6, 7, 8, 9, 10], (count) =>
    text(
      [`${count} số về đúng một`, `Đúng một trong ${count} số được mở thưởng.`],
      [`One of ${count}`, `Exactly one of the ${count} numbers is drawn.`],
    ),
  ),
  BONUS: text(
    ['Số đặc biệt', 'Số đã chọn là số đặc biệt, quay riêng với các số chính.'],
    ['Bonus ball', 'The number is the bonus ball, which is drawn apart from the others.'],
  ),
  ...each('MATCH', [5, 6], (count) =>
    text(
      [
        `Vé ${count} số và vé bao`,
        `Trả theo số lượng số trùng, từ 3 số. Chọn nhiều hơn ${count} số là vé bao: mỗi bộ ${count} số là một vé.`,
      ],
      [
        `Ticket of ${count}, or more as a system`,
        `Pays by how many are drawn, from 3. More than ${count} numbers are a system bet: every ${count} of them make a ticket.`,
      ],
    ),
  ),
};

export const max3dTexts: PlayTexts = {
  MAX3D: text(
    ['Max 3D', 'Ba chữ số trùng số nào trong hai mươi số thì trả theo giải đó; mọi lần trùng đều trả.'],
    ['Max 3D', 'Three digits against twenty numbers; each hit pays by its prize.'],
  ),
  MAX3D_PLUS: text(
    [
      'Max 3D+',
      'Hai số ba chữ số khác nhau; trả một giải cao nhất: cả hai cùng về một giải, hai số bất kỳ (giải tư), một số đặc biệt (giải năm), một số khác (giải sáu).',
    ],
    [
      'Max 3D+',
      'Two different numbers of three digits; the highest prize is paid: both in one prize, both anywhere (prize 4), one of the special prize (prize 5), one of the others (prize 6).',
    ],
  ),
  MAX3D_PRO: text(
    [
      'Max 3D Pro',
      'Hai số ba chữ số khác nhau; trả một giải cao nhất, như Max 3D+; hai số đặc biệt về đúng thứ tự trả cao nhất, ngược thứ tự là phụ đặc biệt.',
    ],
    [
      'Max 3D Pro',
      'Two different numbers of three digits; the highest prize is paid, as in Max 3D+; the special numbers pay most in the order drawn, less in reverse.',
    ],
  ),
};
