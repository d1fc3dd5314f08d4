const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A W3C traceparent in 25 bytes, kept beside the posting where the trace is sampled; null where it is not. */
export function packTrace(traceparent: string | undefined): Buffer | null {
  const [, trace, span, flags] = form.exec(traceparent ?? '') ?? [];
  if (trace === undefined || span === undefined || flags === undefined) return null;
  return (Number.parseInt(flags, 16) & 1) === 1 ? Buffer.from(trace + span + flags, 'hex') : null;
}

export function unpackTrace(packed: Buffer | null): string | undefined {
  if (packed === null) return undefined;
  const hex = packed.toString('hex');
  return `00-${hex.slice(0, 32)}-${hex.slice(32, 48)}-${hex.slice(48)}`;
}
