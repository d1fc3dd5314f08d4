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

/** The wide lotus lake, cropped to its box with the flower kept in view. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const kit = useArtKit();
  if (!kit) return null;
  const source = remembered(`scene/${name}`, () => kit.scene(name));
  return <img src={source} alt="" className={`object-cover object-[71%_50%] ${className ?? ''}`} />;
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
