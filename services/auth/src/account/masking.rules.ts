/** A contact that its owner recognises and others cannot use. */
export function masked(kind: string, value: string): string {
  const text = Array.from(value.trim());
  if (kind === 'email') return maskedEmail(value.trim());
  if (kind === 'mobileNum') return '*'.repeat(Math.max(4, text.length - 3)) + text.slice(-3).join('');
  return text.length <= 4 ? '****' : `${text.slice(0, 2).join('')}****${text.slice(-1).join('')}`;
}

function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = Array.from(address.slice(0, at));
  const shown = name.length > 2 ? 2 : 1;
  return `${name.slice(0, shown).join('')}****${address.slice(at)}`;
}
