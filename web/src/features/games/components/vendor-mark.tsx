import { vendorLook } from '../model/vendor-look';

/** An invented word-mark: the vendor's initials on a plate of its colour. */
export function VendorMark({ code, name, size = 40 }: { code: string; name: string; size?: number }) {
  const { initials, hue } = vendorLook(code, name);
  return (
    <span
      aria-hidden="true"
      className="head grid shrink-0 place-items-center text-white shadow-[inset_0_1px_0_rgb(255_255_255/.25)]"
      style={{
        width: size,
        height: size,
        borderRadius: size < 38 ? '50%' : 10,
        fontSize: size < 38 ? 12 : 14,
        background: `linear-gradient(160deg, oklch(.58 .15 ${hue}), oklch(.33 .11 ${hue}))`,
      }}
    >
      {initials}
    </span>
  );
}
