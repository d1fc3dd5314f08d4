type Field = string | number | bigint | Buffer | null | undefined;

const plain = /^[\w:.-]+$/;

/** A row in PostgreSQL's notation, its fields in the order of the composite type. */
export function rowLiteral(fields: readonly Field[]): string {
  return `(${fields.map(fieldOf).join(',')})`;
}

/** An array in PostgreSQL's notation; the driver's own conversion takes longer than the postings. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}

function fieldOf(field: Field): string {
  if (field === null || field === undefined) return '';
  if (Buffer.isBuffer(field)) return String.raw`"\\x${field.toString('hex')}"`;
  const text = String(field);
  return plain.test(text) ? text : `"${text.replaceAll(/["\\]/g, '$&$&')}"`;
}
