import { classNames } from './class-names';

/** Stands where content will be, in the same box; it shows only once waiting has become noticeable. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block animate-[appear_0ms_150ms_both] overflow-hidden rounded-sm bg-card after:absolute after:inset-0 after:-translate-x-full after:animate-skeleton after:bg-linear-to-r after:from-transparent after:via-white/5 after:to-transparent',
        className,
      )}
    />
  );
}
