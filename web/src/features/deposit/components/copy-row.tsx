import { CopyButton } from '~/ui/copy';

export function CopyRow({ label, value, copy = value }: { label: string; value: string; copy?: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center border-b border-hairline py-1">
      <span className="min-w-0">
        <small className="block text-12 text-subtle">{label}</small>
        <b className="num font-semibold break-words">{value}</b>
      </span>
      <CopyButton text={copy} label={label} />
    </div>
  );
}
