/** EMVCo QR for a transfer to a Vietnamese bank account (VietQR): a list of tag, two-digit length, value. */
export interface VietQr {
  bankBin: string;
  accountNumber: string;
  /** Whole dong; without it the payer types the amount. */
  amount?: bigint;
  /** ASCII, at most 25 characters. */
  purpose?: string;
}

export class VietQrError extends Error {}

/** Content of the QR code: for one payment (12) with an amount or a purpose, else reusable (11). */
export function vietQr({ bankBin, accountNumber, amount, purpose }: VietQr): string {
  if (!/^\d{6}$/.test(bankBin) || !/^\w{6,19}$/.test(accountNumber))
    throw new VietQrError('not a bank account');
  if (purpose !== undefined && !/^[\x20-\x7e]{1,25}$/.test(purpose))
    throw new VietQrError('a purpose is ASCII and short');
  if (amount !== undefined && (amount <= 0n || amount >= 10n ** 13n)) throw new VietQrError('not an amount');
  const oneTime = amount !== undefined || purpose !== undefined;
  const payee = field('00', bankBin) + field('01', accountNumber);
  const content =
    field('00', '01') +
    field('01', oneTime ? '12' : '11') +
    field('38', field('00', 'A000000727') + field('01', payee) + field('02', 'QRIBFTTA')) +
    field('53', '704') +
    (amount === undefined ? '' : field('54', String(amount))) +
    field('58', 'VN') +
    (purpose === undefined ? '' : field('62', field('08', purpose))) +
    '6304';
  return content + crc16(content);
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial value FFFF; four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
