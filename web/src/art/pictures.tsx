import { sceneFiles } from 'virtual:scene-files';
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
  /** The first picture of its page, which the browser should not wait with. */
  first?: boolean;
  className?: string;
}

/** The wide lotus lake, cropped to its box with the flower kept in view. */
export function Scene(props: SceneProps) {
  const file = sceneFiles[props.name];
  return file ? <Picture {...props} source={file} /> : <DrawnScene {...props} />;
}

function DrawnScene(props: SceneProps) {
  const kit = useArtKit();
  if (!kit) return null;
  return <Picture {...props} source={remembered(`scene/${props.name}`, () => kit.scene(props.name))} />;
}

function Picture({ source, centred = false, first = false, className }: SceneProps & { source: string }) {
  const loading = { width: 1440, height: 576, fetchPriority: first ? 'high' : 'auto' } as const;
  if (!centred) {
    return (
      <img src={source} alt="" {...loading} className={`object-cover object-right ${className ?? ''}`} />
    );
  }
  // The flower's middle lies 70.8 % along the picture; 172 % of the box leaves no gap on either side of it.
  return (
    <span className={`block overflow-hidden ${className ?? ''}`}>
      <img
        src={source}
        alt=""
        {...loading}
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
