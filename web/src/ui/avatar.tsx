/** The member's initials in a gold ring. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-full bg-[conic-gradient(from_200deg,var(--color-gold)_68%,var(--color-raised)_0)]"
      style={{ width: size, height: size }}
    >
      <i
        className="head grid place-items-center rounded-full bg-[oklch(.36_.09_300)] text-14 leading-none font-semibold not-italic shadow-[0_0_0_2px_var(--color-page)]"
        style={{ width: size - 6, height: size - 6 }}
      >
        {Array.from(name).slice(0, 2).join('').toUpperCase()}
      </i>
    </span>
  );
}
