const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "12345.6" with the separators of the language, "1.2e+17" as 1.2 × 10¹⁷: its exponent may be beyond what a number holds. */
export function oddsText(topOneIn: string, number: Intl.NumberFormat): string {
  const [factor = '', exponent] = topOneIn.split('e+');
  const written = number.format(Number(factor));
  if (exponent === undefined) return written;
  return `${written} × 10${Array.from(exponent, (digit) => RAISED[Number(digit)]).join('')}`;
}
