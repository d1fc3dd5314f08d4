import type { SceneName } from './kit/scene';
import type { GlyphSpec } from './kit/types';
import { svgSource, useArtKit } from './use-art';

const sources = new Map<string, string>();
function remembered(key: string, make: () => string): string {
  let source = sources.get(key);
  if (!source) {
    source = svgSource(make());
    sources.set(key, source);
  }
  return source;
}

export interface SceneProps {
  name: SceneName;
  /** In a tall box the flower stands in the middle; in a wide one it keeps its place on the right. */
  centred?: boolean;
  className?: string;
}

/** The wide lotus lake, cropped to its box with the flower kept in view. */
export function Scene({ name, centred = false, className }: SceneProps) {
  const kit = useArtKit();
  if (!kit) return null;
  const source = remembered(`scene/${name}`, () => kit.scene(name));
  if (!centred) {
    return <img src={source} alt="" className={`object-cover object-right ${className ?? ''}`} />;
  }
  // The flower's middle lies 70.8 % along the picture; 172 % of the box leaves no gap on either side of it.
  return (
    <span className={`block overflow-hidden ${className ?? ''}`}>
      <img
        src={source}
        alt=""
        className="absolute left-1/2 aspect-5/2 h-full w-auto max-w-none min-w-[172%] -translate-x-[70.8%] object-cover"
      />
    </span>
  );
}

/** One drawing; its box is there before the picture is. */
export function Glyph({
  spec,
  size,
  hue,
  className,
}: {
  spec: GlyphSpec;
  size?: number;
  hue?: number;
  className?: string;
}) {
  const kit = useArtKit();
  const box = size ? { width: size, height: size } : undefined;
  if (!kit) return <span className={`block ${className ?? ''}`} style={box} />;
  const source = remembered(`glyph/${spec}/${hue ?? ''}`, () => kit.glyphPicture(spec, hue));
  return (
    <img src={source} alt="" className={`block ${className ?? ''}`} style={box} width={size} height={size} />
  );
}
