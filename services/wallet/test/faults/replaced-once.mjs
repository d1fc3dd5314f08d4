/** Throws unless the text holds `from` exactly once: a fault that changes nothing would prove nothing. */
export function replacedOnce(text, from, to) {
  const [before, after, more] = text.split(from);
  if (after === undefined || more !== undefined) throw new Error(`the fault does not fit: ${from}`);
  return before + to + after;
}
