/** The member's picture, or the initials, in a gold ring. */
export function Avatar({
  name,
  src,
  size = 40,
}: {
  name: string;
  /** Address of the picture; the initials stand where there is none. */
  src?: string | undefined;
  size?: number;
}) {
  const inner = size - 6;
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-full bg-[conic-gradient(from_200deg,var(--color-gold)_68%,var(--color-raised)_0)]"
      style={{ width: size, height: size }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={inner}
          height={inner}
          className="rounded-full bg-card object-cover shadow-[0_0_0_2px_var(--color-page)]"
          style={{ width: inner, height: inner }}
        />
      ) : (
        <i
          className="head grid place-items-center rounded-full bg-[oklch(.36_.09_300)] text-14 leading-none font-semibold not-italic shadow-[0_0_0_2px_var(--color-page)]"
          style={{ width: inner, height: inner }}
        >
          {Array.from(name).slice(0, 2).join('').toUpperCase()}
        </i>
      )}
    </span>
  );
}
