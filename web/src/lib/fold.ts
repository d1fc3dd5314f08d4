/** Lower case without Vietnamese marks, for searching and for choosing pictures: "Đá Gà" → "da ga". */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase();
}
