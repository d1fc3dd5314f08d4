export { fit, formatMoney, MoneyError, parseMinor, parseMoney } from './amount.js';
export { books, type Book } from './book.js';
export { allocate, mulPpmFloor, mulPpmWithRemainder } from './rate.js';
export { IsMoney, type MoneyBounds } from './is-money.js';
